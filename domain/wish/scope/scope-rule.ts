import type { Found } from '#domain/wish/lexicon/vocabulary.ts'
import type { Hearing } from '#domain/wish/parser/hearing.ts'

/** A sentence, and what must be heard of it. */
export type Example = readonly [sentence: string, heard: string]

/** What is met at a place. */
export interface Met {
  at: number
  found?: Found
  /** A word that means nothing. */
  word?: string
}

/** How far what was said reaches over what comes: a rule says where it ends, and what it spares. */
export interface ScopeRule {
  id: string
  /** What is met: a sign, a place before anything is read there, a word that means nothing, a food, a dish, one of a list of dishes, a choice. */
  before: 'comma' | 'colon' | 'line' | 'place' | 'word' | 'behind word' | 'food' | 'dish' | 'named dish' | 'choice'
  when: (hearing: Hearing, met: Met) => boolean
  /** It 'ends', and what comes is wanted; another begins with a 'turn'; it 'spares' only what is met here; what comes is meant 'aside' of it. */
  effect: 'ends' | 'turn' | 'spares' | 'aside'
  examples: readonly Example[]
}

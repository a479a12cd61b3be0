import type { Group } from './jobs.ts'

/** What a run of jobs came to; a plain value, so that it can pass between threads. */
export interface Tally {
  asked: number
  answered: number
  threw: number
  /** Answers whose form does not claim the meal, or the type, that was asked for. */
  outsideMeal: number
  outsideType: number
  /** Outside either. */
  outside: number
  refused: number
  proved: number
  /** Answers with a finding that blocks, and with a breach by printed words. */
  blocking: number
  breaching: number
  /** Breaches by printed words that are certain. */
  certain: number
  /** Forms of each cell of variety. */
  forms: Record<string, string[]>
  /** Sentences on what went wrong, of each kind. */
  cases: Record<Kind, string[]>
}
export const kinds = ['outside', 'unproved', 'proved', 'blocking', 'breach', 'thrown'] as const
export type Kind = (typeof kinds)[number]
export type Tallies = Partial<Record<Group, Tally>>

const mostCases = 400

export function emptyTally(): Tally {
  return {
    asked: 0,
    answered: 0,
    threw: 0,
    outsideMeal: 0,
    outsideType: 0,
    outside: 0,
    refused: 0,
    proved: 0,
    blocking: 0,
    breaching: 0,
    certain: 0,
    forms: {},
    cases: { outside: [], unproved: [], proved: [], blocking: [], breach: [], thrown: [] },
  }
}

export function note(tally: Tally, kind: Kind, sentence: string): void {
  if (tally.cases[kind].length < mostCases) tally.cases[kind].push(sentence)
}

/** Adds what another thread counted. */
export function addTally(to: Tally, from: Tally): void {
  for (const field of figures) to[field] += from[field]
  for (const [cell, forms] of Object.entries(from.forms))
    to.forms[cell] = [...new Set([...(to.forms[cell] ?? []), ...forms])]
  for (const kind of kinds) to.cases[kind] = [...to.cases[kind], ...from.cases[kind]].slice(0, mostCases)
}
const figures = [
  'asked',
  'answered',
  'threw',
  'outsideMeal',
  'outsideType',
  'outside',
  'refused',
  'proved',
  'blocking',
  'breaching',
  'certain',
] as const

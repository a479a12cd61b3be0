import { rememberedFor } from '#domain/remembered.ts'
import type { Token } from '#domain/text/tokens.ts'

/** A step with what it states of its time, its words ready to be searched. */
export interface ReadStep {
  /** Lower case, no accents. */
  text: string
  words: readonly Token[]
  time?: number
  active?: number
  waiting?: number
  /** Undefined where the recipe does not say; then its words decide. */
  meanwhile?: boolean
}

/** Keeps what is found out of the words of a step as long as they are kept: the same text has the same words, while a step is made anew each time. */
export function rememberedForWords<Answer>(
  work: (step: Pick<ReadStep, 'text' | 'words'>) => Answer,
): (step: Pick<ReadStep, 'text' | 'words'>) => Answer {
  const kept = rememberedFor((): { known?: { answer: Answer } } => ({}))
  return (step) => (kept(step.words).known ??= { answer: work(step) }).answer
}

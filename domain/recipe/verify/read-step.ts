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

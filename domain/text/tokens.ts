import { singularOf } from '#domain/measure/plural.ts'
import { plain } from '#domain/plain-text.ts'

/** A word of a text with its place. `gap` holds what stands between it and the word before: punctuation ends a name. */
export interface Token {
  word: string
  /** Singular, so that 'tomatoes' meets 'tomato'. */
  stem: string
  at: number
  gap: string
}

/** The words of plain text in order; hyphens join nothing ('egg-free' is two words with a '-' gap). */
export function tokens(text: string): Token[] {
  const found: Token[] = []
  let end = 0
  for (const match of text.matchAll(/[a-z][a-z']*/g)) {
    const word = match[0].replace(/'s?$/, '')
    found.push({ word, stem: singularOf(word), at: match.index, gap: text.slice(end, match.index) })
    end = match.index + match[0].length
  }
  return found
}

/** The singular words of a phrase, as all text is compared. */
export function stemsOf(text: string): string[] {
  return tokens(plain(text)).map(({ stem }) => stem)
}

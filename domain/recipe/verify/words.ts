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

/** 'a', 'a and b', 'a, b and c'. */
export function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

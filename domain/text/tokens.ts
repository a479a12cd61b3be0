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
  for (let at = 0; at < text.length; ) {
    if (!isLetter(text.charCodeAt(at))) {
      at += 1
      continue
    }
    const from = at
    while (isLetter(text.charCodeAt(at)) || text.charCodeAt(at) === apostrophe) at += 1
    const said = text.slice(from, at)
    const word = said.includes("'") ? said.replace(/'s?$/, '') : said
    found.push({ word, stem: singularOf(word), at: from, gap: text.slice(end, from) })
    end = at
  }
  return found
}

function isLetter(code: number): boolean {
  return code >= 97 && code <= 122
}
const apostrophe = 39

/** The singular words of a phrase, as all text is compared. */
export function stemsOf(text: string): string[] {
  return tokens(plain(text)).map(({ stem }) => stem)
}

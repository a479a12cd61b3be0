import type { Span } from '#domain/food/allergens/allergen-words.ts'
import { withoutClaims } from '#domain/food/line/amounts/none-of.ts'
import type { Word } from '#domain/food/match/word-keys.ts'
import { denialsIn } from '#domain/text/negation.ts'
import { tokens } from '#domain/text/tokens.ts'

/**
 * Whether a name is only denied: 'butter' of 'olive oil instead of butter'. A line of which nothing else is left denies nothing, as
 * it lists that food.
 */
export function deniedBeside(text: string, words: readonly Word[], owned: readonly Span[]): (span: Span) => boolean {
  if (ofAnyKind.test(text) && reported.test(text)) return () => false
  const spoken = tokens(withoutClaims(lowered(text)))
  const { things, loosely } = denialsIn(spoken)
  // 'a plant milk, like soy or almond': what is compared with may be what is bought
  if (!things.includes(true)) return () => false
  const places = new Set(spoken.flatMap(({ at }, index) => (things[index] && !loosely[index] ? [at] : [])))
  const isDenied = ({ start, end }: Span) => words.slice(start, end).every(({ from }) => places.has(from))
  return places.size > 0 && owned.some((place) => !isDenied(place)) ? isDenied : () => false
}

/** 'A milk alternative (the book said soy)' may be of soy. */
const ofAnyKind = /\b(?:alternative|substitute|plant|vegan|non-?dairy|dairy-?free)\b/i
const reported = /\bthe (?:book|magazine|original|cookbook) (?:said|wanted|specified|asked|called)\b/i

/** In lower case, with each letter where it was. */
function lowered(text: string): string {
  const lower = text.replace(/[’‘]/g, "'").toLowerCase()
  return lower.length === text.length ? lower : text
}

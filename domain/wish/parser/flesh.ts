import { foods } from '#domain/food/foods.ts'
import { wordSet } from '#domain/plain-text.ts'
import type { Intents } from '#domain/wish/intents.ts'
import { type Found, foodNamed } from '#domain/wish/lexicon/vocabulary.ts'

/** Meat, fish and what is made of them, stock too. */
export function isFlesh(id: string): boolean {
  const facts = foods.get(id)?.facts
  return facts !== undefined && (facts.has('meat') || facts.has('fish'))
}

export function wantsFlesh({ foods: named }: Intents): boolean {
  return named.some(({ as, anyOf }) => as === 'wanted' && anyOf.some(isFlesh))
}

/** A vegetable, a bean, tofu, an egg: what can be the middle of a dish. An onion or a chile only flavors it. */
export function isNoMeat([first = '']: readonly string[]): boolean {
  const roles = foods.get(first)?.roles ?? []
  const isOwn = roles.some((role) => role === 'vegetable' || role === 'leaf' || role === 'protein')
  return isOwn && roles[0] !== 'aromatic' && roles[0] !== 'heat' && !isFlesh(first)
}

/** Chicken tacos do, and meatballs are a shape. */
export function tellsOfMeat(words: string): boolean {
  const each = words.split(' ')
  return each.length > 1 && each.some((word) => foodNamed(word)?.every(isFlesh))
}

/** A cut of meat by its name. */
export function isCut({ words, foods: ids = [] }: Found): boolean {
  return cuts.has(words) && ids.some(isFlesh)
}
/** What a butcher calls a cut, and cooks call what they cut like it. */
const cuts = wordSet('steak steaks wing wings rib ribs fillet fillets cutlet cutlets chop chops mince bacon jerky loin')

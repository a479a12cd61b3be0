import type { Allergen } from '#domain/food/allergens/allergens.ts'
import type { Food } from '#domain/food/food.ts'
import { knownFood } from '#domain/food/match/find-food.ts'

/** What a label says that a food is free of, by its usual words. */
const allergensOf: Readonly<Record<string, readonly Allergen[]>> = {
  gluten: ['gluten', 'wheat'],
  wheat: ['wheat'],
  dairy: ['milk'],
  milk: ['milk'],
  lactose: ['milk'],
  egg: ['egg'],
  nut: ['tree_nut', 'peanut'],
  peanut: ['peanut'],
  soy: ['soy'],
  fish: ['fish'],
  shellfish: ['crustacean', 'mollusc'],
}
const label = new RegExp(String.raw`(?<!\p{L})(${Object.keys(allergensOf).join('|')})s?[ -]free(?!\p{L})[\s,]*`, 'giu')

/**
 * The food that words name beside labels of what it has none of by nature, whose figures it has: gluten-free chicken broth is chicken broth. Where
 * the label makes another food of it, as of bread, or where there is no label, undefined. It clears nothing.
 */
export function foodFreeOf(words: string): Food | undefined {
  const said = [...words.matchAll(label)].flatMap(([, name = '']) => allergensOf[name.toLowerCase()] ?? [])
  if (said.length === 0) return undefined
  const { food } = knownFood(words.replace(label, '').trim())
  return food && !food.allergens.certain.some((allergen) => said.includes(allergen)) ? food : undefined
}

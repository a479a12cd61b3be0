import { forms } from '#domain/catalogue/forms/all.ts'
import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'

/** Whether a dish is what stands beside another, and never a dinner: muffins, mashed potatoes, a sauce. */
export function isForBeside({ forms: [first] }: DishMeaning): boolean {
  const types = forms.find(({ id }) => id === first)?.types ?? []
  return types.length > 0 && !types.some((type) => type === 'Main Dish' || type === 'Soup' || type === 'Salad')
}

/** Leftover chicken tacos are made of leftover chicken. */
export function tellsOfFood(words: string): boolean {
  return words.split(' ').some((word) => foodNamed(word)?.length)
}

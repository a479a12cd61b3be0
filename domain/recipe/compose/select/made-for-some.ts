import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import type { Mood } from '#domain/wish/meaning.ts'

/** Whether a dish is written for others than this cook. */
export function isMadeForOthers({ id }: Form, { intents: { foods, moods, hasChildren } }: HeardWish): boolean {
  const whom = bookDishes.get(id)?.entry.madeFor
  if (whom === 'leftovers') return !foods.some(({ leftover }) => leftover)
  if (whom === 'small children')
    return !(hasChildren && forSmall.some((mood) => moods.has(mood))) && !moods.has('no-salt')
  return whom === 'no salt' && !moods.has('no-salt') && !moods.has('low-salt')
}

/** What is asked of a dish for who has few teeth, or leaves most things on the plate. */
const forSmall: readonly Mood[] = ['soft', 'plain', 'hidden vegetables']
/** Whether a dish is a version for who eats few carbohydrates or no animals, and this cook does not: shirataki are nobody's pad thai but theirs. */
export function isVersionForOthers(form: Form, { diet, intents }: HeardWish): boolean {
  if (intents.text.trim()) return false
  const whose = versionFor(form)
  return whose === 'keto' ? !countsCarbs.has(diet ?? '') : whose === 'vegan' && !eatsPlants.has(diet ?? '')
}
const countsCarbs: ReadonlySet<string> = new Set(['keto', 'low-carb', 'diabetic-friendly', 'paleo'])
const eatsPlants: ReadonlySet<string> = new Set(['vegan', 'vegetarian', 'dairy-free'])

/** By its names: a version is asked for by the diet that it is for. */
const versionFor = rememberedFor(({ id }: Form) => {
  const [plainest = '', ...others] = bookDishes.get(id)?.names ?? []
  if ([plainest, ...others].filter((name) => /^(?:keto|low carb) /.test(name)).length > 1) return 'keto'
  return plainest.startsWith('vegan ') ? 'vegan' : 'none'
})

import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'
import { cuisinesOf } from '#domain/recipe/compose/dish/cuisines-of.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** What speaks for a dish as one that a diet is for: it may keep to a Mediterranean one, and still be white rice and much cheese. */
export function spiritPoints(pair: Candidate, { diet, cuisine }: HeardWish): number {
  if (diet !== 'mediterranean') return 0
  const isOfTheSea = cuisine !== undefined || cuisinesOf(pair).some((each) => shores.has(each))
  return (isOfTheSea ? 0 : -3) + ofForm(pair.form)
}

const shores: ReadonlySet<string> = new Set(['Mediterranean', 'Greek', 'Italian', 'Spanish', 'Middle Eastern'])

const ofForm = rememberedFor(({ told, book = [], sweet, main }: Form): number => {
  if (told === undefined || sweet) return 0
  const heart = namedFood(main ?? '')
  const isOfIt = heart !== undefined && isKind(heart, ...hearts)
  const fat = Math.max(0, told.per.saturatedFat - muchSaturated) / 2
  return (book.includes('olive-oil') ? 0.8 : 0) + (isOfIt ? 0.5 : 0) - Math.min(3, fat)
})
/** Fish, beans, vegetables. */
const hearts = ['fish', 'shrimp', 'bean', 'lentil', 'leaf', 'vegetable'] as const
/** Grams a serving after which cheese is most of the meal: a fifth of the daily value is 4. */
const muchSaturated = 6

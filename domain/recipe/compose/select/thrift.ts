import { type Form, isForm } from '#domain/catalogue/forms/form.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** How much the budget asks for a cheap dish, by dollars a serving; ordinary dishes come to two and a half. */
export function thrift({ budget, servings, intents: { moods } }: HeardWish): number {
  if (moods.has('cheapest')) return 4
  if (budget === undefined || budget / servings >= 3) return 0
  return budget / servings <= 2 ? 4 : 2
}

/** What a small budget says for a form: for what is cheap by nature and the dishes of the catalogue that it buys, and against all that it does not. */
export function thriftPoints(form: Form, wish: HeardWish): number {
  const { budget, servings } = wish
  const isBought = form.told !== undefined && form.told.dollars * servings <= (budget ?? 0)
  const isTooDear = form.told !== undefined && budget !== undefined && form.told.dollars * servings > budget * beyond
  return (isForm(form, 'cheap') || isBought ? thrift(wish) : 0) - (isTooDear ? tooDear : 0)
}
/** How far above a budget no leaner way to weigh a dish out brings it down again, and what that costs it. */
const [beyond, tooDear] = [1.3, 8]

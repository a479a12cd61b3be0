import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** Whether a dish is for others than this cook: one that says it is made of leftovers is for whoever has some, and one without salt for whoever has none or has children. */
export function isMadeForOthers({ id }: Form, { intents: { foods, moods, hasChildren } }: HeardWish): boolean {
  const dish = bookDishes.get(id)
  if (!dish) return false
  if (/\bleftover\b/i.test(dish.title) && !foods.some(({ leftover }) => leftover)) return true
  return dish.entry.unsalted === true && !hasChildren && !moods.has('no-salt') && !moods.has('low-salt')
}

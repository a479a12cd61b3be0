import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { isCalledFirst } from '#domain/catalogue/book/kinds.ts'
import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import type { Intents } from '#domain/wish/intents.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'
import { calledAlike } from '#domain/wish/settled/heard-dishes.ts'

/**
 * What the catalogue sets beside the dishes, or the dishes of the foods, that somebody looks for something to eat with: the share of those that have
 * each beside them, 0 to 1, the first on their lists counting most.
 */
export function companionsOf({ mains, foods }: Intents): ReadonlyMap<FormId, number> {
  const named = mains.flatMap(ofName)
  const eaten = named.length ? named : foods.flatMap((food) => (food.isBeside ? mainsOf(food) : []))
  const all = eaten.reduce((sum, { entry }) => sum + entry.weight, 0)
  const shares = new Map<FormId, number>()
  for (const { beside = [], entry } of eaten)
    for (const [place, id] of beside.entries())
      shares.set(id, (shares.get(id) ?? 0) + entry.weight / all / (1 + place / 3))
  return shares
}

/** A dish of the catalogue by its name, or all that are called so. */
function ofName(dish: DishMeaning): BookDish[] {
  const own = bookDishes.get(dish.forms[0] ?? '')
  return own ? [own] : calledAlike(dish).flatMap((id) => bookDishes.get(id) ?? [])
}

/** The main dishes that are built on a food, or called by it first. */
function mainsOf({ words, anyOf }: Intents['foods'][number]): BookDish[] {
  const own = forms.filter(
    (form) =>
      form.types.includes('Main Dish') &&
      ((form.main !== undefined && anyOf.includes(form.main)) || isCalledFirst(form, { words })),
  )
  return own.flatMap(({ id }) => bookDishes.get(id) ?? [])
}

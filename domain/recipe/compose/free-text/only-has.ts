import { bookDishes } from '#domain/recipe/compose/book/book-forms.ts'
import type { DishFood } from '#domain/recipe/compose/dish-food.ts'
import { hasFact, isKind } from '#domain/recipe/compose/dish-line.ts'
import type { Form } from '#domain/recipe/compose/form.ts'
import { namedFood } from '#domain/recipe/compose/free-text/named-food.ts'
import type { Reading } from '#domain/recipe/compose/read-wish.ts'
import { joined } from '#domain/recipe/compose/sentences.ts'

/** What a list needs besides the foods that are there, for who said that there is nothing else; salt, pepper, oil and water go without saying. */
export function lackingOf<Line extends DishFood>(lines: readonly Line[], { onlyHas, wanted }: Reading): Line[] {
  if (!onlyHas) return []
  return lines.filter(
    (line) =>
      !hasFact(line, 'always there') &&
      !isKind(line, 'oil', 'salt') &&
      !wanted.some(({ anyOf }) => anyOf.includes(line.id)),
  )
}

/** How much of its list a form lacks then, before it is made. */
export function lackingIn(form: Form, reading: Reading): number {
  if (!reading.onlyHas) return 0
  const lines = bookDishes.get(form.id)?.lines.filter(({ mayGo }) => !mayGo)
  const own = lines?.flatMap(({ foods: [id = ''] }) => namedFood(id) ?? [])
  return own ? lackingOf(own, reading).length : usual
}
/** Lines that a dish which is no dish of the catalogue is likely to lack. */
const usual = 6

/** A sentence without a full stop that names what else it takes; none where it takes nothing. */
export function lackingNotes(lines: readonly DishFood[], reading: Reading): string[] {
  const names = [...new Set(lackingOf(lines, reading).map(({ food }) => food.name))]
  return names.length ? [`Besides what you have, you’ll need ${joined(names)}`] : []
}

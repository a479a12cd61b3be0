import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import type { Want } from '#domain/recipe/compose/asked/want.ts'
import { ingredientOf } from '#domain/recipe/compose/listing/list-line.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { remembered } from '#domain/remembered.ts'

/** Grams a serving of a food in the dish of the catalogue that takes most of it, or what a plate of its kind holds. */
const mostOf = remembered((id: string): number => {
  const grams = [...bookDishes.values()].flatMap(({ entry, lines }) =>
    entry.part ? [] : lines.filter(({ foods: [own] }) => own === id).map((line) => line.grams),
  )
  return Math.max(plates[namedFood(id)?.behaviour.kind ?? 'other'] ?? 1, ...grams)
})
const plates: Partial<Record<Kind, number>> = { vegetable: 150, potato: 200, leaf: 100, fruit: 120, berry: 100 }

/** What there is much of was bought or grown: the fresh kinds before those of tins. */
function meant({ anyOf }: Want): readonly string[] {
  const fresh = anyOf.filter((id) => namedFood(id)?.food.aisle === 'Produce')
  return fresh.length ? fresh : anyOf
}

/** How much of a food a dish takes beside the dish that takes most: 1 where none takes more, 0 where it has none. */
function shareOfMost(want: Want, grams: (id: string) => number): number {
  return Math.max(0, ...meant(want).map((id) => Math.min(1, grams(id) / mostOf(id))))
}

/** The same of a dish of the catalogue, before it is made. */
export function shareInForm(form: Form, want: Want): number {
  const lines = bookDishes.get(form.id)?.lines ?? []
  return shareOfMost(want, (id) => lines.find(({ foods: [own] }) => own === id)?.grams ?? 0)
}

/** The same of a dish that is weighed out. */
export function shareInLines(lines: readonly DishLine[], servings: number, want: Want): number {
  return shareOfMost(want, (id) => (lines.find((line) => line.id === id)?.grams ?? 0) / servings)
}

/** A share below which a dish does little for who has much of a food. */
export const littleShare = 0.6

/** For each food of which there is much: how much of it a dish takes, in the words of its list. */
export function muchTaken(
  lines: readonly DishLine[],
  servings: number,
  wanted: readonly Want[],
): { words: string; amount: string; isLittle: boolean }[] {
  return wanted.flatMap((want) => {
    const its = want.much ? lines.filter(({ id }) => want.anyOf.includes(id)) : []
    const [line] = its.toSorted((one, other) => other.grams - one.grams)
    if (!line) return []
    const { preparation: _preparation, ...bare } = ingredientOf(line)
    const isLittle = shareInLines(lines, servings, want) < littleShare
    return [{ words: want.words, amount: ingredientText(bare), isLittle }]
  })
}

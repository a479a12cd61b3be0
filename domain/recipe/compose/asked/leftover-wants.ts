import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { savouryForms } from '#domain/catalogue/forms/all.ts'
import { isForm } from '#domain/catalogue/forms/form.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import { foods } from '#domain/food/foods.ts'
import { type Want, wantOf } from '#domain/recipe/compose/asked/want.ts'
import type { Intents, Named } from '#domain/wish/intents.ts'
import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'
import { isFlesh } from '#domain/wish/parser/flesh.ts'

/** Cold rice is for frying: dishes that are made of cooked rice, the most usual first. */
export function leftoverForms({ foods }: Intents): FormId[] {
  const rice = foods.some(({ leftover, as, words }) => leftover && as === 'wanted' && /\brice\b/.test(words))
  return rice ? [...dishesOfCookedRice, ...friedRice] : []
}
const friedRice: readonly FormId[] = savouryForms.filter((form) => isForm(form, 'leftover rice')).map(({ id }) => id)
const dishesOfCookedRice: readonly FormId[] = [...bookDishes.values()]
  .filter(({ lines }) => lines.some(({ slot, foods }) => slot === 'starch' && foods[0] === 'cooked-rice'))
  .sort((one, other) => other.entry.weight - one.entry.weight)
  .map(({ id }) => id)

/** What is left of half a ham or a whole turkey is not weighed by it. */
export function isShareOfRoast({ leftover, anyOf, amount }: Named): boolean {
  return (
    leftover &&
    anyOf.some(isFlesh) &&
    /^(?:an?|half|a half|quarter|a quarter|most|the rest|whole|a whole)\b/.test(amount?.said ?? '')
  )
}

/** Whether a food is on lists as cooked already. */
function isCooked(id: string): boolean {
  return foods.get(id)?.name.startsWith('cooked ') ?? false
}

/** A food that is cooked already: what the kitchen knows as cooked comes first, and nobody's leftovers are ground. */
export function leftoverOf(words: string, anyOf: readonly string[]): Want {
  const cooked = foodNamed(`cooked ${words}`)?.filter(isCooked) ?? []
  const ids = [...new Set([...cooked, ...anyOf.filter((id) => !id.startsWith('ground-'))])]
  const want = wantOf(words, ids.length ? ids : anyOf)
  return { ...want, leftover: true, best: cooked.length ? cooked : want.best }
}

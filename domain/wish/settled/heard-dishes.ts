import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { versionsOf } from '#domain/catalogue/book/machine-versions.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import type { Order } from '#domain/options/wish.ts'
import { stemsOf } from '#domain/text/tokens.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'

/** What a machine makes that the cook likes best, and then what few others could make, comes first where it stands: bread from a bread machine. */
export function ownedFirst(ids: readonly FormId[], { equipment, preferEquipment }: Order): FormId[] {
  const isOwned = (id: FormId) => {
    const few = forms.find((form) => form.id === id)?.few
    return few !== undefined && (equipment.includes(few) || preferEquipment.includes(few))
  }
  const preferred = ids.slice(0, 1).flatMap((id) => versionsOf(id, preferEquipment))
  return [...preferred, ...ids.filter(isOwned), ...ids.filter((id) => !isOwned(id))]
}

/** Whether a dish came first of those that a name stands for since the cook has its machine: who has a bread machine has a loaf of it. */
export function isOfOwnMachine(
  { id, few }: Form,
  { forms: [first], dish }: { forms: readonly FormId[]; dish: DishMeaning | undefined },
): boolean {
  return few !== undefined && first === id && dish !== undefined && dish.forms.includes(id)
}

/**
 * The dishes of the catalogue whose titles have the one word that a dish is named by, or that are eaten as one: who wants no sandwiches wants no crispy
 * chicken sandwich, and no ham salad between slices of bread.
 */
export function calledAlike({ words }: DishMeaning): FormId[] {
  const [noun = '', ...more] = stemsOf(words)
  if (more.length) return []
  return [...bookDishes.values()].flatMap(({ id, title, entry }) =>
    stemsOf(title).includes(noun) || eatenAs[noun]?.test(entry.steps) ? [id] : [],
  )
}

/** What a dish is by its last step, whatever it is called. */
const eatenAs: Readonly<Record<string, RegExp>> = { sandwich: /\bbetween (?:the )?slices\b/ }

/** What goes with a dish that nobody wants: itself and all that bears its name. */
export function refusedWith(dish: DishMeaning): FormId[] {
  return [...calledSo(dish), ...calledAlike(dish)]
}

/** Of the row of a dish that itself and what bears its name: no cheesecake is no word against a mousse. A kind is all that stands for it. */
function calledSo({ forms: [first, ...row], words }: DishMeaning): FormId[] {
  if (!first) return []
  if (!bookDishes.has(first)) return [first, ...row]
  const noun = stemsOf(words).at(-1) ?? ''
  return [first, ...row.filter((id) => stemsOf(nameOf(id)).includes(noun))]
}

function nameOf(id: FormId): string {
  return bookDishes.get(id)?.title ?? forms.find((form) => form.id === id)?.label ?? ''
}

/** What a dish of the catalogue is made with keeps its name: the whole bird of roast chicken, the canned tomatoes of a tomato sauce. */
export function ownFoodsOf({ forms: [id] }: DishMeaning, word: string): string[] {
  const isNamedBy = (food = '') =>
    singular(namedFood(food)?.food.name ?? '')
      .split(' ')
      .includes(word)
  return (bookDishes.get(id ?? '')?.lines ?? []).flatMap(({ slot, foods }) =>
    slot === 'protein' || isNamedBy(foods[0])
      ? foods
      : foods.filter((food) => food.split('-').some((part) => part.startsWith(word))),
  )
}

/** A dish of the catalogue that bears the word of a food and has none of it: there is no chicken in chicken fried steak. */
export function isOnlyCalledSo({ forms: [id] }: DishMeaning, word: string, ids: readonly string[]): boolean {
  const foods = bookDishes.get(id ?? '')?.lines.flatMap((line) => line.foods)
  const isOf = (food: string) =>
    ids.includes(food) ||
    singular(namedFood(food)?.food.name ?? '')
      .split(' ')
      .includes(word)
  return foods !== undefined && !foods.some(isOf)
}

/** Whether a dish of the catalogue is built on one of these foods: a prawn stir-fry has its shrimp. */
export function isBuiltOn({ forms: [id] }: DishMeaning, ids: readonly string[]): boolean {
  const main = forms.find((form) => form.id === id)?.main
  return main !== undefined && ids.includes(main)
}

/** Whether a dish of the catalogue is made of what a word names: mashed potatoes of russet potatoes. */
export function isMadeOf({ madeWith = [] }: DishMeaning, words: string, ids: readonly string[]): boolean {
  const isCalled = (id: string) => singular(namedFood(id)?.food.name ?? '').endsWith(singular(words))
  return madeWith.some((id) => ids.includes(id) || isCalled(id))
}

import { forms } from '#domain/catalogue/forms/all.ts'
import { recipeTypes } from '#domain/options/options.ts'
import { stemsOf } from '#domain/text/tokens.ts'
import type { Intents, Named } from '#domain/wish/intents.ts'
import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'
import { refusedWith } from '#domain/wish/settled/heard-dishes.ts'

/**
 * Of the dishes that were named those that count, the one that says most first. A name whose usual dishes are all refused is the food in
 * it, which joins the wanted ones: very brown bananas, and not banana bread.
 */
export function whichNamesCount(intents: Intents): DishMeaning[] {
  const refused = new Set(intents.refusedDishes.flatMap(refusedWith))
  const rows = new Set(intents.refusedDishes.flatMap(({ forms: row }) => row))
  const nouns = new Set(intents.refusedDishes.map(({ words }) => stemsOf(words).at(-1)))
  const named = intents.dishes.flatMap((dish) => {
    const [first] = dish.forms
    if (!first || !refused.has(first) || stemsOf(dish.words).some((stem) => nouns.has(stem))) return dish
    const left = dish.forms.filter((id) => !rows.has(id))
    if (left.length > 0) return { ...dish, forms: left }
    const food = foodIn(dish, intents)
    if (!food) return dish
    intents.foods.push(food)
    return []
  })
  const [first, ...others] = named
  const fuller = first && others.find((other) => isFuller(other, first))
  return fuller ? [fuller, ...named.filter((dish) => dish !== fuller)] : named
}

/** The food that a dish has its name from, where it is not wanted already. */
function foodIn({ words }: DishMeaning, { foods }: Intents): Named | undefined {
  for (const word of words.split(' ').toReversed()) {
    const anyOf = foodNamed(word) ?? []
    if (anyOf.length > 0 && !foods.some(({ as, words: said }) => as === 'wanted' && said === word))
      return { words: word, anyOf, as: 'wanted', from: 0, to: 0, either: false, leftover: false }
  }
  return undefined
}

/** Whether a name says which dish another one is: a chocolate cake of a dessert, the kind without kneading of a bread. */
function isFuller({ words, forms: [id], isOrigin }: DishMeaning, first: DishMeaning): boolean {
  if (!id || isOrigin || recipeTypes.some((each) => each === words)) return false
  const type = recipeTypes.find((each) => each === first.words)
  if (type) return forms.find((form) => form.id === id)?.types.includes(type) ?? false
  return /^(?:no|without) /.test(words) && first.forms.includes(id)
}

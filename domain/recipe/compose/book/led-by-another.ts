import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { mainLine } from '#domain/catalogue/writing/names.ts'
import type { Food } from '#domain/food/food.ts'
import { stemsOf } from '#domain/recipe/compose/book/titled.ts'
import type { Dish } from '#domain/recipe/compose/dish/dish.ts'
import { foodNamed, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import { isFlesh } from '#domain/wish/parser/flesh.ts'

/**
 * Whether a name tells of vegetables and the dish is built on a meat or fish that it does not tell of, or the name of meat and the dish
 * is not built on it: there are no chickpeas in a beef stew. Meatballs tell of meat by their name.
 */
export function isLedByAnother(words: readonly string[], { lines, candidate }: Dish, title: string): boolean {
  const main = mainLine(lines)
  if (!main || candidate.form.book) return false
  const isBook = bookDishes.has(formAt(words))
  const named = words.flatMap((word, at) => phraseAt(words, at)?.foods ?? (isBook ? [] : foodNamed(word)) ?? [])
  const [head = ''] = title.split(/ with /i)
  const leading = new Set(stemsOf(head))
  const isNamed = words.some(
    (word) => foodNamed(word)?.includes(main.id) || (tellsOfMeat(word) && leading.has(stemsOf(word)[0] ?? '')),
  )
  const isStarch = (id: string) => namedFood(id)?.food.roles.includes('base') ?? false
  if (!isFlesh(main.id)) {
    // nor are black beans with cucumber what cucumber sandwiches are made of
    const own = words.flatMap((_, at) => phraseAt(words, at)?.foods ?? []).filter((id) => !isStarch(id))
    const isOne = own.length > 0 && own.length < manyFoods
    const isBeside = isOne && !lines.some(({ id, food }) => own.includes(id) && isToldIn(leading, food))
    return main.food.roles.includes('protein') && !isNamed && (isBeside || words.some(tellsOfMeat))
  }
  if (words.some((word) => word.startsWith('meat'))) return false
  return named.some((id) => !isStarch(id)) && !named.includes(main.id)
}

/** Foods from which a word means any of many: 'veggies'. */
const manyFoods = 8

function isToldIn(stems: ReadonlySet<string>, { name }: Food): boolean {
  return stems.has(stemsOf(name).at(-1) ?? '')
}

/** The form of the dish that a name begins with. */
function formAt(words: readonly string[]): string {
  const meaning = phraseAt(words, 0)?.meaning
  return meaning?.is === 'dish' ? (meaning.dish.forms[0] ?? '') : ''
}

/** Bacon is in what is built on eggs too. */
function tellsOfMeat(word: string): boolean {
  const ids = foodNamed(word) ?? []
  return ids.length > 0 && ids.every((id) => isFlesh(id) && namedFood(id)?.behaviour.kind !== 'cured meat')
}

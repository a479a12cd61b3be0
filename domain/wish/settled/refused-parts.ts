import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import type { BookPart } from '#domain/catalogue/book/read-dish.ts'
import { partCalled } from '#domain/catalogue/book/without-part.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import type { Intents } from '#domain/wish/intents.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'

/** A cake without its frosting, a pie without its crust: the part of a dish that is refused is left off it, and no food of any other dish. */
export function settleParts(intents: Intents): void {
  const [dish, ...others] = intents.dishes
  const book = bookDishes.get(dish?.forms[0] ?? '')
  const part = book && partCalled(book, refusedWords(intents))
  if (!dish || !part) return
  forget(intents, part)
  if (part.instead) intents.dishes = [withFirst(dish, part.instead), ...others]
  else intents.withoutPart = part.names[0]
}

function withFirst(dish: DishMeaning, first: DishMeaning['forms'][number]): DishMeaning {
  return { ...dish, forms: [first, ...dish.forms.filter((id) => id !== first)] }
}

/** What is refused by words of which nothing is cooked: 'no icing', 'without the crust'. */
function refusedWords({ foods, qualities, refusedDishes }: Intents): ReadonlySet<string> {
  return new Set(
    [
      ...foods.filter(({ as }) => as === 'refused').map(({ words }) => words),
      ...qualities.filter(({ isDenied }) => isDenied).map(({ word }) => word),
      ...refusedDishes.map(({ words }) => words),
    ].map(singular),
  )
}

function forget(intents: Intents, { names }: BookPart): void {
  const own = new Set(names.map(singular))
  const isPart = (words: string) => own.has(singular(words))
  intents.foods = intents.foods.filter(({ as, words, anyOf }) => as !== 'refused' || anyOf.length > 0 || !isPart(words))
  intents.qualities = intents.qualities.filter(({ isDenied, word }) => !isDenied || !isPart(word))
  intents.refusedDishes = intents.refusedDishes.filter(({ words }) => !isPart(words))
}

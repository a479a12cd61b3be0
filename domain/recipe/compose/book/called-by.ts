import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { familiesOf } from '#domain/food/mentions/food-families.ts'
import { wordSet } from '#domain/plain-text.ts'
import { rememberedFor } from '#domain/remembered.ts'

/**
 * Whether a food goes by words that are known as a food's, with the ids of what they mean: sirloin by 'beef', and spareribs by 'pork'. Every
 * shape of pasta goes by its own name alone.
 */
export function isCalled(id: string, words: string, meant: readonly string[]): boolean {
  const own = namedFood(id)
  if (!own || !meant.length || (own.behaviour.kind === 'pasta' && meant.length === 1 && meant[0] !== id)) return false
  if (meant.includes(id)) return true
  const word = singular(words)
  const families = familiesOf(own.food)
  const animals = families.filter((each) => butchers.has(each))
  if (groups.has(word)) return families.includes(word)
  return wordsOf(own).has(word) || (animals.length === 1 && animals[0] === word)
}
const groups = wordSet('sausage bacon fish seafood shellfish')
const butchers = wordSet('beef pork lamb chicken turkey')
const wordsOf = rememberedFor(
  ({ food: { name, aliases } }: DishFood): ReadonlySet<string> =>
    new Set([name, ...aliases].flatMap((each) => singular(each).split(' '))),
)

import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { kinds } from '#domain/food/table/kinds.ts'

/** The food whose figures stand for a kind that its last words name: 'stock', 'dough', 'peanut sauce'. Says nothing of allergens. */
export function kindFood(word: string, before = ''): Food | undefined {
  byWord ??= new Map(kinds.flatMap(([id, words]) => words.split(' ').map((one) => [one, foods.get(id)] as const)))
  return byWord.get(`${before}+${word}`) ?? byWord.get(word)
}
let byWord: ReadonlyMap<string, Food | undefined> | undefined

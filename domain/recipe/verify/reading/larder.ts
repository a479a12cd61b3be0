import type { Food } from '#domain/food/food.ts'
import { idsWithin } from '#domain/food/foods.ts'
import { families, familiesOf } from '#domain/food/mentions/food-families.ts'
import { type LinesByWord, linesByWord } from '#domain/recipe/verify/reading/lines-by-word.ts'
import type { ReadLine } from '#domain/recipe/verify/reading/read-recipe.ts'

/** What a list has, ready to be asked by words. */
export interface Larder {
  lines: LinesByWord
  families: ReadonlySet<string>
  ids: ReadonlySet<string>
  /** A line that is not known may be any food of a family. */
  hasUnknown: boolean
}

export function larderOf(lines: readonly ReadLine[]): Larder {
  const foods = lines.flatMap((line) => line.foods)
  const ids = new Set(foods.flatMap((food: Food) => [...idsWithin(food)]))
  return {
    lines: linesByWord(lines),
    families: new Set(foods.flatMap(familiesOf)),
    ids,
    hasUnknown: lines.some((line) => !line.heading && line.foods.length === 0),
  }
}

export function hasWords({ lines }: Larder, stems: readonly string[]): boolean {
  return lines.withAll(stems).length > 0
}

export function isFamilyListed({ hasUnknown, families: listed }: Larder, word: string): boolean {
  return Object.hasOwn(families, word) && (hasUnknown || listed.has(word))
}

import type { Food } from '#domain/food/food.ts'
import type { ReadLine } from '#domain/recipe/verify/reading/read-recipe.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** The lines of a list by their words and foods: what thousands of words of the steps ask of them reads each line once. */
export interface LinesByWord {
  /** Places of the lines that have all the words, ascending. */
  withAll: (stems: readonly string[]) => readonly number[]
  /** Places of the lines that have one of the foods, ascending. */
  withFood: (foods: readonly Food[]) => readonly number[]
}

export const linesByWord = rememberedFor((lines: readonly ReadLine[]): LinesByWord => {
  const byWord = places(lines, ({ words }) => words)
  const byFood = places(lines, ({ foods }) => new Set(foods))
  const answers = new Map<string, readonly number[]>()
  const search = (stems: readonly string[]) => {
    const [first, ...others] = stems
      .map((stem) => byWord.get(stem) ?? [])
      .sort((one, other) => one.length - other.length)
    if (!first) return [...lines.keys()]
    return first.filter((at) => others.length === 0 || stems.every((stem) => lines[at]?.words.has(stem)))
  }
  return {
    withAll: (stems) => {
      const key = stems.join(' ')
      const known = answers.get(key) ?? search(stems)
      answers.set(key, known)
      return known
    },
    withFood: (foods) =>
      [...new Set(foods.flatMap((food) => byFood.get(food) ?? []))].sort((one, other) => one - other),
  }
})

function places<Key>(
  lines: readonly ReadLine[],
  keysOf: (line: ReadLine) => ReadonlySet<Key>,
): ReadonlyMap<Key, readonly number[]> {
  const found = new Map<Key, number[]>()
  for (const [at, line] of lines.entries())
    for (const key of keysOf(line)) {
      const lines = found.get(key)
      if (lines) lines.push(at)
      else found.set(key, [at])
    }
  return found
}

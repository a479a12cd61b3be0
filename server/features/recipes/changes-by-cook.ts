import { type Change, type Ingredient, ingredientText } from '#domain/recipe/recipe.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

interface Words {
  readonly ingredients: readonly Ingredient[]
  readonly instructions: readonly unknown[]
}

const reason = 'You changed it'

/**
 * What a cook has made of a recipe that was written for them: the lines that the cook changed, and the earlier changes at the
 * places where their lines stand now. The reasons why it was chosen are dropped where they may no longer be true.
 */
export function changesByCook(stored: StoredRecipe, words: Words): Pick<StoredRecipe, 'changes' | 'reasons'> {
  const before = stored.ingredients.map(ingredientText)
  const after = words.ingredients.map(ingredientText)
  const pairs = pairedLines(before, after)
  const earlier = stored.changes.flatMap((change) => {
    const line = pairs.find((pair) => pair.from === change.line)?.to
    return line === undefined ? [] : [{ ...change, line }]
  })
  const made = pairs.flatMap(({ from, to }): Change[] =>
    before[from] === after[to] ? [] : [{ line: to, from: before[from]!, to: after[to]!, reason }],
  )
  const isChanged = made.length > 0 || before.length !== after.length
  return { changes: [...earlier, ...made].slice(-200), reasons: isChanged ? [] : stored.reasons }
}

/** Which line has become which: equal ones in their order, and what stands between them one by one. */
function pairedLines(before: readonly string[], after: readonly string[]): { from: number; to: number }[] {
  const equal = [...longestCommon(before, after), { from: before.length, to: after.length }]
  let [from, to] = [0, 0]
  return equal.flatMap((next) => {
    const between = Math.min(next.from - from, next.to - to)
    const pairs = Array.from({ length: between }, (_, at) => ({ from: from + at, to: to + at }))
    if (next.from < before.length) pairs.push(next)
    ;[from, to] = [next.from + 1, next.to + 1]
    return pairs
  })
}

function longestCommon(before: readonly string[], after: readonly string[]): { from: number; to: number }[] {
  // lengths[i][j]: lines in common of what follows from i and from j
  const lengths = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0))
  for (let from = before.length - 1; from >= 0; from -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1)
      lengths[from]![to] =
        before[from] === after[to]
          ? lengths[from + 1]![to + 1]! + 1
          : Math.max(lengths[from + 1]![to]!, lengths[from]![to + 1]!)
  const pairs: { from: number; to: number }[] = []
  for (let [from, to] = [0, 0]; from < before.length && to < after.length; ) {
    if (before[from] === after[to]) pairs.push({ from: from++, to: to++ })
    else if (lengths[from + 1]![to]! >= lengths[from]![to + 1]!) from += 1
    else to += 1
  }
  return pairs
}

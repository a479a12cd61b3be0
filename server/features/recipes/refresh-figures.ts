import type { AppContext } from '#server/context.ts'
import { and, inArray, isNull } from '#server/db/drizzle.ts'
import { keepFigures, type MadeFacts } from '#server/features/recipes/keep-figures.ts'
import { recipesTable, type StoredRecipe } from '#server/features/recipes/tables.ts'
import { authorOf, wordsToKeep } from '#server/features/recipes/verifications.ts'

type World = Pick<AppContext, 'database' | 'kitchen'>

/** Letters that the kitchen is given at once: some tens of milliseconds, so that members' own requests come in between. */
const mostLetters = 20_000

/** Works out anew what is kept of these recipes, some tens to a hundred, and keeps it; those that are deleted are left out. Answers how many it was. */
export async function refreshFigures({ database, kitchen }: World, ids: readonly number[]): Promise<number> {
  const stored = await database.db
    .select()
    .from(recipesTable)
    .where(and(inArray(recipesTable.id, [...ids]), isNull(recipesTable.deletedAt)))
  const made: MadeFacts[] = []
  for (const some of inPortions(stored)) {
    const words = some.map((recipe) => ({ words: wordsToKeep(recipe), author: authorOf(recipe) }))
    const facts = await kitchen.ask('keptFactsOfMany', words)
    made.push(...some.map(({ id, updatedAt }, at) => ({ id, updatedAt, ...facts[at]! })))
  }
  await keepFigures(database, made)
  return stored.length
}

function* inPortions(recipes: readonly StoredRecipe[]): Generator<StoredRecipe[]> {
  let portion: StoredRecipe[] = []
  let letters = 0
  for (const recipe of recipes) {
    const length = JSON.stringify(wordsToKeep(recipe)).length
    if (portion.length > 0 && letters + length > mostLetters) {
      yield portion
      portion = []
      letters = 0
    }
    portion.push(recipe)
    letters += length
  }
  if (portion.length > 0) yield portion
}

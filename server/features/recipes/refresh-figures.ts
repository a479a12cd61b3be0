import type { AppContext } from '#server/context.ts'
import { and, inArray, isNull } from '#server/db/drizzle.ts'
import { keepFigures, type MadeFacts } from '#server/features/recipes/keep-figures.ts'
import { recipesTable, type StoredRecipe } from '#server/features/recipes/tables.ts'
import { authorOf, wordsToKeep } from '#server/features/recipes/verifications.ts'

type World = Pick<AppContext, 'database' | 'kitchen'>

/** Letters that the kitchen is given at once: some tens of milliseconds, so that members' own requests come in between. */
const mostLetters = 20_000

/**
 * Works out anew what is kept of these recipes, of some tens to a hundred at a time, and keeps it while the next are worked out; those that are deleted
 * are left out. Answers how many it was.
 */
export async function refreshFigures(
  { database, kitchen: asked }: World,
  handfuls: AsyncIterable<readonly number[]>,
): Promise<number> {
  // what was begun is not refused half-way
  const kitchen = asked.for('figures made anew')
  let refreshed = 0
  let keeping = Promise.resolve()
  for await (const ids of handfuls) {
    const made = await factsOf({ database, kitchen }, ids)
    await keeping
    keeping = keepFigures(database, made)
    // heard of when the next are worked out
    keeping.catch(() => undefined)
    refreshed += made.length
  }
  await keeping
  return refreshed
}

async function factsOf({ database, kitchen }: World, ids: readonly number[]): Promise<MadeFacts[]> {
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
  return made
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

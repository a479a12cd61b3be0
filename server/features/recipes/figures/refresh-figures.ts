import type { AppContext } from '#server/context.ts'
import { and, inArray, isNull } from '#server/db/drizzle.ts'
import { factsOfMany, isCode } from '#server/features/recipes/figures/facts-of-many.ts'
import { keepFigures, type MadeFacts, takeVerdictsBack } from '#server/features/recipes/figures/keep-figures.ts'
import { recipesTable } from '#server/features/recipes/tables.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'log'>

/**
 * Works out anew what is kept of these recipes, of some tens to a hundred at a time, and keeps it while the next are worked out; those that are deleted
 * are left out, and those that cannot be worked out lose what speaks for them. Answers how many were made. Throws `busy`.
 */
export async function refreshFigures(
  { database, kitchen: asked, log }: World,
  handfuls: AsyncIterable<readonly number[]>,
): Promise<number> {
  // what was begun is not refused half-way
  const kitchen = asked.for('figures made anew')
  let refreshed = 0
  let keeping = Promise.resolve()
  for await (const ids of handfuls) {
    const made = await factsOf({ database, kitchen, log }, ids)
    await keeping
    keeping = keepFigures(database, made)
    // heard of when the next are worked out
    keeping.catch(() => undefined)
    refreshed += made.length
  }
  await keeping
  return refreshed
}

async function factsOf({ database, kitchen, log }: World, ids: readonly number[]): Promise<MadeFacts[]> {
  const stored = await database.db
    .select()
    .from(recipesTable)
    .where(and(inArray(recipesTable.id, [...ids]), isNull(recipesTable.deletedAt)))
  const { made, failed } = await factsOfMany(kitchen, stored)
  for (const { recipe, error } of failed) {
    if (isCode(error, 'busy')) throw error
    log.error({ recipe: recipe.id, err: error }, 'A recipe could not be recalculated and was skipped.')
    await takeVerdictsBack(database, recipe)
  }
  return made
}

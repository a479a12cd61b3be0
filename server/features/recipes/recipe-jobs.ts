import { kitchenVersion } from '#domain/food/foods.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import { and, eq, gt, isNull, lte, ne, or } from '#server/db/drizzle.ts'
import { refreshConcerned } from '#server/features/recipes/figures/corrected-recipes.ts'
import { endRefresh, pendingRefreshes } from '#server/features/recipes/figures/pending-refreshes.ts'
import { refreshFigures } from '#server/features/recipes/figures/refresh-figures.ts'
import { sweepRecipes } from '#server/features/recipes/store.ts'
import { recipesTable, recipeSearchTable as search } from '#server/features/recipes/tables.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'log' | 'now'>

export function recipeJobs(context: World): Pick<JobHandlers, 'refresh-recipes' | 'sweep-recipes'> {
  return {
    async 'refresh-recipes'() {
      await refreshRecipes(context)
      await endRefreshes(context)
    },
    'sweep-recipes': () => sweepRecipes(context.database, context.now()),
  }
}

/** Ids that are looked at together: in a kitchen that has not changed nothing else is done for them. */
const stretch = 2000
/** Recipes that are read together. */
const handful = 100

/**
 * Walks over all recipes: those with figures of an older kitchen get new ones, those that no search finds are made findable.
 * May be broken off anywhere: what is done is not done again.
 */
async function refreshRecipes(world: World): Promise<void> {
  const refreshed = await refreshFigures(world, handfulsOfStale(world.database))
  if (refreshed > 0) world.log.info({ recipes: refreshed }, 'Recipes were updated for this version.')
}

/** What the job of an edition left: it may have failed, or an instance of an older version may have taken it. */
async function endRefreshes(world: World): Promise<void> {
  for (const { of, edition } of await pendingRefreshes(world.database)) {
    await world.kitchen.reached(edition)
    const recipes = await refreshConcerned(world, of)
    await endRefresh(world.database, edition)
    world.log.info({ edition, recipes }, 'Recipes were updated for a correction or a price change.')
  }
}

async function* handfulsOfStale(database: World['database']): AsyncGenerator<number[]> {
  const { rows } = await database.query<{ last: number | null }>('select max(id) as last from recipes')
  for (let after = 0; after < (rows[0]?.last ?? 0); after += stretch) {
    const ids = await staleIds(database, after)
    for (let at = 0; at < ids.length; at += handful) yield ids.slice(at, at + handful)
  }
}

async function staleIds(db: Db, after: number): Promise<number[]> {
  const rows = await db.db
    .select({ id: recipesTable.id })
    .from(recipesTable)
    .leftJoin(search, eq(search.recipeId, recipesTable.id))
    .where(
      and(
        gt(recipesTable.id, after),
        lte(recipesTable.id, after + stretch),
        isNull(recipesTable.deletedAt),
        or(isNull(search.recipeId), ne(search.kitchenVersion, kitchenVersion)),
      ),
    )
  return rows.map(({ id }) => id)
}

import { kitchenVersion } from '#domain/food/foods.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import { and, eq, gt, isNull, lte, ne, or } from '#server/db/drizzle.ts'
import { indexRecipe } from '#server/features/recipes/search-index.ts'
import { sweepRecipes } from '#server/features/recipes/store.ts'
import { recipesTable, type StoredRecipe, recipeSearchTable as search } from '#server/features/recipes/tables.ts'
import { keptFactsOf, withFreshFigures } from '#server/features/recipes/verifications.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'log' | 'now'>

export function recipeJobs(context: World): Pick<JobHandlers, 'refresh-recipes' | 'sweep-recipes'> {
  return {
    'refresh-recipes': () => refreshRecipes(context),
    'sweep-recipes': () => sweepRecipes(context.database, context.now()),
  }
}

/** Ids that are looked at together: in a kitchen that has not changed nothing else is done for them. */
const stretch = 2000

/**
 * Walks over all recipes: those with figures of an older kitchen get new ones, those that no search finds are made findable.
 * May be broken off anywhere: what is done is not done again.
 */
async function refreshRecipes(world: World): Promise<void> {
  const { database, log } = world
  let refreshed = 0
  const { rows } = await database.query<{ last: number | null }>('select max(id) as last from recipes')
  for (let after = 0; after < (rows[0]?.last ?? 0); after += stretch) {
    for (const id of await staleIds(database, after)) {
      await refresh(world, id)
      refreshed += 1
    }
  }
  if (refreshed > 0) log.info({ recipes: refreshed }, 'Recipes have the figures of this kitchen.')
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

async function refresh(world: World, id: number): Promise<void> {
  const stored = await standing(world.database, id)
  if (!stored) return
  const fresh = await withFreshFigures(world, stored)
  // its figures are of this kitchen, and no search finds it yet
  if (fresh === stored) await indexUnchanged(world, stored)
}

/** Holds the recipe: one that is deleted or changed meanwhile is not indexed as it was. */
async function indexUnchanged(world: World, stored: StoredRecipe): Promise<void> {
  const { database } = world
  const { entry } = await keptFactsOf(world, stored)
  await database.transaction(async () => {
    const now = await standing(database, stored.id, 'held')
    if (now?.updatedAt.getTime() === stored.updatedAt.getTime()) await indexRecipe(database, now, entry)
  })
}

async function standing({ db }: Db, id: number, isHeld?: 'held'): Promise<StoredRecipe | undefined> {
  const found = db
    .select()
    .from(recipesTable)
    .where(and(eq(recipesTable.id, id), isNull(recipesTable.deletedAt)))
  const [recipe] = await (isHeld ? found.for('update') : found)
  return recipe
}

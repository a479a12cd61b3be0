import { ingredientText } from '#domain/recipe/recipe.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import { and, count, gt, inArray, lte } from '#server/db/drizzle.ts'
import { type Concerned, isConcerned } from '#server/features/recipes/figures/concerned.ts'
import { refreshFigures } from '#server/features/recipes/figures/refresh-figures.ts'
import { recipesTable, recipeSearchTable as search } from '#server/features/recipes/tables.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'log'>

/** Ids that are looked at together. */
const stretch = 5000
/** Recipes that are read together. */
const handful = 100

/** The lines of every stored recipe that may be concerned, some at a time. */
export async function* linesConcerned(
  { database }: Pick<World, 'database'>,
  of: Concerned,
): AsyncGenerator<string[][]> {
  for await (const ids of idsConcerned(database, of)) {
    const { ingredients } = recipesTable
    const rows = await database.db.select({ ingredients }).from(recipesTable).where(inArray(recipesTable.id, ids))
    yield rows.map((row) => row.ingredients.map(ingredientText))
  }
}

/** How many stored recipes may be concerned, counted up to `most`, and whether there are more. */
export async function countConcerned(
  { db }: Db,
  of: Concerned,
  most: number,
): Promise<{ count: number; isMore: boolean }> {
  const some = db
    .select({ id: search.recipeId })
    .from(search)
    .where(isConcerned(of))
    .limit(most + 1)
    .as('some')
  const [row] = await db.select({ count: count() }).from(some)
  return { count: Math.min(row!.count, most), isMore: row!.count > most }
}

/** Works out anew what is kept of every recipe that may be concerned. May be broken off, and is then done from the start. */
export function refreshConcerned(world: World, of: Concerned): Promise<number> {
  return refreshFigures(world, idsConcerned(world.database, of))
}

async function* idsConcerned(database: Db & Pick<AppContext['database'], 'query'>, of: Concerned) {
  const { rows } = await database.query<{ last: number | null }>('select max(recipe_id) as last from recipe_search')
  for (let after = 0; after < (rows[0]?.last ?? 0); after += stretch) {
    const found = await database.db
      .select({ id: search.recipeId })
      .from(search)
      .where(and(gt(search.recipeId, after), lte(search.recipeId, after + stretch), isConcerned(of)))
      .orderBy(search.recipeId)
    for (let at = 0; at < found.length; at += handful) yield found.slice(at, at + handful).map(({ id }) => id)
  }
}

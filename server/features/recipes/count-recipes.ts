import type { Output } from '#contract/endpoint.ts'
import type { Counted, library } from '#contract/library.ts'
import type { Db } from '#server/db/database.ts'
import { type AnyPgColumn, count, desc, eq, type SQL, sql } from '#server/db/drizzle.ts'
import type { RecipeFilter } from '#server/features/recipes/matching-ids.ts'
import { matching } from '#server/features/recipes/sorted-rows.ts'
import { recipesTable, recipeSearchTable as search, titleKey } from '#server/features/recipes/tables.ts'

type Asked = Omit<RecipeFilter, 'limit'>

/** How many own recipes the filter lets through, and how they fall apart. A cuisine is counted as if none were asked for, a kind too. */
export async function countRecipes(db: Db, ownerId: string, asked: Asked): Promise<Output<typeof library.counts>> {
  const letters = await countBy(db, ownerId, asked, firstLetter)
  return {
    recipes: letters.reduce((sum, { recipes }) => sum + recipes, 0),
    cuisines: await countBy(db, ownerId, { ...asked, cuisine: undefined }, recipesTable.cuisine),
    recipeTypes: await countBy(db, ownerId, { ...asked, recipeType: undefined }, recipesTable.recipeType),
    letters: letters.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  }
}

/** The most frequent first; '' is left out. */
async function countBy(db: Db, ownerId: string, asked: Asked, by: AnyPgColumn | SQL): Promise<Counted> {
  const rows = await db.db
    .select({ name: sql<string>`${by}`, recipes: count() })
    .from(recipesTable)
    .innerJoin(search, eq(search.recipeId, recipesTable.id))
    .where(matching(ownerId, asked))
    .groupBy(sql`1`)
    .orderBy(desc(count()), sql`1`)
  return rows.filter(({ name }) => name !== '')
}

/** Of a title as it is sorted; '#' for digits and signs. */
const firstLetter = sql`case when left(${titleKey}, 1) < 'a' collate "C" then '#' else left(${titleKey}, 1) end`

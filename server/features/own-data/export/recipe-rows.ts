import type { Db } from '#server/db/database.ts'
import { and, asc, eq, gt } from '#server/db/drizzle.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { listRecipes } from '#server/features/recipes/store.ts'
import { recipePicturesTable, recipeSearchTable, type StoredRecipe } from '#server/features/recipes/tables.ts'

const recipesAtOnce = 20

/** The newest first, twenty at a time. */
export async function* recipesOf(db: Db, user: Pick<UserRow, 'id'>): AsyncGenerator<StoredRecipe[]> {
  for (let before: number | undefined; ; ) {
    const recipes = await listRecipes(db, user.id, { limit: recipesAtOnce, before })
    yield recipes
    before = recipes.at(-1)?.id
    if (recipes.length < recipesAtOnce) return
  }
}

/** What is kept for searching, a thousand recipes at a time; the words are those of the recipe itself. */
export async function* searchOf(db: Db, { id }: Pick<UserRow, 'id'>) {
  for (let after = 0; ; ) {
    const rows = await db.db
      .select({
        recipeId: recipeSearchTable.recipeId,
        foods: recipeSearchTable.foods,
        calories: recipeSearchTable.calories,
        costPerServing: recipeSearchTable.costPerServing,
        totalMinutes: recipeSearchTable.totalMinutes,
      })
      .from(recipeSearchTable)
      .where(and(eq(recipeSearchTable.userId, id), gt(recipeSearchTable.recipeId, after)))
      .orderBy(asc(recipeSearchTable.recipeId))
      .limit(1000)
    yield rows
    after = rows.at(-1)?.recipeId ?? after
    if (rows.length < 1000) return
  }
}

/** Pictures of recipes that are not drawn, one after the other, by their names in the archive. */
export async function* picturesOf(
  db: Db,
  { id }: Pick<UserRow, 'id'>,
): AsyncGenerator<{ name: string; image: Buffer }> {
  const kept = await db.db
    .select({ recipeId: recipePicturesTable.recipeId, kind: recipePicturesTable.kind })
    .from(recipePicturesTable)
    .where(eq(recipePicturesTable.userId, id))
  for (const { recipeId, kind } of kept) {
    const [picture] = await db.db
      .select({ image: recipePicturesTable.image })
      .from(recipePicturesTable)
      .where(and(eq(recipePicturesTable.recipeId, recipeId), eq(recipePicturesTable.kind, kind)))
    if (picture) yield { name: `pictures/${recipeId}-${kind}.webp`, image: picture.image }
  }
}

import { randomBytes } from 'node:crypto'
import { rememberedFor } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import { and, eq, inArray, isNull, sql } from '#server/db/drizzle.ts'
import { recipesTable, type StoredRecipe, sharedRecipesTable } from '#server/features/recipes/tables.ts'

/** Page of a shared recipe. */
const sharePath = (token: string) => `/r/${token}`

/**
 * Makes an own recipe readable by a link, and counts it: the same link until it is revoked. Undefined where there is no such
 * recipe. Its words have not changed, so its `updatedAt` stays.
 */
export async function shareRecipe(db: Db, ownerId: string, id: number, now: Date) {
  return db.transaction(async () => {
    const [recipe] = await db.db
      .update(recipesTable)
      .set({ isShared: true, shareCount: sql`${recipesTable.shareCount} + 1` })
      .where(living(ownerId, id))
      .returning({ shareCount: recipesTable.shareCount })
    if (!recipe) return undefined
    const token = randomBytes(16).toString('base64url')
    await db.db
      .insert(sharedRecipesTable)
      .values({ token, recipeId: id, userId: ownerId, createdAt: now })
      .onConflictDoNothing({ target: sharedRecipesTable.recipeId })
    const [row] = await db.db
      .select({ token: sharedRecipesTable.token })
      .from(sharedRecipesTable)
      .where(eq(sharedRecipesTable.recipeId, id))
    return { sharePath: sharePath(row!.token), shareCount: recipe.shareCount }
  })
}

/** The link is dead from here on. False where there is no such recipe; one that was never shared is fine. */
export async function revokeShare(db: Db, ownerId: string, id: number): Promise<boolean> {
  return db.transaction(async () => {
    const updated = await db.db
      .update(recipesTable)
      .set({ isShared: false })
      .where(living(ownerId, id))
      .returning({ id: recipesTable.id })
    await db.db
      .delete(sharedRecipesTable)
      .where(and(eq(sharedRecipesTable.recipeId, id), eq(sharedRecipesTable.userId, ownerId)))
    return updated.length > 0
  })
}

export async function hasShares(db: Db, ownerId: string): Promise<boolean> {
  const { userId, recipeId } = sharedRecipesTable
  const rows = await db.db.select({ recipeId }).from(sharedRecipesTable).where(eq(userId, ownerId)).limit(1)
  return rows.length > 0
}

/** Every link of a member is dead from here on. In a transaction. */
export async function revokeShares(db: Db, ownerId: string): Promise<void> {
  await db.db.delete(sharedRecipesTable).where(eq(sharedRecipesTable.userId, ownerId))
  await db.db
    .update(recipesTable)
    .set({ isShared: false })
    .where(and(eq(recipesTable.userId, ownerId), recipesTable.isShared))
}

/** Pages of those of these recipes that are shared, by recipe. Asks the database only where one is. */
export async function sharePathsOf(
  db: Db,
  recipes: readonly Pick<StoredRecipe, 'id' | 'isShared'>[],
): Promise<ReadonlyMap<number, string>> {
  const ids = recipes.filter(({ isShared }) => isShared).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db.db
    .select({ id: sharedRecipesTable.recipeId, token: sharedRecipesTable.token })
    .from(sharedRecipesTable)
    .where(inArray(sharedRecipesTable.recipeId, ids))
  return new Map(rows.map(({ id, token }) => [id, sharePath(token)]))
}

/** The recipe behind a living link. Neither a deleted recipe nor one of an account that is gone has one. */
export async function findShared(db: Db, token: string): Promise<StoredRecipe | undefined> {
  const [row] = await byToken(db.db).execute({ token })
  return row?.recipe
}

/** A page with its pictures asks it several times, so it is prepared. */
const byToken = rememberedFor((db: Db['db']) =>
  db
    .select({ recipe: recipesTable })
    .from(sharedRecipesTable)
    .innerJoin(recipesTable, eq(recipesTable.id, sharedRecipesTable.recipeId))
    .where(and(eq(sharedRecipesTable.token, sql.placeholder('token')), isNull(recipesTable.deletedAt)))
    .prepare('shared_recipe'),
)

function living(ownerId: string, id: number) {
  return and(eq(recipesTable.id, id), eq(recipesTable.userId, ownerId), isNull(recipesTable.deletedAt))
}

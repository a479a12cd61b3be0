import { AppError } from '#contract/errors.ts'
import { restorableHours } from '#contract/how-long.ts'
import type { SearchEntry } from '#domain/recipe/verify/kept-facts.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from '#server/db/drizzle.ts'
import { spendReservation } from '#server/features/accounts/store.ts'
import { insertRecipe, type NewRecipe } from '#server/features/recipes/keeping/insert-recipe.ts'
import { assertRoomForRecipes } from '#server/features/recipes/keeping/room-for-recipes.ts'
import { indexRecipe, indexRecipes, unindexRecipe } from '#server/features/recipes/search/search-index.ts'
import { recipesTable, type StoredRecipe } from '#server/features/recipes/tables.ts'

export async function findRecipe(db: Db, ownerId: string, id: number): Promise<StoredRecipe | undefined> {
  const [recipe] = await ownRecipe(db.db).execute({ ownerId, id })
  return recipe
}

/** A page of recipes asks it for every picture, so it is prepared. */
const ownRecipe = rememberedFor((db: Db['db']) =>
  db
    .select()
    .from(recipesTable)
    .where(
      and(
        eq(recipesTable.id, sql.placeholder('id')),
        eq(recipesTable.userId, sql.placeholder('ownerId')),
        isNull(recipesTable.deletedAt),
      ),
    )
    .prepare('own_recipe'),
)

/** Those of these recipes that are the owner's, in no order. */
export async function findRecipes(db: Db, ownerId: string, ids: readonly number[]): Promise<StoredRecipe[]> {
  if (ids.length === 0) return []
  return db.db
    .select()
    .from(recipesTable)
    .where(and(eq(recipesTable.userId, ownerId), inArray(recipesTable.id, [...ids]), isNull(recipesTable.deletedAt)))
}

/** The ids of all own recipes, the oldest first. */
export async function recipeIdsOf(db: Db, ownerId: string): Promise<number[]> {
  const rows = await db.db
    .select({ id: recipesTable.id })
    .from(recipesTable)
    .where(and(eq(recipesTable.userId, ownerId), isNull(recipesTable.deletedAt)))
    .orderBy(asc(recipesTable.id))
  return rows.map(({ id }) => id)
}

/** Titles of those of these recipes that belong to the owner, and which dishes they are. */
export async function dishesOf(db: Db, ownerId: string, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db.db
    .select({ title: recipesTable.title, dish: recipesTable.dish })
    .from(recipesTable)
    .where(and(eq(recipesTable.userId, ownerId), inArray(recipesTable.id, [...ids])))
}

/** Throws not_found where one of these recipes belongs to somebody else, or is not there. */
export async function assertOwnRecipes(db: Db, ownerId: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const there = await db.db
    .select({ id: recipesTable.id })
    .from(recipesTable)
    .where(and(eq(recipesTable.userId, ownerId), inArray(recipesTable.id, [...ids]), isNull(recipesTable.deletedAt)))
  if (there.length < new Set(ids).size) throw new AppError('not_found', 'We can’t find one of those recipes.')
}

/** Dishes composed for this cook since then, newest first. */
export async function recentDishes(db: Db, ownerId: string, since: Date): Promise<string[]> {
  const rows = await recentlyComposed(db.db).execute({ ownerId, since: since.toISOString() })
  return rows.map(({ dish }) => dish!)
}

/** Dishes this cook has rated up or keeps as favourites, and those rated down, newest first. */
export async function tastesOf(db: Db, ownerId: string): Promise<{ liked: string[]; disliked: string[] }> {
  const rows = await judged(db.db).execute({ ownerId })
  const dishes = (isLiked: boolean) =>
    rows.flatMap(({ dish, rating }) => (dish && (rating !== -1) === isLiked ? [dish] : []))
  return { liked: dishes(true), disliked: dishes(false) }
}

// Every generation asks these two, so they are prepared.
const composed = and(
  eq(recipesTable.userId, sql.placeholder('ownerId')),
  isNotNull(recipesTable.dish),
  isNull(recipesTable.deletedAt),
)

const recentlyComposed = rememberedFor((db: Db['db']) =>
  db
    .select({ dish: recipesTable.dish })
    .from(recipesTable)
    .where(and(composed, gte(recipesTable.createdAt, sql`${sql.placeholder('since')}::timestamptz`)))
    .orderBy(desc(recipesTable.id))
    .limit(200)
    .prepare('recent_dishes'),
)

const judged = rememberedFor((db: Db['db']) =>
  db
    .select({ dish: recipesTable.dish, rating: recipesTable.userRating })
    .from(recipesTable)
    .where(and(composed, or(isNotNull(recipesTable.userRating), recipesTable.isFavorite)))
    .orderBy(desc(recipesTable.id))
    .limit(200)
    .prepare('judged_dishes'),
)

/** A recipe to be kept, with what searches know it by. */
export interface RecipeToKeep {
  readonly recipe: NewRecipe
  readonly entry: SearchEntry
}

/** Turns held places into as many delivered recipes, in one transaction. Undefined where the places are gone: stopped or expired. */
export async function deliverRecipes(
  db: Db,
  ownerId: string,
  reservationId: string,
  written: readonly RecipeToKeep[],
  now: Date,
): Promise<StoredRecipe[] | undefined> {
  return db.transaction(async () => {
    if (!(await spendReservation(db, ownerId, { id: reservationId, recipes: written.length, now }))) return undefined
    const delivered: StoredRecipe[] = []
    for (const { recipe, entry } of written) delivered.push(await insertRecipe(db, ownerId, recipe, entry, now))
    return delivered
  })
}

/** Puts other words and figures in the place of the old ones, if nobody else has changed it since it was read. */
export async function rewriteRecipe(
  db: Db,
  { userId, id, updatedAt }: StoredRecipe,
  recipe: Partial<NewRecipe>,
  entry: SearchEntry,
  now: Date,
): Promise<StoredRecipe | undefined> {
  return db.transaction(async () => {
    const [rewritten] = await db.db
      .update(recipesTable)
      .set({
        ...recipe,
        // what was painted shows other foods than are listed now: the drawn dish takes its place again
        ...(recipe.ingredients && { pictureVersion: null }),
        // later than before even on a clock that stands: what is remembered of a recipe is known by this moment
        updatedAt: new Date(Math.max(now.getTime(), updatedAt.getTime() + 1)),
      })
      .where(and(own(userId, id), eq(recipesTable.updatedAt, updatedAt)))
      .returning()
    if (rewritten) await indexRecipe(db, rewritten, entry)
    return rewritten
  })
}

/** From now on nothing shows it; for an hour it can be brought back. */
export async function deleteRecipe(db: Db, ownerId: string, id: number, now: Date): Promise<boolean> {
  return db.transaction(async () => {
    const deleted = await db.db
      .update(recipesTable)
      .set({ deletedAt: now })
      .where(own(ownerId, id))
      .returning({ id: recipesTable.id })
    if (deleted.length > 0) await unindexRecipe(db, id)
    return deleted.length > 0
  })
}

const restorable = restorableHours * 60 * 60 * 1000

/** One that stands, or was deleted within the hour. */
export async function findRestorable(
  db: Db,
  ownerId: string,
  ids: readonly number[],
  now: Date,
): Promise<StoredRecipe[]> {
  const found = await db.db
    .select()
    .from(recipesTable)
    .where(
      and(
        inArray(recipesTable.id, [...ids]),
        eq(recipesTable.userId, ownerId),
        or(isNull(recipesTable.deletedAt), gt(recipesTable.deletedAt, new Date(now.getTime() - restorable))),
      ),
    )
  const byId = new Map(found.map((recipe) => [recipe.id, recipe]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Own recipes that were deleted stand again, where searches find them: those that did not already, and are not gone for good. Throws LibraryFull. */
export async function restoreRecipes(
  db: Db,
  ownerId: string,
  recipes: readonly { readonly recipe: StoredRecipe; readonly entry: SearchEntry }[],
): Promise<StoredRecipe[]> {
  const deleted = recipes.filter(({ recipe }) => recipe.deletedAt !== null)
  if (deleted.length === 0) return []
  return db.transaction(async () => {
    await assertRoomForRecipes(db, ownerId, deleted.length)
    const ids = deleted.map(({ recipe }) => recipe.id)
    const restored = await db.db
      .update(recipesTable)
      .set({ deletedAt: null })
      .where(and(inArray(recipesTable.id, ids), eq(recipesTable.userId, ownerId), isNotNull(recipesTable.deletedAt)))
      .returning()
    const entries = new Map(deleted.map(({ recipe, entry }) => [recipe.id, entry]))
    await indexRecipes(
      db,
      restored.map((recipe) => ({ recipe, entry: entries.get(recipe.id)! })),
    )
    return restored
  })
}

/** Ends for good what was deleted more than an hour ago. */
export async function sweepRecipes(db: Db, now: Date): Promise<void> {
  await db.db.delete(recipesTable).where(lt(recipesTable.deletedAt, new Date(now.getTime() - restorable)))
}

/** How often each tag is used, the most used first. */
export async function countTags(db: Db, ownerId: string): Promise<{ tag: string; recipes: number }[]> {
  const { rows } = await db.db.execute<{ tag: string; recipes: number }>(sql`
    select tag, count(*)::int as recipes from ${recipesTable}, unnest(tags) as tag
    where user_id = ${ownerId} and deleted_at is null group by tag order by recipes desc, tag`)
  return rows
}

export async function rateRecipe(db: Db, ownerId: string, id: number, rating: 1 | -1 | null) {
  const [rated] = await db.db
    .update(recipesTable)
    .set({ userRating: rating })
    .where(own(ownerId, id))
    .returning({ userRating: recipesTable.userRating })
  return rated
}

export async function toggleFavorite(db: Db, ownerId: string, id: number) {
  const [toggled] = await db.db
    .update(recipesTable)
    .set({ isFavorite: sql`not ${recipesTable.isFavorite}` })
    .where(own(ownerId, id))
    .returning({ isFavorite: recipesTable.isFavorite })
  return toggled
}

/** A recipe of the owner's that is not deleted. */
function own(ownerId: string, id: number) {
  return and(eq(recipesTable.id, id), eq(recipesTable.userId, ownerId), isNull(recipesTable.deletedAt))
}

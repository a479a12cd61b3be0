import { rememberedFor } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import { and, desc, eq, gte, ilike, isNotNull, lt, or, sql } from '#server/db/drizzle.ts'
import { usersTable } from '#server/features/accounts/tables.ts'
import { releaseReservation } from '#server/features/recipes/reservations.ts'
import { recipesTable } from '#server/features/recipes/tables.ts'

export { countReservations } from '#server/features/recipes/reservations.ts'

export type StoredRecipe = typeof recipesTable.$inferSelect
export type NewRecipe = Omit<typeof recipesTable.$inferInsert, 'id' | 'userId' | 'createdAt' | 'updatedAt'>

export interface RecipeFilter {
  limit: number
  /** Recipes older than this id. */
  before?: number | undefined
  favorite?: boolean | undefined
  since?: Date | undefined
  /** Words that stand in the title or description. */
  q?: string | undefined
}

/** Own recipes, newest first. */
export async function listRecipes(db: Db, ownerId: string, filter: RecipeFilter): Promise<StoredRecipe[]> {
  const { before, favorite, since, q, limit } = filter
  const pattern = q === undefined ? undefined : `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return db.db
    .select()
    .from(recipesTable)
    .where(
      and(
        eq(recipesTable.userId, ownerId),
        before === undefined ? undefined : lt(recipesTable.id, before),
        favorite === undefined ? undefined : eq(recipesTable.isFavorite, favorite),
        since && gte(recipesTable.createdAt, since),
        pattern === undefined
          ? undefined
          : or(ilike(recipesTable.title, pattern), ilike(recipesTable.description, pattern)),
      ),
    )
    .orderBy(desc(recipesTable.id))
    .limit(limit)
}

export async function findRecipe(db: Db, ownerId: string, id: number): Promise<StoredRecipe | undefined> {
  const [recipe] = await ownRecipe(db.db).execute({ ownerId, id })
  return recipe
}

/** A page of recipes asks it for every picture, so it is prepared. */
const ownRecipe = rememberedFor((db: Db['db']) =>
  db
    .select()
    .from(recipesTable)
    .where(and(eq(recipesTable.id, sql.placeholder('id')), eq(recipesTable.userId, sql.placeholder('ownerId'))))
    .prepare('own_recipe'),
)

/** Dishes composed for this cook since then, newest first. */
export async function recentDishes(db: Db, ownerId: string, since: Date): Promise<string[]> {
  const rows = await db.db
    .select({ dish: recipesTable.dish })
    .from(recipesTable)
    .where(and(eq(recipesTable.userId, ownerId), gte(recipesTable.createdAt, since), isNotNull(recipesTable.dish)))
    .orderBy(desc(recipesTable.id))
    .limit(200)
  return rows.map(({ dish }) => dish!)
}

/** Dishes this cook has rated up or keeps as favourites, and those she has rated down, newest first. */
export async function tastesOf(db: Db, ownerId: string): Promise<{ liked: string[]; disliked: string[] }> {
  const rows = await db.db
    .select({ dish: recipesTable.dish, rating: recipesTable.userRating })
    .from(recipesTable)
    .where(
      and(
        eq(recipesTable.userId, ownerId),
        isNotNull(recipesTable.dish),
        or(isNotNull(recipesTable.userRating), recipesTable.isFavorite),
      ),
    )
    .orderBy(desc(recipesTable.id))
    .limit(200)
  const dishes = (isLiked: boolean) =>
    rows.flatMap(({ dish, rating }) => (dish && (rating !== -1) === isLiked ? [dish] : []))
  return { liked: dishes(true), disliked: dishes(false) }
}

/** Turns a held place into a delivered recipe, in one transaction. Undefined where the place is gone: stopped or expired. */
export async function deliverRecipe(
  db: Db,
  ownerId: string,
  reservationId: string,
  recipe: NewRecipe,
  now: Date,
): Promise<StoredRecipe | undefined> {
  return db.transaction(async () => {
    // the user's row first, as in reserving, so that the two never wait for each other crosswise
    await db.db.select({ id: usersTable.id }).from(usersTable).where(eq(usersTable.id, ownerId)).for('update')
    if (!(await releaseReservation(db, ownerId, reservationId))) return undefined
    await countDelivery(db, ownerId, now)
    const [delivered] = await db.db
      .insert(recipesTable)
      .values({ ...recipe, userId: ownerId, createdAt: now, updatedAt: now })
      .returning()
    return delivered
  })
}

/** Puts other words and figures in the place of the old ones, if nobody else has changed it since it was read. */
export async function rewriteRecipe(
  db: Db,
  { userId, id, updatedAt }: StoredRecipe,
  recipe: Partial<NewRecipe>,
  now: Date,
): Promise<StoredRecipe | undefined> {
  const [rewritten] = await db.db
    .update(recipesTable)
    // later than before even on a clock that stands: what is remembered of a recipe is known by this moment
    .set({ ...recipe, updatedAt: new Date(Math.max(now.getTime(), updatedAt.getTime() + 1)) })
    .where(and(own(userId, id), eq(recipesTable.updatedAt, updatedAt)))
    .returning()
  return rewritten
}

export async function deleteRecipe(db: Db, ownerId: string, id: number): Promise<boolean> {
  const deleted = await db.db.delete(recipesTable).where(own(ownerId, id)).returning({ id: recipesTable.id })
  return deleted.length > 0
}

export async function rateRecipe(db: Db, ownerId: string, id: number, rating: 1 | -1 | null, now: Date) {
  const [rated] = await db.db
    .update(recipesTable)
    .set({ userRating: rating, updatedAt: now })
    .where(own(ownerId, id))
    .returning({ userRating: recipesTable.userRating })
  return rated
}

export async function toggleFavorite(db: Db, ownerId: string, id: number, now: Date) {
  const [toggled] = await db.db
    .update(recipesTable)
    .set({ isFavorite: sql`not ${recipesTable.isFavorite}`, updatedAt: now })
    .where(own(ownerId, id))
    .returning({ isFavorite: recipesTable.isFavorite })
  return toggled
}

/** Facts of a newer kitchen replace those that were kept. */
export async function updateFacts(db: Db, ownerId: string, id: number, facts: StoredRecipe['facts']): Promise<void> {
  await db.db.update(recipesTable).set({ facts }).where(own(ownerId, id))
}

function own(ownerId: string, id: number) {
  return and(eq(recipesTable.id, id), eq(recipesTable.userId, ownerId))
}

async function countDelivery(db: Db, ownerId: string, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  const sameDay = sql`(${usersTable.lastGenerationDate} at time zone 'UTC')::date = ${today}::date`
  await db.db
    .update(usersTable)
    .set({
      generationsUsed: sql`${usersTable.generationsUsed} + 1`,
      dailyGenerationsUsed: sql`case when ${sameDay} then ${usersTable.dailyGenerationsUsed} + 1 else 1 end`,
      lastGenerationDate: now,
    })
    .where(eq(usersTable.id, ownerId))
}

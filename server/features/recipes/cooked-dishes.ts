import type { CookedOnce } from '#domain/plan/meal-plan/calendar/cookings-of-plan.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import {
  and,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  or,
  type Placeholder,
  sql,
} from '#server/db/drizzle.ts'
import {
  cookedDishesTable as cooked,
  recipesTable as recipes,
  type StoredCooked,
} from '#server/features/recipes/tables.ts'

type NewCooked = DishOfDay &
  Pick<StoredCooked, 'title' | 'servings'> &
  Partial<Pick<StoredCooked, 'planId' | 'rating' | 'note'>>
type CookedChange = Partial<Pick<StoredCooked, 'cookedOn' | 'servings' | 'rating' | 'note'>>

/** What has one entry: a recipe on a day, or as a dish of a plan, by the id of its entry there. */
export interface DishOfDay {
  readonly recipeId: number
  readonly cookedOn: string
  readonly entry: string | null
}

/** Writes a cooking down, or says anew how it was where there is an entry of it; what is undefined stays. */
export async function noteCooked(db: Db, ownerId: string, entry: NewCooked, now: Date): Promise<StoredCooked> {
  const { recipeId: _recipeId, cookedOn: _cookedOn, title: _title, ...said } = entry
  const known = await entryOfDay(db, ownerId, entry)
  if (known) return (await updateCooked(db, ownerId, known.id, said)) ?? known
  const [noted] = await db.db
    .insert(cooked)
    .values({ ...entry, userId: ownerId, createdAt: now })
    .returning()
  return noted!
}

export async function entryOfDay(
  db: Db,
  ownerId: string,
  { recipeId, cookedOn, entry }: DishOfDay,
): Promise<StoredCooked | undefined> {
  const [found] = await db.db
    .select()
    .from(cooked)
    .where(
      and(
        standing(ownerId),
        eq(cooked.recipeId, recipeId),
        eq(cooked.cookedOn, cookedOn),
        entry === null ? isNull(cooked.entry) : eq(cooked.entry, entry),
      ),
    )
  return found
}

export async function findCooked(db: Db, ownerId: string, id: number): Promise<StoredCooked | undefined> {
  const [entry] = await db.db
    .select()
    .from(cooked)
    .where(and(standing(ownerId), eq(cooked.id, id)))
  return entry
}

/** Where a page of the diary begins: after this entry. */
export interface AfterCooked {
  readonly cookedOn: string
  readonly id: number
}

/** Entries with the recipe of each, where it stands; the last day first. */
export async function listCooked(
  db: Db,
  ownerId: string,
  { limit, after, recipeId, id }: { limit: number; after?: AfterCooked; recipeId?: number; id?: number },
) {
  return db.db
    .select({
      entry: cooked,
      recipe: {
        id: recipes.id,
        title: recipes.title,
        imageUrl: recipes.imageUrl,
        photoVersion: recipes.photoVersion,
        pictureVersion: recipes.pictureVersion,
      },
    })
    .from(cooked)
    .leftJoin(recipes, and(eq(recipes.id, cooked.recipeId), isNull(recipes.deletedAt)))
    .where(
      and(
        standing(ownerId),
        recipeId === undefined ? undefined : eq(cooked.recipeId, recipeId),
        id === undefined ? undefined : eq(cooked.id, id),
        after &&
          or(lt(cooked.cookedOn, after.cookedOn), and(eq(cooked.cookedOn, after.cookedOn), lt(cooked.id, after.id))),
      ),
    )
    .orderBy(desc(cooked.cookedOn), desc(cooked.id))
    .limit(limit)
}
export type ListedCooked = Awaited<ReturnType<typeof listCooked>>[number]

export async function countCooked(db: Db, ownerId: string): Promise<number> {
  const [row] = await db.db.select({ entries: count() }).from(cooked).where(standing(ownerId))
  return row!.entries
}

export async function updateCooked(
  db: Db,
  ownerId: string,
  id: number,
  change: CookedChange,
): Promise<StoredCooked | undefined> {
  const [updated] = await db.db
    .update(cooked)
    .set({ userId: ownerId, ...change })
    .where(and(standing(ownerId), eq(cooked.id, id)))
    .returning()
  return updated
}

/** For an hour it can be brought back. */
export async function deleteCooked(db: Db, ownerId: string, id: number, now: Date): Promise<boolean> {
  const deleted = await db.db
    .update(cooked)
    .set({ deletedAt: now })
    .where(and(standing(ownerId), eq(cooked.id, id)))
    .returning({ id: cooked.id })
  return deleted.length > 0
}

/** One that stands, or was deleted since then. */
export async function findRestorableCooked(
  db: Db,
  ownerId: string,
  id: number,
  since: Date,
): Promise<StoredCooked | undefined> {
  const [entry] = await db.db
    .select()
    .from(cooked)
    .where(
      and(eq(cooked.userId, ownerId), eq(cooked.id, id), or(isNull(cooked.deletedAt), gte(cooked.deletedAt, since))),
    )
  return entry
}

export async function restoreCooked(db: Db, ownerId: string, id: number): Promise<void> {
  await db.db
    .update(cooked)
    .set({ deletedAt: null })
    .where(and(eq(cooked.userId, ownerId), eq(cooked.id, id)))
}

/** Ends for good what was deleted before. */
export async function sweepCooked(db: Db, before: Date): Promise<void> {
  await db.db.delete(cooked).where(lt(cooked.deletedAt, before))
}

/** How often a recipe was cooked, and when last. */
export async function timesCooked(
  db: Db,
  ownerId: string,
  recipeId: number,
): Promise<{ times: number; last: string | null }> {
  const [row] = await timesOfRecipe(db.db).execute({ ownerId, recipeId })
  return row!
}

/** Asked with every recipe that is opened: prepared. */
const timesOfRecipe = rememberedFor((db: Db['db']) =>
  db
    .select({ times: count(), last: max(cooked.cookedOn) })
    .from(cooked)
    .where(and(standing(sql.placeholder('ownerId')), eq(cooked.recipeId, sql.placeholder('recipeId'))))
    .prepare('times_cooked'),
)

/** What was cooked on these days, the first and the last among them, in the order in which it was written down, and when that was. */
export async function cookedBetween(
  db: Db,
  ownerId: string,
  first: string,
  last: string,
): Promise<(CookedOnce & { at: Date })[]> {
  const rows = await db.db
    .select()
    .from(cooked)
    .where(and(standing(ownerId), gte(cooked.cookedOn, first), lte(cooked.cookedOn, last)))
    .orderBy(cooked.id)
  return rows.flatMap(({ recipeId, cookedOn, planId, entry, createdAt: at }) => {
    const planned = planId !== null && entry !== null ? { plan: planId, entry } : null
    return recipeId === null ? [] : [{ recipeId, cookedOn, planned, at }]
  })
}

/** The day on which each recipe was last cooked; `before`: of the days before that one. */
export async function lastCookedOf(db: Db, ownerId: string, before?: string): Promise<Map<number, string>> {
  const rows = await db.db
    .select({ recipeId: cooked.recipeId, last: max(cooked.cookedOn) })
    .from(cooked)
    .where(
      and(
        standing(ownerId),
        isNotNull(cooked.recipeId),
        before === undefined ? undefined : lt(cooked.cookedOn, before),
      ),
    )
    .groupBy(cooked.recipeId)
  return new Map(rows.map(({ recipeId, last }) => [recipeId!, last!]))
}

/** Cooked so often, a dish is liked, whether or not anybody said so. */
const often = 3

/** Composed dishes that were cooked since a day, and those that are cooked again and again and were not disliked; the last first. */
export async function dishesCooked(
  db: Db,
  ownerId: string,
  since: string,
): Promise<{ recent: string[]; often: string[] }> {
  const rows = await cookedDishes(db.db).execute({ ownerId })
  return {
    recent: rows.flatMap(({ dish, last: day }) => (day! >= since ? [dish!] : [])),
    often: rows.flatMap(({ dish, times, rating }) => (times >= often && rating !== -1 ? [dish!] : [])),
  }
}

/** Every generation asks it, so it is prepared. */
const cookedDishes = rememberedFor((db: Db['db']) => {
  const last = max(cooked.cookedOn)
  return db
    .select({ dish: recipes.dish, last, times: count(), rating: sql<number | null>`min(${recipes.userRating})` })
    .from(cooked)
    .innerJoin(recipes, eq(recipes.id, cooked.recipeId))
    .where(and(standing(sql.placeholder('ownerId')), isNotNull(recipes.dish), isNull(recipes.deletedAt)))
    .groupBy(recipes.dish)
    .orderBy(desc(last))
    .limit(200)
    .prepare('cooked_dishes')
})

function standing(ownerId: string | Placeholder) {
  return and(eq(cooked.userId, ownerId), isNull(cooked.deletedAt))
}

import { takenFromHomeDays } from '#contract/how-long.ts'
import type { CookingWith } from '#domain/plan/meal-plan/calendar/cookings-of-plan.ts'
import { planBounds } from '#domain/plan/meal-plan/meal-plan.ts'
import type { CookingFromHome, LotOfHome } from '#domain/plan/meal-plan/provisions/home-without-plan.ts'
import type { Db } from '#server/db/database.ts'
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from '#server/db/drizzle.ts'
import { lastDayOf } from '#server/features/stock/last-day.ts'
import {
  atHomeCookingsTable,
  atHomeItemsTable,
  type StoredAtHome,
  type StoredCooking,
  type TakenGrams,
  type TakenLot,
} from '#server/features/stock/tables.ts'

export { isOver, lastDayOf } from '#server/features/stock/last-day.ts'

export type NewAtHome = Omit<StoredAtHome, 'id' | 'userId' | 'addedAt' | 'deletedAt' | 'boughtFor'> &
  Partial<Pick<StoredAtHome, 'boughtFor'>>

/** What is there: what has to go first first, by the day that its cook said, else by how long such a food keeps. */
export async function listAtHome(db: Db, ownerId: string): Promise<StoredAtHome[]> {
  const rows = await db.db
    .select()
    .from(atHomeItemsTable)
    .where(and(eq(atHomeItemsTable.userId, ownerId), isNull(atHomeItemsTable.deletedAt)))
  const days = new Map(rows.map((row) => [row, lastDayOf(row.food, row.useBy, row.addedAt) ?? never]))
  return rows.sort((one, other) => compare(days.get(one)!, days.get(other)!) || one.id - other.id)
}
const never = '9999-12-31'
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** What a plan may spend, what has to go first first. `useBy`: the day that was said, else until which such a food keeps. */
export async function stockOf(db: Db, ownerId: string): Promise<(LotOfHome & { food: string })[]> {
  const rows = await listAtHome(db, ownerId)
  return rows.flatMap(({ id, food, product, name, grams, useBy, addedAt, boughtFor }) =>
    food !== null && product !== null && grams !== null
      ? [{ id, food, product, name, grams, useBy: lastDayOf(food, useBy, addedAt), boughtFor }]
      : [],
  )
}

export async function countAtHome(db: Db, ownerId: string): Promise<number> {
  const [row] = await db.db
    .select({ items: count() })
    .from(atHomeItemsTable)
    .where(and(eq(atHomeItemsTable.userId, ownerId), isNull(atHomeItemsTable.deletedAt)))
  return row?.items ?? 0
}

export async function findAtHome(db: Db, ownerId: string, id: number): Promise<StoredAtHome | undefined> {
  const [row] = await db.db.select().from(atHomeItemsTable).where(own(ownerId, id))
  return row
}

export async function insertAtHome(
  db: Db,
  ownerId: string,
  items: readonly NewAtHome[],
  now: Date,
): Promise<StoredAtHome[]> {
  if (items.length === 0) return []
  return db.db
    .insert(atHomeItemsTable)
    .values(items.map((item) => ({ ...item, userId: ownerId, addedAt: now })))
    .returning()
}

export async function updateAtHome(
  db: Db,
  ownerId: string,
  id: number,
  change: Partial<NewAtHome>,
): Promise<StoredAtHome | undefined> {
  if (Object.keys(change).length === 0) return findAtHome(db, ownerId, id)
  const [row] = await db.db.update(atHomeItemsTable).set(change).where(own(ownerId, id)).returning()
  return row
}

export async function deleteAtHome(db: Db, ownerId: string, id: number, now: Date): Promise<boolean> {
  const deleted = await db.db
    .update(atHomeItemsTable)
    .set({ deletedAt: now })
    .where(own(ownerId, id))
    .returning({ id: atHomeItemsTable.id })
  return deleted.length > 0
}

/** Deletes what was added after `since`. */
export async function deleteAddedSince(
  db: Db,
  ownerId: string,
  ids: readonly number[],
  since: Date,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await db.db
    .update(atHomeItemsTable)
    .set({ deletedAt: now })
    .where(
      and(
        eq(atHomeItemsTable.userId, ownerId),
        inArray(atHomeItemsTable.id, [...ids]),
        isNull(atHomeItemsTable.deletedAt),
        gt(atHomeItemsTable.addedAt, since),
      ),
    )
}

/** What was deleted by hand after `since` stands again; what was used up comes back with its cooking alone. */
export async function restoreAtHome(
  db: Db,
  ownerId: string,
  id: number,
  since: Date,
): Promise<StoredAtHome | undefined> {
  const [row] = await db.db
    .update(atHomeItemsTable)
    .set({ deletedAt: null })
    .where(
      and(
        eq(atHomeItemsTable.id, id),
        eq(atHomeItemsTable.userId, ownerId),
        isNotNull(atHomeItemsTable.deletedAt),
        gt(atHomeItemsTable.deletedAt, since),
        or(isNull(atHomeItemsTable.grams), gt(atHomeItemsTable.grams, 0)),
      ),
    )
    .returning()
  return row
}

/** Takes grams away; what is used up goes. Only under the lock of the member. */
export async function takeGrams(db: Db, ownerId: string, taken: readonly TakenGrams[], now: Date): Promise<void> {
  for (const { item, grams } of taken)
    await db.db
      .update(atHomeItemsTable)
      .set({
        grams: sql`${atHomeItemsTable.grams} - ${grams}`,
        deletedAt: sql`case when ${atHomeItemsTable.grams} - ${grams} <= 0 then ${now.toISOString()}::timestamptz end`,
      })
      .where(own(ownerId, item))
}

/** Puts grams back; what was used up stands again, what was deleted by hand meanwhile does not. Only under the lock of the member. */
export async function putGramsBack(db: Db, ownerId: string, taken: readonly TakenGrams[]): Promise<void> {
  for (const { item, grams } of taken)
    await db.db
      .update(atHomeItemsTable)
      .set({
        grams: sql`${atHomeItemsTable.grams} + ${grams}`,
        deletedAt: sql`case when ${atHomeItemsTable.grams} > 0 then ${atHomeItemsTable.deletedAt} end`,
      })
      .where(
        and(
          eq(atHomeItemsTable.id, item),
          eq(atHomeItemsTable.userId, ownerId),
          // how much there is was said anew since, and nobody knows it now
          isNotNull(atHomeItemsTable.grams),
        ),
      )
}

export async function insertCooking(
  db: Db,
  ownerId: string,
  { planned, taken, ...cooking }: CookingWith<TakenLot>,
  now: Date,
): Promise<StoredCooking> {
  const [row] = await db.db
    .insert(atHomeCookingsTable)
    .values({
      ...cooking,
      userId: ownerId,
      planId: planned?.plan,
      entry: planned?.entry,
      taken: [...taken],
      cookedAt: now,
    })
    .returning()
  return row!
}

/**
 * Cookings that took something and were not undone, the first one first, as far back as a plan that is under way may have begun; the last ones, where
 * they are more than any plan has.
 */
export async function cookingsFromHome(db: Db, ownerId: string): Promise<(CookingFromHome & { at: Date })[]> {
  const rows = await db.db
    .select()
    .from(atHomeCookingsTable)
    .where(and(eq(atHomeCookingsTable.userId, ownerId), isNull(atHomeCookingsTable.undoneAt)))
    .orderBy(desc(atHomeCookingsTable.id))
    .limit(planBounds.entries)
  return rows.reverse().flatMap(({ recipeId, cookedOn, planId, entry, cookedAt: at, taken }) => {
    const planned = planId !== null && entry !== null ? { plan: planId, entry } : null
    const lots = taken.map(({ item, ...lot }) => ({ ...lot, id: item }))
    return recipeId !== null && cookedOn !== null ? [{ recipeId, cookedOn, planned, at, taken: lots }] : []
  })
}

export async function findCooking(
  db: Db,
  ownerId: string,
  id: number,
  since: Date,
): Promise<StoredCooking | undefined> {
  const [row] = await db.db
    .select()
    .from(atHomeCookingsTable)
    .where(
      and(
        eq(atHomeCookingsTable.id, id),
        eq(atHomeCookingsTable.userId, ownerId),
        gt(atHomeCookingsTable.cookedAt, since),
      ),
    )
  return row
}

export async function markUndone(db: Db, id: number, now: Date): Promise<void> {
  await db.db.update(atHomeCookingsTable).set({ undoneAt: now }).where(eq(atHomeCookingsTable.id, id))
}

/** Ends for good what was deleted, used up or undone before then, and what was cooked before any plan that is under way. */
export async function sweepAtHome(db: Db, before: Date): Promise<void> {
  const longAgo = new Date(before.getTime() - takenFromHomeDays * 24 * 60 * 60 * 1000)
  await db.db.delete(atHomeItemsTable).where(lt(atHomeItemsTable.deletedAt, before))
  await db.db
    .delete(atHomeCookingsTable)
    .where(or(lt(atHomeCookingsTable.undoneAt, before), lt(atHomeCookingsTable.cookedAt, longAgo)))
}

/** Something of theirs that is there. */
function own(ownerId: string, id: number) {
  return and(eq(atHomeItemsTable.id, id), eq(atHomeItemsTable.userId, ownerId), isNull(atHomeItemsTable.deletedAt))
}

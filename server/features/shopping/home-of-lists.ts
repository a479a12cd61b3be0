import { entitlements, type Tier } from '#contract/plans.ts'
import type { LotAtHome } from '#domain/plan/at-home/less-at-home.ts'
import type { Db } from '#server/db/database.ts'
import { and, eq, inArray } from '#server/db/drizzle.ts'
import { atHomeListItemsTable, type StoredListItem } from '#server/features/shopping/tables.ts'
import { isOver, lastDayOf, listAtHome } from '#server/features/stock/store.ts'

/** What shopping lists need to know of home. */
export interface Home {
  readonly lots: readonly LotAtHome[]
  /** Rows of the lists that were looked after when they were taken home. */
  readonly settled: readonly StoredListItem[]
}

/** undefined where home changes nothing about these lists: the member's plan has no stock, or there is none. */
export async function homeOf(
  { database, now }: { database: Db; now: () => Date },
  { id, subscriptionTier }: { id: string; subscriptionTier: Tier },
  listIds: readonly number[],
): Promise<Home | undefined> {
  if (!entitlements[subscriptionTier].mealPlans || listIds.length === 0) return undefined
  const lots = (await listAtHome(database, id)).flatMap(
    ({ id: lot, food, product, grams, useBy, addedAt }): LotAtHome[] =>
      product === null || isOver(lastDayOf(food, useBy, addedAt), now()) ? [] : [{ id: lot, product, grams, useBy }],
  )
  const settled = await settledItems(database, id, listIds)
  return lots.length > 0 || settled.length > 0 ? { lots, settled } : undefined
}

export async function settledItems(db: Db, ownerId: string, listIds: readonly number[]): Promise<StoredListItem[]> {
  return db.db
    .select()
    .from(atHomeListItemsTable)
    .where(and(eq(atHomeListItemsTable.userId, ownerId), inArray(atHomeListItemsTable.listId, [...listIds])))
}

/** Remembers that these rows were looked after; those that were already stay as they are. */
export async function settleItems(db: Db, rows: readonly StoredListItem[]): Promise<void> {
  if (rows.length > 0)
    await db.db
      .insert(atHomeListItemsTable)
      .values([...rows])
      .onConflictDoNothing()
}

/** These rows of a list were not looked after. */
export async function unsettleItems(db: Db, ownerId: string, listId: number, rows: readonly string[]): Promise<void> {
  if (rows.length > 0)
    await db.db
      .delete(atHomeListItemsTable)
      .where(
        and(
          eq(atHomeListItemsTable.userId, ownerId),
          eq(atHomeListItemsTable.listId, listId),
          inArray(atHomeListItemsTable.itemId, [...rows]),
        ),
      )
}

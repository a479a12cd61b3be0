import type { Db } from '#server/db/database.ts'
import { and, desc, eq, gt, isNull, or, sql } from '#server/db/drizzle.ts'
import { checkoutSessionsTable } from '#server/features/billing/tables.ts'

export type CheckoutRow = typeof checkoutSessionsTable.$inferSelect

export async function insertCheckout(db: Db, row: typeof checkoutSessionsTable.$inferInsert): Promise<void> {
  await db.db.insert(checkoutSessionsTable).values(row)
}

export async function findCheckoutRow(db: Db, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await db.db.select().from(checkoutSessionsTable).where(eq(checkoutSessionsTable.id, id))
  return row
}

/**
 * Gives a checkout to a member and marks it as having had its effect. False where it is somebody else's: of many who try at
 * once one succeeds.
 */
export async function takeCheckout(db: Db, id: string, userId: string, now: Date): Promise<boolean> {
  const { userId: owner, settledAt } = checkoutSessionsTable
  const rows = await db.db
    .update(checkoutSessionsTable)
    .set({ userId, settledAt: sql`coalesce(${settledAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(checkoutSessionsTable.id, id), or(isNull(owner), eq(owner, userId))))
    .returning({ id: checkoutSessionsTable.id })
  return rows.length > 0
}

/** Holds a checkout that has no owner yet until the transaction ends; false where it has one. */
export async function lockUnclaimed(db: Db, id: string): Promise<boolean> {
  const [row] = await db.db
    .select({ userId: checkoutSessionsTable.userId })
    .from(checkoutSessionsTable)
    .where(eq(checkoutSessionsTable.id, id))
    .for('update')
  return row !== undefined && row.userId === null
}

/** A member's checkouts that have had no effect, newest first. */
export async function listOpenCheckouts(
  db: Db,
  userId: string,
  kind: CheckoutRow['kind'],
  since: Date,
): Promise<CheckoutRow[]> {
  return db.db
    .select()
    .from(checkoutSessionsTable)
    .where(
      and(
        eq(checkoutSessionsTable.userId, userId),
        eq(checkoutSessionsTable.kind, kind),
        isNull(checkoutSessionsTable.settledAt),
        gt(checkoutSessionsTable.createdAt, since),
      ),
    )
    .orderBy(desc(checkoutSessionsTable.createdAt))
    .limit(3)
}

/** First payments of members and visitors that have had no effect, oldest first. */
export async function listAllOpenCheckouts(db: Db): Promise<CheckoutRow[]> {
  const { kind, settledAt } = checkoutSessionsTable
  return db.db
    .select()
    .from(checkoutSessionsTable)
    .where(and(eq(kind, 'new'), isNull(settledAt)))
    .orderBy(checkoutSessionsTable.createdAt)
}

/** A checkout that has had no effect and can have none. */
export async function deleteCheckout(db: Db, id: string): Promise<void> {
  const { id: key, settledAt } = checkoutSessionsTable
  await db.db.delete(checkoutSessionsTable).where(and(eq(key, id), isNull(settledAt)))
}

/** Every change of plan that a member has begun is over: it happened, or it is not wanted any more. */
export async function endChanges(db: Db, userId: string, now: Date): Promise<void> {
  const { kind, settledAt, userId: owner } = checkoutSessionsTable
  const mine = and(eq(owner, userId), eq(kind, 'change'), isNull(settledAt))
  await db.db.update(checkoutSessionsTable).set({ settledAt: now }).where(mine)
}

import type { Tier } from '#contract/plans.ts'
import type { Db } from '#server/db/database.ts'
import { and, eq, gt, isNotNull, like, lte, ne, or, sql } from '#server/db/drizzle.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { usersTable } from '#server/features/accounts/tables.ts'
import { writeTier } from '#server/features/billing/settling/write-tier.ts'
import { billingAccountsTable, paymentEventsTable } from '#server/features/billing/tables.ts'

export type BillingAccount = typeof billingAccountsTable.$inferSelect
export type BillingChange = Partial<Omit<BillingAccount, 'userId' | 'version'>>

/** Undefined where nobody has ever paid or been granted anything. */
export async function findBillingAccount(db: Db, userId: string): Promise<BillingAccount | undefined> {
  const [row] = await db.db.select().from(billingAccountsTable).where(eq(billingAccountsTable.userId, userId))
  return row
}

/** Holds the row until the transaction ends; makes it where there is none. */
export async function lockBillingAccount(db: Db, userId: string): Promise<BillingAccount> {
  const mine = eq(billingAccountsTable.userId, userId)
  const [row] = await db.db.select().from(billingAccountsTable).where(mine).for('update')
  if (row) return row
  await db.db.insert(billingAccountsTable).values({ userId }).onConflictDoNothing()
  const [made] = await db.db.select().from(billingAccountsTable).where(mine).for('update')
  if (!made) throw new Error('The billing account is gone.')
  return made
}

/** Writes a locked row. Every write raises the version, even one that changes nothing: what was fetched before it is old. */
export async function writeBillingAccount(
  db: Db,
  account: BillingAccount,
  change: BillingChange,
): Promise<BillingAccount> {
  const version = account.version + 1
  await db.db
    .update(billingAccountsTable)
    .set({ ...change, version })
    .where(eq(billingAccountsTable.userId, account.userId))
  return { ...account, ...change, version }
}

/**
 * Gives a member a tier without payment; `free` takes it back. What is subscribed to stays as it is, and the higher one
 * counts. Ids of the provider are put on record where they are given. Inside a transaction.
 */
export async function grantTier(
  db: Db,
  grant: { userId: string; tier: Tier; customerId?: string | undefined; subscriptionId?: string | undefined },
  now: Date,
): Promise<UserRow> {
  const { userId, tier, customerId, subscriptionId } = grant
  const account = await lockBillingAccount(db, userId)
  const granted = await writeBillingAccount(db, account, {
    grantedTier: tier,
    ...(customerId !== undefined && { customerId }),
    ...(subscriptionId !== undefined && { subscriptionId }),
  })
  return writeTier(db, granted, now)
}

/** The member whose customer or subscription this is. */
export async function findPayer(
  db: Db,
  { customerId, subscriptionId }: { customerId?: string | undefined; subscriptionId?: string | undefined },
): Promise<string | undefined> {
  const named = [
    ...(customerId === undefined ? [] : [eq(billingAccountsTable.customerId, customerId)]),
    ...(subscriptionId === undefined ? [] : [eq(billingAccountsTable.subscriptionId, subscriptionId)]),
  ]
  if (named.length === 0) return undefined
  const [row] = await db.db
    .select({ userId: billingAccountsTable.userId })
    .from(billingAccountsTable)
    .where(or(...named))
    .limit(1)
  return row?.userId
}

/** Members with anything at the provider, in the order of their ids, after the given one. */
export async function listPayers(db: Db, after: string, limit: number): Promise<BillingAccount[]> {
  const { userId, customerId, subscriptionId } = billingAccountsTable
  return db.db
    .select()
    .from(billingAccountsTable)
    .where(and(gt(userId, after), or(isNotNull(customerId), isNotNull(subscriptionId))))
    .orderBy(userId)
    .limit(limit)
}

/** Members whose plan the test checkout gave, by their ids. */
export async function listTestPlans(db: Db): Promise<string[]> {
  const { userId, subscriptionId, status } = billingAccountsTable
  const rows = await db.db
    .select({ userId })
    .from(billingAccountsTable)
    .where(and(like(subscriptionId, 'test\\_%'), ne(status, 'ended')))
  return rows.map((row) => row.userId)
}

/** False where this was recorded before. */
export async function recordEvent(db: Db, event: { id: string; kind: string }, now: Date): Promise<boolean> {
  const rows = await db.db
    .insert(paymentEventsTable)
    .values({ id: event.id, kind: event.kind, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEventsTable.id })
  return rows.length > 0
}

export async function isRecorded(db: Db, id: string): Promise<boolean> {
  const rows = await db.db
    .select({ id: paymentEventsTable.id })
    .from(paymentEventsTable)
    .where(eq(paymentEventsTable.id, id))
  return rows.length > 0
}

/** Writes down for every member whose paid access has run out what reads as that already; answers how many. */
export async function endRunOutTiers(db: Db, now: Date): Promise<number> {
  const { tierEndsAt, tierAfterwards } = usersTable
  const rows = await db.db
    .update(usersTable)
    .set({
      subscriptionTier: sql`${tierAfterwards}`,
      isPremium: sql`${tierAfterwards} = 'premium'`,
      tierEndsAt: null,
      updatedAt: now,
    })
    .where(lte(tierEndsAt, now))
    .returning({ id: usersTable.id })
  return rows.length
}

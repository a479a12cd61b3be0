import type { Db } from '#server/db/database.ts'
import { and, asc, eq, gt, isNull, lte, or, sql } from '#server/db/drizzle.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { profilePicturesTable, usersTable } from '#server/features/accounts/tables.ts'
import { billingAccountsTable, checkoutSessionsTable } from '#server/features/billing/tables.ts'
import { deleteMessagesFrom, forgetReplyWriter } from '#server/features/contact/store.ts'
import { forgetSuggestions } from '#server/features/corrections/store.ts'
import { deleteSubscription } from '#server/features/newsletter/store.ts'
import { emailChangesTable } from '#server/features/security/tables.ts'
import { rateLimitsTable, sessionsTable } from '#server/http/tables.ts'
import { testProviderTable } from '#server/ports/payments/test-checkout/tables.ts'

/** Sets the day of the deletion; undefined where it is set already: the first day stays. */
export async function setDeletion(db: Db, userId: string, deletionAt: Date, now: Date) {
  const [user] = await db.db
    .update(usersTable)
    .set({ deletionAt, updatedAt: now })
    .where(and(eq(usersTable.id, userId), isNull(usersTable.deletionAt)))
    .returning()
  return user
}

/** Takes a deletion back; undefined where its day has come: from then on it may be under way. */
export async function clearDeletion(db: Db, userId: string, now: Date) {
  const [user] = await db.db
    .update(usersTable)
    .set({ deletionAt: null, updatedAt: now })
    .where(and(eq(usersTable.id, userId), or(isNull(usersTable.deletionAt), gt(usersTable.deletionAt, now))))
    .returning()
  return user
}

/** Ids of the accounts whose day has come, the longest waiting first. */
export async function dueForDeletion(db: Db, now: Date): Promise<string[]> {
  const rows = await db.db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(lte(usersTable.deletionAt, now))
    .orderBy(asc(usersTable.deletionAt), asc(usersTable.id))
  return rows.map(({ id }) => id)
}

/**
 * Deletes a due account with all that hangs on it, and answers it with the addresses that emails went to; undefined where it is not
 * due or gone. Whoever works on the account holds its row: what they leave behind is seen by what is deleted after it.
 */
export async function deleteUser(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ user: UserRow; addresses: string[] } | undefined> {
  const [change] = await db.db
    .select({ email: emailChangesTable.newEmail })
    .from(emailChangesTable)
    .where(eq(emailChangesTable.userId, userId))
  const [user] = await db.db
    .delete(usersTable)
    .where(and(eq(usersTable.id, userId), lte(usersTable.deletionAt, now)))
    .returning()
  if (!user) return undefined
  await db.db.delete(sessionsTable).where(sql`(${sessionsTable.sess} ->> 'userId') = ${userId}`)
  await deleteSubscription(db, user)
  await deleteMessagesFrom(db, user)
  await forgetReplyWriter(db, userId)
  await forgetSuggestions(db, userId)
  const addresses = [user.email, ...(change ? [change.email] : [])]
  // counters are kept under the id of whom they count, some under the address
  for (const key of [userId, ...addresses]) {
    await db.db.delete(rateLimitsTable).where(sql`position(${key} in ${rateLimitsTable.key}) > 0`)
  }
  return { user, addresses }
}

/** What the payment provider may know of a member: the account, and the checkouts of first payments. */
export async function paymentsOf(db: Db, userId: string) {
  const [account] = await db.db.select().from(billingAccountsTable).where(eq(billingAccountsTable.userId, userId))
  const rows = await db.db
    .select({ id: checkoutSessionsTable.id, settledAt: checkoutSessionsTable.settledAt })
    .from(checkoutSessionsTable)
    .where(and(eq(checkoutSessionsTable.userId, userId), eq(checkoutSessionsTable.kind, 'new')))
  return { account, checkouts: rows.map(({ id, settledAt }) => ({ id, isOpen: settledAt === null })) }
}

/** All that the test checkout knows of a customer, at once. */
export async function deleteTestPayments(db: Db, customerId: string): Promise<void> {
  await db.db.delete(testProviderTable).where(eq(testProviderTable.customerId, customerId))
}

export async function findPicture(db: Db, userId: string) {
  const [picture] = await db.db.select().from(profilePicturesTable).where(eq(profilePicturesTable.userId, userId))
  return picture
}

/** The picture of a user, instead of the one that was there; undefined where the user is gone. */
export async function putPicture(db: Db, userId: string, picture: { image: Buffer; version: string }, now: Date) {
  return db.transaction(async () => {
    const user = await setPictureAddress(db, userId, `/api/auth/profile-picture?v=${picture.version}`, now)
    if (!user) return undefined
    await db.db
      .insert(profilePicturesTable)
      .values({ userId, ...picture })
      .onConflictDoUpdate({ target: profilePicturesTable.userId, set: picture })
    return user
  })
}

export async function deletePicture(db: Db, userId: string, now: Date) {
  return db.transaction(async () => {
    const user = await setPictureAddress(db, userId, null, now)
    await db.db.delete(profilePicturesTable).where(eq(profilePicturesTable.userId, userId))
    return user
  })
}

async function setPictureAddress(db: Db, userId: string, profileImageUrl: string | null, now: Date) {
  const [user] = await db.db
    .update(usersTable)
    .set({ profileImageUrl, updatedAt: now })
    .where(eq(usersTable.id, userId))
    .returning()
  return user
}

import type { Db } from '#server/db/database.ts'
import { and, eq, gt, sql } from '#server/db/drizzle.ts'
import { type UserRow, updateUser } from '#server/features/accounts/store.ts'
import { deleteRecoveryCodes } from '#server/features/security/recovery-codes.ts'
import { emailChangesTable, secondFactorsTable } from '#server/features/security/tables.ts'

export { makeLink } from '#server/features/security/links.ts'
export { limitCodes, spendCode } from '#server/features/security/use-code.ts'

export type EmailChange = typeof emailChangesTable.$inferSelect

/** A change of address waits for its confirmations so long, milliseconds. */
const patience = 7 * 24 * 60 * 60 * 1000

/** The change of address of a user that waits for its confirmations. */
export async function findEmailChange(db: Db, userId: string, now: Date): Promise<EmailChange | undefined> {
  const [change] = await db.db
    .select()
    .from(emailChangesTable)
    .where(and(eq(emailChangesTable.userId, userId), isWaiting(now)))
  return change
}

/** Asks for another address; what was asked for before is forgotten with its confirmations. */
export async function insertEmailChange(db: Db, userId: string, newEmail: string, now: Date): Promise<void> {
  const asked = { newEmail, confirmedByOldAt: null, confirmedByNewAt: null, createdAt: now }
  await db.db
    .insert(emailChangesTable)
    .values({ userId, ...asked })
    .onConflictDoUpdate({ target: emailChangesTable.userId, set: asked })
}

/** Notes the confirmation of one side. Of two sides that confirm at once, the later one sees both. */
export async function confirmEmailChange(
  db: Db,
  { userId, newEmail, side }: { userId: string; newEmail: string; side: 'old' | 'new' },
  now: Date,
): Promise<EmailChange | undefined> {
  const { confirmedByOldAt, confirmedByNewAt } = emailChangesTable
  const at = sql`${now.toISOString()}::timestamptz`
  const [change] = await db.db
    .update(emailChangesTable)
    .set(
      side === 'old'
        ? { confirmedByOldAt: sql`coalesce(${confirmedByOldAt}, ${at})` }
        : { confirmedByNewAt: sql`coalesce(${confirmedByNewAt}, ${at})` },
    )
    .where(and(eq(emailChangesTable.userId, userId), eq(emailChangesTable.newEmail, newEmail), isWaiting(now)))
    .returning()
  return change
}

export async function deleteEmailChange(db: Db, userId: string): Promise<void> {
  await db.db.delete(emailChangesTable).where(eq(emailChangesTable.userId, userId))
}

/** The account asks for its password alone from now on. In a transaction. */
export async function dropSecondFactor(db: Db, userId: string, now: Date): Promise<UserRow | undefined> {
  await db.db.delete(secondFactorsTable).where(eq(secondFactorsTable.userId, userId))
  await deleteRecoveryCodes(db, userId)
  return updateUser(db, userId, { hasTwoFactor: false }, now)
}

function isWaiting(now: Date) {
  return gt(emailChangesTable.createdAt, new Date(now.getTime() - patience))
}

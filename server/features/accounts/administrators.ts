import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/database.ts'
import { and, eq, isNull, ne, sql } from '#server/db/drizzle.ts'
import { usersTable } from '#server/features/accounts/tables.ts'

/**
 * Throws last_administrator where nobody would be left to administer without this user; one whose account waits for its deletion does
 * not count. The first thing in a transaction: until that ends nobody else gets an answer here, so that two cannot leave at once.
 */
export async function assertOtherAdministrator(db: Db, userId: string): Promise<void> {
  await db.db.execute(sql`select pg_advisory_xact_lock(hashtext('the administrators'))`)
  const { id, isAdmin, deletionAt } = usersTable
  const [leaving] = await db.db
    .select({ id })
    .from(usersTable)
    .where(and(eq(id, userId), eq(isAdmin, true)))
  if (!leaving) return
  const [other] = await db.db
    .select({ id })
    .from(usersTable)
    .where(and(ne(id, userId), eq(isAdmin, true), isNull(deletionAt)))
    .limit(1)
  if (other) return
  throw new AppError(
    'last_administrator',
    'You can’t do this as the only administrator. Make somebody else an administrator first.',
  )
}

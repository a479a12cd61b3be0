import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, eq, isNotNull, isNull, ne, sql } from '#server/db/drizzle.ts'
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
    'You can’t do this as the only administrator. Please make someone else an administrator first.',
  )
}

/** The ids of administrators who have confirmed their address, but for those whose address is among `besides`. */
export async function confirmedAdministrators(db: Db, besides: readonly string[]): Promise<string[]> {
  const rows = await db.db
    .select({ id: usersTable.id, email: usersTable.email })
    .from(usersTable)
    .where(confirmedAdministrator())
    .orderBy(asc(usersTable.id))
  return rows.filter(({ email }) => !besides.includes(email)).map(({ id }) => id)
}

/** Where an administrator gets email; undefined once they are none, or have an address that is not confirmed. */
export async function administratorEmail(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.db
    .select({ email: usersTable.email })
    .from(usersTable)
    .where(and(eq(usersTable.id, id), confirmedAdministrator()))
  return row?.email
}

const confirmedAdministrator = () => and(eq(usersTable.isAdmin, true), isNotNull(usersTable.emailConfirmedAt))

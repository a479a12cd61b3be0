import { createHash } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import { type Config, isLoopback } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { spentAdminAddressesTable } from '#server/features/accounts/tables.ts'
import { type UserRow, updateUser } from '#server/features/accounts/user-rows.ts'

interface World {
  readonly config: Pick<Config, 'adminEmails' | 'publicUrl' | 'trustProxy'>
  readonly database: Db
}

/**
 * The address can be reached, as an email has shown; one of ADMIN_EMAILS makes its administrator. `byOwnHand`: by whoever is signed in to the
 * account, or has just set its password, so that the address is theirs. In a transaction.
 */
export async function confirmAddress(
  world: World,
  user: UserRow,
  { byOwnHand }: { byOwnHand: boolean },
  now: Date,
): Promise<UserRow> {
  const addressProvedAt = byOwnHand ? now : user.addressProvedAt
  const change = { emailConfirmedAt: user.emailConfirmedAt ?? now, addressProvedAt }
  return makeAdministrator(world, (await updateUser(world.database, user.id, change, now)) ?? user, now)
}

/** At home, where nobody else opens the installation, an address of ADMIN_EMAILS counts as soon as it has an account. In a transaction. */
export async function welcomeAtHome(world: World, user: UserRow, now: Date): Promise<UserRow> {
  return isAtHome(world.config) ? makeAdministrator(world, user, now) : user
}

/**
 * An email may be opened by somebody who has not signed up: that makes no stranger administrator. An address of ADMIN_EMAILS
 * is confirmed by whoever is signed in to its account, or has set its password by an email, and not by anybody else. Throws not_signed_in.
 */
export async function refuseForAdministrator({ config, database }: World, user: UserRow): Promise<void> {
  if (isAtHome(config) || !config.adminEmails.includes(user.email)) return
  if (await isSpent(database, user.email)) return
  throw new AppError('not_signed_in', 'Please sign in to this account first, then open the link again.')
}

/**
 * Whoever has the address next is no administrator by it. Asked where an account gives its address up; what was never
 * confirmed was never anybody's. In a transaction.
 */
export async function spendAddress({ config, database }: World, user: UserRow): Promise<void> {
  if (!user.isAdmin && !(user.emailConfirmedAt && config.adminEmails.includes(user.email))) return
  await spend(database, user.email)
}

async function makeAdministrator({ config, database }: World, user: UserRow, now: Date): Promise<UserRow> {
  if (user.isAdmin || !config.adminEmails.includes(user.email) || !(await spend(database, user.email))) return user
  return (await updateUser(database, user.id, { isAdmin: true }, now)) ?? user
}

/** False where it was spent before. */
async function spend(db: Db, email: string): Promise<boolean> {
  const rows = await db.db
    .insert(spentAdminAddressesTable)
    .values({ addressHash: hash(email) })
    .onConflictDoNothing()
    .returning()
  return rows.length > 0
}

async function isSpent(db: Db, email: string): Promise<boolean> {
  const rows = await db.db
    .select()
    .from(spentAdminAddressesTable)
    .where(eq(spentAdminAddressesTable.addressHash, hash(email)))
  return rows.length > 0
}

/** As the migration made it of the administrators that there were. */
const hash = (email: string) => createHash('sha256').update(email).digest('hex')

/** Whoever trusts a proxy has put one in front of this machine, and others come by it. */
function isAtHome({ publicUrl, trustProxy }: World['config']): boolean {
  return trustProxy === false && (publicUrl === undefined || isLoopback(publicUrl.hostname))
}

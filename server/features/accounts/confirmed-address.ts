import { createHash, createHmac } from 'node:crypto'
import { type Config, isLoopback } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { eq, ne, or } from '#server/db/drizzle.ts'
import { freedAddressesTable, spentAdminAddressesTable } from '#server/features/accounts/tables.ts'
import { type UserRow, updateUser } from '#server/features/accounts/user-rows.ts'

interface World {
  readonly config: Pick<Config, 'adminEmails' | 'publicUrl' | 'trustProxy'>
  readonly database: Db
  readonly secret: string
}

/** The address is its owner's, as an email has shown; one of ADMIN_EMAILS makes its administrator. In a transaction. */
export async function confirmAddress(world: World, user: UserRow, now: Date): Promise<UserRow> {
  const confirmed = await updateUser(world.database, user.id, { emailConfirmedAt: now }, now)
  return makeAdministrator(world, confirmed ?? user, now)
}

/** At home, where nobody else opens the installation, an address of ADMIN_EMAILS counts as soon as it has an account. In a transaction. */
export async function welcomeAtHome(world: World, user: UserRow, now: Date): Promise<UserRow> {
  return isAtHome(world.config) ? makeAdministrator(world, user, now) : user
}

/** The address makes an administrator of its account once it is confirmed. Nothing is asked for at home. */
export async function wouldAdminister(world: World, user: UserRow): Promise<boolean> {
  const { config, database } = world
  if (isAtHome(config) || !config.adminEmails.includes(user.email)) return false
  return !(await isSpent(database, user.email)) && !(await isFreed(world, user.email))
}

/**
 * Whoever has the address next is no administrator by it, also where ADMIN_EMAILS names it only later. Asked where an account gives
 * its address up; what was never confirmed was never anybody's. In a transaction.
 */
export async function freeAddress({ database, secret }: Omit<World, 'config'>, user: UserRow): Promise<void> {
  if (user.isAdmin) await spendAddress(database, user.email)
  if (!user.emailConfirmedAt) return
  await database.db
    .insert(freedAddressesTable)
    .values({ addressHash: freedHash(secret, user.email), keyMark: markOf(secret) })
    .onConflictDoNothing()
}

/** The address makes no administrator any more; false where that was so before. */
export async function spendAddress(db: Db, email: string): Promise<boolean> {
  const rows = await db.db
    .insert(spentAdminAddressesTable)
    .values({ addressHash: hash(email) })
    .onConflictDoNothing()
    .returning()
  return rows.length > 0
}

async function makeAdministrator(world: World, user: UserRow, now: Date): Promise<UserRow> {
  const { config, database } = world
  if (user.isAdmin || !config.adminEmails.includes(user.email) || (await isFreed(world, user.email))) return user
  if (!(await spendAddress(database, user.email))) return user
  return (await updateUser(database, user.id, { isAdmin: true }, now)) ?? user
}

async function isSpent(db: Db, email: string): Promise<boolean> {
  const rows = await db.db
    .select()
    .from(spentAdminAddressesTable)
    .where(eq(spentAdminAddressesTable.addressHash, hash(email)))
  return rows.length > 0
}

/** Of a hash under an earlier SESSION_SECRET nobody can say whose it is: it may be any address. */
async function isFreed({ database, secret }: World, email: string): Promise<boolean> {
  const { addressHash, keyMark } = freedAddressesTable
  const rows = await database.db
    .select({ keyMark })
    .from(freedAddressesTable)
    .where(or(eq(addressHash, freedHash(secret, email)), ne(keyMark, markOf(secret))))
    .limit(1)
  return rows.length > 0
}

const freedHash = (secret: string, email: string) => createHmac('sha256', secret).update(`freed ${email}`).digest('hex')
const markOf = (secret: string) =>
  createHmac('sha256', secret).update('key of freed addresses').digest('hex').slice(0, 16)

/** As the migration made it of the administrators that there were. */
const hash = (email: string) => createHash('sha256').update(email).digest('hex')

/** Whoever trusts a proxy has put one in front of this machine, and others come by it. */
function isAtHome({ publicUrl, trustProxy }: World['config']): boolean {
  return trustProxy === false && (publicUrl === undefined || isLoopback(publicUrl.hostname))
}

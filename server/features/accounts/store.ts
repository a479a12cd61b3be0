import type { Account, User } from '#contract/accounts/accounts.ts'
import { resetsAt, usageOf } from '#contract/billing/quota.ts'
import { AppError } from '#contract/errors.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import { and, eq, gt, sql } from '#server/db/drizzle.ts'
import { foldEmail, readableEmail } from '#server/email-address.ts'
import { matchPassword } from '#server/features/accounts/passwords.ts'
import { countReservations } from '#server/features/accounts/reservations.ts'
import { credentialsTable, usersTable } from '#server/features/accounts/tables.ts'
import type { UserRow } from '#server/features/accounts/user-rows.ts'
import { sessionsTable } from '#server/http/tables.ts'

export {
  administratorEmail,
  assertOtherAdministrator,
  confirmedAdministrators,
} from '#server/features/accounts/administrators.ts'
export {
  confirmAddress,
  freeAddress,
  spendAddress,
  wouldAdminister,
} from '#server/features/accounts/confirmed-address.ts'
export { createAccount } from '#server/features/accounts/new-account.ts'
export { hashPassword, matchPassword, refuseGuessable } from '#server/features/accounts/passwords.ts'
export {
  countReservations,
  holdsReservation,
  releaseReservation,
  reserveGeneration,
  spendReservation,
} from '#server/features/accounts/reservations.ts'
export { type UserRow, updateUser } from '#server/features/accounts/user-rows.ts'

/** The user of a living session, with what is needed to prolong it. */
export async function findSignedIn(db: Db, sid: string, now: Date) {
  const [row] = await signedIn(db.db).execute({ sid, now: now.toISOString() })
  return row && { ...row, user: asOf(row.user, now) }
}

/** A user as of now: paid access that has run out is over, even where nobody has said so. */
export function asOf(user: UserRow, now: Date): UserRow {
  if (!user.tierEndsAt || user.tierEndsAt > now) return user
  const tier = user.tierAfterwards
  return { ...user, subscriptionTier: tier, isPremium: tier === 'premium', tierEndsAt: null }
}

/** Every request of a member asks it: prepared, it takes a fifth of the time. */
const signedIn = rememberedFor((db: Db['db']) =>
  db
    .select({ user: usersTable, sess: sessionsTable.sess, expire: sessionsTable.expire })
    .from(sessionsTable)
    .innerJoin(usersTable, sql`${usersTable.id} = ${sessionsTable.sess} ->> 'userId'`)
    .where(and(eq(sessionsTable.sid, sql.placeholder('sid')), gt(sessionsTable.expire, sql.placeholder('now'))))
    .prepare('signed_in'),
)

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await db.db.select().from(usersTable).where(eq(usersTable.id, id))
  return user
}

/** A user's id by email address in any spelling, with the password's hash; null where none has been set yet. */
export async function findCredentials(db: Db, email: string) {
  const [row] = await db.db
    .select({ userId: usersTable.id, passwordHash: credentialsTable.passwordHash })
    .from(usersTable)
    .leftJoin(credentialsTable, eq(credentialsTable.userId, usersTable.id))
    .where(eq(usersTable.email, foldEmail(email)))
  return row
}

/** Holds a user as they are until the transaction ends; what changes who may get in begins with it. */
export async function lockUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await db.db.select().from(usersTable).where(eq(usersTable.id, id)).for('no key update')
  return user
}

/** Asks a signed-in member for the password once more. Throws wrong_credentials; answers the hash that it fits. */
export async function assertPassword(db: Db, userId: string, password: string): Promise<string> {
  const [row] = await db.db
    .select({ passwordHash: credentialsTable.passwordHash })
    .from(credentialsTable)
    .where(eq(credentialsTable.userId, userId))
  if (row && (await matchPassword(row.passwordHash, password))) return row.passwordHash
  throw new AppError('wrong_credentials', 'The password isn’t right.')
}

/**
 * Holds the password of a user as it is until the transaction ends; false where it is no longer the one with this hash, so
 * that nobody gets in by a password that is being changed.
 */
export async function holdPassword(db: Db, userId: string, passwordHash: string): Promise<boolean> {
  const rows = await db.db
    .select({ userId: credentialsTable.userId })
    .from(credentialsTable)
    .where(and(eq(credentialsTable.userId, userId), eq(credentialsTable.passwordHash, passwordHash)))
    .for('update')
  return rows.length > 0
}

/** The first password of an account, or another one. */
export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.db
    .insert(credentialsTable)
    .values({ userId, passwordHash })
    .onConflictDoUpdate({ target: credentialsTable.userId, set: { passwordHash } })
}

/** What the client may know of a user, with what is left of the day. */
export async function userView(db: Db, user: UserRow, now: Date): Promise<User> {
  return {
    ...(await accountView(db, user, now)),
    dietaryPreference: user.dietaryPreference,
    allergies: user.allergies,
    foodDislikes: user.foodDislikes,
    skillLevel: user.skillLevel,
    preferredCuisines: user.preferredCuisines,
    cookingTimePreference: user.cookingTimePreference,
    specialEquipment: user.specialEquipment,
    kitchenEquipment: user.kitchenEquipment,
    preferredDeliveryService: user.preferredDeliveryService,
    deliveryAddress: user.deliveryAddress,
    deliveryZipCode: user.deliveryZipCode,
  }
}

/** The same without what they eat, how they cook and where they live. */
export async function accountView(db: Db, row: UserRow, now: Date): Promise<Account> {
  const user = asOf(row, now)
  const usage = usageOf(user, now, await countReservations(db, user.id, now))
  return {
    id: user.id,
    email: readableEmail(user.email),
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    subscriptionTier: user.subscriptionTier,
    isPremium: user.isPremium,
    isAdmin: user.isAdmin,
    generationsUsed: user.generationsUsed,
    dailyGenerationsUsed: usage.used,
    generationsLeft: usage.left,
    resetsAt: resetsAt(now).toISOString(),
    subscriptionEndsAt: user.tierEndsAt?.toISOString() ?? null,
    hasCompletedOnboarding: user.hasCompletedOnboarding,
    hasCompletedSetup: user.hasCompletedSetup,
    createdAt: user.createdAt.toISOString(),
    emailConfirmed: user.emailConfirmedAt !== null,
    twoFactor: user.hasTwoFactor,
    deletionAt: user.deletionAt?.toISOString() ?? null,
  }
}

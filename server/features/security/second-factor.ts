import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { and, eq, isNull } from '#server/db/drizzle.ts'
import { assertPassword, lockUser, type UserRow, updateUser } from '#server/features/accounts/store.ts'
import { addressOfSecret, newSecret, seal, stepOfCode, unseal } from '#server/features/security/authenticator.ts'
import { replaceRecoveryCodes } from '#server/features/security/recovery-codes.ts'
import { dropSecondFactor } from '#server/features/security/store.ts'
import { secondFactorsTable } from '#server/features/security/tables.ts'
import { limitCodes, spendCode, wrongCode } from '#server/features/security/use-code.ts'

type World = Pick<AppContext, 'config' | 'database' | 'secret' | 'limits' | 'jobs' | 'log' | 'now'>

/** Makes a secret for an app; until a code of it is given, nothing changes. Throws wrong_credentials, invalid_input. */
export async function startSecondFactor({ database, secret: key }: World, user: UserRow, password: string) {
  await assertPassword(database, user.id, password)
  const secret = await newSecret()
  const sealed = seal(secret, user.id, key)
  const made = await database.db
    .insert(secondFactorsTable)
    .values({ userId: user.id, secret: sealed })
    .onConflictDoUpdate({
      target: secondFactorsTable.userId,
      set: { secret: sealed, lastStep: 0 },
      setWhere: isNull(secondFactorsTable.confirmedAt),
    })
    .returning()
  if (made.length === 0)
    throw new AppError('invalid_input', 'Your account already has two-step verification. Turn it off first.')
  return { secret, uri: await addressOfSecret(secret, user.email) }
}

/** Switches the second factor on by a code of the new secret, and answers the recovery codes. Throws wrong_code, invalid_input. */
export async function confirmSecondFactor(world: World, userId: string, code: string): Promise<string[]> {
  const { database, jobs, now } = world
  await limitCodes(world, userId, code)
  return database.transaction(async () => {
    await lockUser(database, userId)
    const waiting = and(eq(secondFactorsTable.userId, userId), isNull(secondFactorsTable.confirmedAt))
    const [factor] = await database.db.select().from(secondFactorsTable).where(waiting)
    const secret = factor && unseal(factor.secret, userId, world.secret)
    if (!secret)
      throw new AppError('invalid_input', 'You’re not setting up an authenticator app right now. Please start again.')
    const step = /^\d{6}$/.test(code) ? await stepOfCode(secret, code, now()) : undefined
    if (step === undefined) throw wrongCode()
    await database.db.update(secondFactorsTable).set({ confirmedAt: now(), lastStep: step }).where(waiting)
    await updateUser(database, userId, { hasTwoFactor: true }, now())
    await jobs.add('send-letter', { userId, kind: 'second-factor-on' })
    return replaceRecoveryCodes(database, userId)
  })
}

/** New recovery codes in the place of the old ones. Throws wrong_credentials, invalid_input. */
export async function renewRecoveryCodes({ database }: World, userId: string, password: string): Promise<string[]> {
  await assertPassword(database, userId, password)
  return database.transaction(async () => {
    const user = await lockUser(database, userId)
    if (!user?.hasTwoFactor) throw new AppError('invalid_input', 'Your account doesn’t have two-step verification yet.')
    return replaceRecoveryCodes(database, userId)
  })
}

/**
 * Switches the second factor off. Throws wrong_credentials, wrong_code, and two_factor_not_set_up for administrators where
 * REQUIRE_ADMIN_2FA asks for one.
 */
export async function endSecondFactor(
  world: World,
  user: UserRow,
  { password, code }: { password: string; code: string },
): Promise<UserRow> {
  const { database, jobs, now } = world
  if (isCompulsory(world, user))
    throw new AppError(
      'two_factor_not_set_up',
      'Administrators need two-step verification here, so you can’t turn it off.',
    )
  await assertPassword(database, user.id, password)
  await limitCodes(world, user.id, code)
  return database.transaction(async () => {
    await lockUser(database, user.id)
    await spendCode(world, user.id, code)
    await jobs.add('send-letter', { userId: user.id, kind: 'second-factor-off' })
    return (await dropSecondFactor(database, user.id, now())) ?? user
  })
}

export function isCompulsory({ config }: Pick<AppContext, 'config'>, user: Pick<UserRow, 'isAdmin'>): boolean {
  return config.requireAdmin2fa && user.isAdmin
}

import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { and, eq, isNotNull, lt } from '#server/db/drizzle.ts'
import { stepOfCode, unseal } from '#server/features/security/authenticator.ts'
import { spendRecoveryCode } from '#server/features/security/recovery-codes.ts'
import { secondFactorsTable } from '#server/features/security/tables.ts'

/**
 * Counts a try of a code of the app: six digits could be guessed from many networks. Only after the right password, so that
 * nobody locks a stranger out. Recovery codes are not counted: they cannot be guessed, and let the owner in beside a guesser.
 * Throws too_many_requests. Outside transactions.
 */
export async function limitCodes({ limits }: Pick<AppContext, 'limits'>, userId: string, code: string): Promise<void> {
  if (isOfApp(code)) await limits.consume('code', userId)
}

/** Uses a code of the app or a recovery code up. Throws wrong_code. In a transaction with what it lets happen. */
export async function spendCode(
  { database, secret, log, now }: Pick<AppContext, 'database' | 'secret' | 'log' | 'now'>,
  userId: string,
  code: string,
): Promise<void> {
  if (!isOfApp(code)) {
    if (await spendRecoveryCode(database, userId, code)) return
    throw wrongCode()
  }
  const { confirmedAt, lastStep } = secondFactorsTable
  const own = and(eq(secondFactorsTable.userId, userId), isNotNull(confirmedAt))
  const [factor] = await database.db.select().from(secondFactorsTable).where(own)
  const appSecret = factor && unseal(factor.secret, userId, secret)
  if (factor && appSecret === undefined) {
    log.error('the secret of a second factor cannot be read: SESSION_SECRET is not the one it was set up with')
    throw new AppError('wrong_code', 'We can’t check codes from your app right now. Please use a recovery code.')
  }
  const step = appSecret && (await stepOfCode(appSecret, code, now()))
  if (!step) throw wrongCode()
  // of any number of calls at once one moves it on
  const taken = await database.db
    .update(secondFactorsTable)
    .set({ lastStep: step })
    .where(and(own, lt(lastStep, step)))
    .returning()
  if (taken.length === 0) throw wrongCode()
}

export function wrongCode(): AppError {
  return new AppError('wrong_code', 'This code isn’t right, or it has already been used.')
}

function isOfApp(code: string): boolean {
  return /^\d{6}$/.test(code)
}

import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import {
  findCredentials,
  findUser,
  hashPassword,
  holdPassword,
  matchPassword,
  setPassword,
  type UserRow,
} from '#server/features/accounts/store.ts'
import { limitCodes, spendCode } from '#server/features/security/store.ts'
import type { Session } from '#server/http/sessions/sessions.ts'

export interface Credentials {
  email: string
  password: string
  code?: string | undefined
}

/**
 * Signs in by password and, where the account has one, second factor. The password comes first, so that what is said of codes
 * tells nothing to those who do not know it. Throws wrong_credentials, code_needed, wrong_code.
 */
export async function signIn(
  context: Pick<AppContext, 'config' | 'database' | 'secret' | 'limits' | 'log' | 'now'> & {
    readonly session: Session
  },
  { email, password, code }: Credentials,
): Promise<UserRow> {
  const { config, database, session } = context
  const found = await findCredentials(database, email)
  const fit = await matchPassword(found?.passwordHash, password)
  const user = fit && (await findUser(database, found!.userId))
  if (!user) throw wrongCredentials()
  if (user.hasTwoFactor && code === undefined)
    throw new AppError('code_needed', 'Please enter the code from your authenticator app.')
  if (user.hasTwoFactor) await limitCodes(context, user.id, code!)
  const folded = fit === 'unfolded' ? await hashPassword(password, config.passwordCost) : undefined
  await database.transaction(async () => {
    // the password that was checked may have been changed in the meantime, which ended every session but this one
    if (!(await holdPassword(database, user.id, found!.passwordHash!))) throw wrongCredentials()
    if (user.hasTwoFactor) await spendCode(context, user.id, code!)
    if (folded !== undefined) await setPassword(database, user.id, folded)
    await session.start(user.id, { byPassword: true })
  })
  return user
}

function wrongCredentials(): AppError {
  return new AppError('wrong_credentials', 'The email address or the password isn’t right.')
}

import type { z } from 'zod'
import type { SignUp } from '#contract/accounts.ts'
import { AppError } from '#contract/errors.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { hashPassword, isMostUsed } from '#server/features/accounts/passwords.ts'
import { insertUser, type UserRow } from '#server/features/accounts/store.ts'

/** Makes a free account. An address of ADMIN_EMAILS is an administrator's from now on. */
export async function signUp(
  { config, database }: { config: Config; database: Db },
  { email, firstName, lastName, password }: z.output<typeof SignUp>,
  now: Date,
): Promise<UserRow> {
  if (isMostUsed(password)) {
    throw new AppError(
      'invalid_input',
      'This password is among the first that anyone would guess. Please choose another.',
      {
        issues: [{ field: 'password', message: 'Please choose a password that is harder to guess' }],
      },
    )
  }
  const isAdmin = config.adminEmails.includes(email.toLowerCase())
  const passwordHash = await hashPassword(password)
  const user = await insertUser(database, { email, firstName, lastName, isAdmin, createdAt: now }, passwordHash)
  if (!user) {
    throw new AppError('account_exists', 'An account with this e-mail address exists already. Please sign in.', {
      redirect: '/signin',
    })
  }
  return user
}

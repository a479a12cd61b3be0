import { randomUUID } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import { foldEmail } from '#server/email-address.ts'
import { welcomeAtHome } from '#server/features/accounts/confirmed-address.ts'
import { hashPassword, refuseGuessable } from '#server/features/accounts/passwords.ts'
import { credentialsTable, usersTable } from '#server/features/accounts/tables.ts'

export interface NewAccount {
  email: string
  firstName: string
  lastName: string
  /** Undefined: nobody can sign in until a link of an email has set one. */
  password: string | undefined
}

/**
 * Makes a free account, and has the emails written that greet it. Throws invalid_input for a password that everyone guesses, account_exists where the address has an account.
 */
export async function createAccount(
  { config, database, secret, jobs }: Pick<AppContext, 'config' | 'database' | 'secret' | 'jobs'>,
  { email: typed, firstName, lastName, password }: NewAccount,
  now: Date,
): Promise<typeof usersTable.$inferSelect> {
  if (password !== undefined) await refuseGuessable(password, { email: typed, firstName, lastName })
  const email = foldEmail(typed)
  const passwordHash = password === undefined ? undefined : await hashPassword(password, config.passwordCost)
  return database.transaction(async () => {
    const inserted = await insertUser(database, { email, firstName, lastName, createdAt: now }, passwordHash)
    if (!inserted) {
      throw new AppError('account_exists', 'An account with this email address already exists. Please sign in.', {
        redirect: '/signin',
      })
    }
    const user = await welcomeAtHome({ config, database, secret }, inserted, now)
    await jobs.add('send-letter', { userId: user.id, kind: 'welcome' })
    await jobs.add('send-letter', {
      userId: user.id,
      kind: password === undefined ? 'set-password' : 'confirm-address',
    })
    return user
  })
}

/** Undefined where the address has an account already. */
async function insertUser(
  db: Db,
  user: { email: string; firstName: string; lastName: string; createdAt: Date },
  passwordHash: string | undefined,
) {
  const [inserted] = await db.db
    .insert(usersTable)
    .values({ ...user, id: randomUUID(), updatedAt: user.createdAt })
    .onConflictDoNothing({ target: usersTable.email })
    .returning()
  if (inserted && passwordHash !== undefined) {
    await db.db.insert(credentialsTable).values({ userId: inserted.id, passwordHash })
  }
  return inserted
}

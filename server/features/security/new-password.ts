import { createHmac } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { foldEmail } from '#server/email-address.ts'
import {
  assertPassword,
  findCredentials,
  findUser,
  hashPassword,
  holdPassword,
  lockUser,
  refuseGuessable,
  setPassword,
  type UserRow,
} from '#server/features/accounts/store.ts'
import { startAfresh } from '#server/features/security/leavings.ts'
import { deleteLinks, findLink, useLink } from '#server/features/security/links.ts'
import { endSessions, type Session } from '#server/http/sessions/sessions.ts'

type World = Pick<AppContext, 'config' | 'database' | 'secret' | 'jobs' | 'now'>

/**
 * Has a link written to an address, if it has an account. Does the same work for every address; one such email waits at a time.
 */
export async function forgetPassword({ database, secret, jobs }: World, email: string): Promise<void> {
  const key = createHmac('sha256', secret)
    .update(`letters to ${foldEmail(email)}`)
    .digest('base64url')
  const found = await findCredentials(database, email)
  await jobs.add('send-letter', { userId: found?.userId ?? null, kind: 'reset-password' }, { key: `reset ${key}` })
}

/**
 * Sets a password by the link of an email, which is spent by it; every session ends, other links to set one are void. The
 * email has reached its address, so that is confirmed. The second factor of a confirmed address stays. Throws link_invalid, and invalid_input for a
 * password that is easy to guess, which leaves the link as it was.
 */
export async function resetPassword(
  world: World,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { config, database, jobs, now } = world
  const purposes = ['set-password'] as const
  const link = await findLink(world, token, purposes, now())
  const owner = link && (await findUser(database, link.userId))
  if (!owner || owner.email !== link.email) throw linkInvalid()
  await refuseGuessable(password, owner)
  const passwordHash = await hashPassword(password, config.passwordCost)
  await database.transaction(async () => {
    const user = await lockUser(database, owner.id)
    if (!user || !(await useLink(world, token, purposes, now())) || user.email !== link.email) throw linkInvalid()
    const isFirst = (await findCredentials(database, user.email))?.passwordHash == null
    await setPassword(database, user.id, passwordHash)
    if (!user.emailConfirmedAt) await startAfresh(world, user)
    await deleteLinks(database, user.id, purposes)
    await endSessions(database, user.id)
    if (!isFirst) await jobs.add('send-letter', { userId: user.id, kind: 'password-changed' })
  })
}

/** Changes the password of a signed-in member: every session ends, and this browser gets a new one. Throws wrong_credentials, invalid_input. */
export async function changePassword(
  { config, database, jobs, session }: World & { readonly session: Session },
  user: UserRow,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const current = await assertPassword(database, user.id, currentPassword)
  await refuseGuessable(newPassword, user, 'newPassword')
  const passwordHash = await hashPassword(newPassword, config.passwordCost)
  await database.transaction(async () => {
    await lockUser(database, user.id)
    if (!(await holdPassword(database, user.id, current)))
      throw new AppError('wrong_credentials', 'Your password was changed in the meantime. Please sign in again.')
    await setPassword(database, user.id, passwordHash)
    await deleteLinks(database, user.id, ['set-password'])
    await endSessions(database, user.id)
    await jobs.add('send-letter', { userId: user.id, kind: 'password-changed' })
    await session.start(user.id, { byPassword: true })
  })
}

export function linkInvalid(): AppError {
  return new AppError('link_invalid', 'This link has already been used, or it’s too old. Please ask for a new one.')
}

import { createHmac } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
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
  updateUser,
} from '#server/features/accounts/store.ts'
import { deleteLinks, findLink, useLink } from '#server/features/security/links.ts'
import { deleteEmailChange } from '#server/features/security/store.ts'
import { endSessions, type Session } from '#server/http/sessions.ts'

type World = Pick<AppContext, 'database' | 'secret' | 'limits' | 'jobs' | 'now'>

/**
 * Has a link written to an address, if it has an account. Does the same work for every address. Nobody can fill a mailbox:
 * after five letters in an hour no more are written, and the links of those still work.
 */
export async function forgetPassword({ database, secret, limits, jobs }: World, email: string): Promise<void> {
  const key = createHmac('sha256', secret).update(`letters to ${email.toLowerCase()}`).digest('base64url')
  const found = await findCredentials(database, email)
  const allowed = await limits.consume('letter-to', key).then(
    () => true,
    (refusal: unknown) => {
      if (refusal instanceof AppError && refusal.code === 'too_many_requests') return false
      throw refusal
    },
  )
  if (!allowed) return
  await jobs.add('send-letter', { userId: found?.userId ?? null, kind: 'reset-password' }, { key: `reset ${key}` })
}

/**
 * Sets a password by the link of a letter, which is spent by it; every session ends, other links to set one are void. The
 * letter has reached its address, so that is confirmed. A second factor stays. Throws link_invalid, and invalid_input for a
 * password that is easy to guess, which leaves the link as it was.
 */
export async function resetPassword(
  world: World,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { database, jobs, now } = world
  const purposes = ['set-password'] as const
  const link = await findLink(world, token, purposes, now())
  const owner = link && (await findUser(database, link.userId))
  if (!owner || owner.email !== link.email) throw linkInvalid()
  await refuseGuessable(password, owner)
  const passwordHash = await hashPassword(password)
  await database.transaction(async () => {
    const user = await lockUser(database, owner.id)
    if (!user || !(await useLink(world, token, purposes, now())) || user.email !== link.email) throw linkInvalid()
    const isFirst = (await findCredentials(database, user.email))?.passwordHash == null
    await setPassword(database, user.id, passwordHash)
    if (!user.emailConfirmedAt) await startAfresh(database, user.id, now())
    await deleteLinks(database, user.id, purposes)
    await endSessions(database, user.id)
    if (!isFirst) await jobs.add('send-letter', { userId: user.id, kind: 'password-changed' })
  })
}

/** Changes the password of a signed-in member: every session ends, and this browser gets a new one. Throws wrong_credentials, invalid_input. */
export async function changePassword(
  { database, jobs, session }: World & { readonly session: Session },
  user: UserRow,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const current = await assertPassword(database, user.id, currentPassword)
  await refuseGuessable(newPassword, user, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await database.transaction(async () => {
    await lockUser(database, user.id)
    if (!(await holdPassword(database, user.id, current)))
      throw new AppError('wrong_credentials', 'The password has been changed in the meantime.')
    await setPassword(database, user.id, passwordHash)
    await deleteLinks(database, user.id, ['set-password'])
    await endSessions(database, user.id)
    await jobs.add('send-letter', { userId: user.id, kind: 'password-changed' })
    await session.start(user.id)
  })
}

/** The owner of an address that was never confirmed may not be who signed up with it: what was asked for in their name is void. */
async function startAfresh(db: Db, userId: string, now: Date): Promise<void> {
  await deleteEmailChange(db, userId)
  await deleteLinks(db, userId, ['confirm-email', 'confirm-old-email', 'confirm-new-email'])
  await updateUser(db, userId, { emailConfirmedAt: now, deletionAt: null }, now)
}

export function linkInvalid(): AppError {
  return new AppError('link_invalid', 'This link has been used, or is too old. Ask for a new one.')
}

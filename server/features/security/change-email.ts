import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { isRefusedBy } from '#server/db/refused-by.ts'
import { foldEmail } from '#server/email-address.ts'
import {
  assertPassword,
  confirmAddress,
  findCredentials,
  freeAddress,
  lockUser,
  type UserRow,
  updateUser,
} from '#server/features/accounts/store.ts'
import { assertOwnHand } from '#server/features/security/leavings.ts'
import { deleteLinks, findLink, type Link, type LinkPurpose, useLink } from '#server/features/security/links.ts'
import { linkInvalid } from '#server/features/security/new-password.ts'
import { confirmEmailChange, deleteEmailChange, insertEmailChange } from '#server/features/security/store.ts'

type World = Pick<AppContext, 'config' | 'database' | 'secret' | 'jobs' | 'now'>
type Outcome = 'confirmed' | 'waiting' | 'changed'

const ofChanges = ['confirm-old-email', 'confirm-new-email'] as const
const ofAddresses = ['confirm-email', ...ofChanges] as const
const ofAll: readonly LinkPurpose[] = ['set-password', ...ofAddresses]

/**
 * Asks for another address: both sides get an email, and what was asked for before is void. An address that has an account
 * already is answered like any other, but gets no email. Throws wrong_credentials, invalid_input.
 */
export async function changeEmail(
  { database, jobs, now }: World,
  user: UserRow,
  { newEmail, password }: { newEmail: string; password: string },
): Promise<void> {
  await assertPassword(database, user.id, password)
  const email = foldEmail(newEmail)
  if (email === user.email) throw new AppError('invalid_input', 'This is already your account’s address.')
  const taken = (await findCredentials(database, email)) !== undefined
  await database.transaction(async () => {
    await lockUser(database, user.id)
    await insertEmailChange(database, user.id, email, now())
    await deleteLinks(database, user.id, ofChanges)
    await jobs.add('send-letter', { userId: user.id, kind: 'confirm-old-address' })
    await jobs.add('send-letter', { userId: taken ? null : user.id, kind: 'confirm-new-address' })
  })
}

/** Takes a change of address back; its links are void. */
export async function keepEmail({ database }: World, userId: string): Promise<void> {
  await database.transaction(async () => {
    await lockUser(database, userId)
    await deleteEmailChange(database, userId)
    await deleteLinks(database, userId, ofChanges)
  })
}

/**
 * Spends a link that confirms an address. With both sides of a change confirmed the address is changed, and nothing that was
 * sent to the old one works any more. `signedIn`: who opens the link. Throws link_invalid, account_exists where somebody was faster,
 * and forbidden where only whoever is signed in to the account may confirm it.
 */
export async function confirmEmail(world: World, token: string, signedIn: UserRow | undefined): Promise<Outcome> {
  const { database, now } = world
  const found = await findLink(world, token, ofAddresses, now())
  if (!found) throw linkInvalid()
  try {
    return await database.transaction(async () => {
      // the user before the link, as everywhere, so that two of their emails never wait for each other
      const user = await lockUser(database, found.userId)
      const link = await useLink(world, token, ofAddresses, now())
      if (!user || !link) throw linkInvalid()
      return link.purpose === 'confirm-email'
        ? confirmOwn(world, user, link, signedIn)
        : confirmSide(world, user, link, signedIn)
    })
  } catch (error) {
    if (!isRefusedBy('users_email', error)) throw error
    await keepEmail(world, found.userId)
    throw new AppError(
      'account_exists',
      'Another account now has this address, so we didn’t change yours.',
      {},
      { cause: error },
    )
  }
}

async function confirmOwn(
  world: World,
  user: UserRow,
  { email }: Link,
  signedIn: UserRow | undefined,
): Promise<Outcome> {
  if (user.email !== email) throw linkInvalid()
  if (user.emailConfirmedAt) return 'confirmed'
  await assertOwnHand(world, user, signedIn, 'own')
  await confirmAddress(world, user, world.now())
  return 'confirmed'
}

async function confirmSide(world: World, user: UserRow, link: Link, signedIn: UserRow | undefined): Promise<Outcome> {
  const { database, jobs, now } = world
  const side = link.purpose === 'confirm-old-email' ? 'old' : 'new'
  if (side === 'new') await assertOwnHand(world, user, signedIn, 'new')
  const change = await confirmEmailChange(database, { userId: user.id, newEmail: link.email, side }, now())
  if (!change) throw linkInvalid()
  if (!change.confirmedByOldAt || !change.confirmedByNewAt) return 'waiting'
  await freeAddress(world, user)
  await updateUser(database, user.id, { email: change.newEmail, emailConfirmedAt: now() }, now())
  await deleteEmailChange(database, user.id)
  await deleteLinks(database, user.id, ofAll)
  // the address that was is kept nowhere but in this job, for as long as it waits
  await jobs.add('send-letter', { userId: user.id, kind: 'address-changed', details: { oldEmail: user.email } })
  return 'changed'
}

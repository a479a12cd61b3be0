import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { confirmAddress, type UserRow, updateUser, wouldAdminister } from '#server/features/accounts/store.ts'
import { withdraw } from '#server/features/community/store.ts'
import { closeFeed, findFeed } from '#server/features/meal-plans/store.ts'
import { hasShares, revokeShares } from '#server/features/recipes/store.ts'
import { deleteLinks } from '#server/features/security/links.ts'
import { deleteEmailChange, dropSecondFactor } from '#server/features/security/store.ts'

type World = Pick<AppContext, 'config' | 'database' | 'secret' | 'now'>

/**
 * An email may be opened by somebody who has not signed up. Where the account has something already that would keep its reader out or let
 * another look in, or would become an administrator, whoever opens it has to be signed in to the account: then both are one person, and
 * nothing need ever be dropped. Throws forbidden: the page shows why, and nobody who is signed in elsewhere is signed out.
 */
export async function assertOwnHand(
  world: World,
  user: UserRow,
  signedIn: Pick<UserRow, 'id'> | undefined,
  side: keyof typeof notYours,
): Promise<void> {
  if (signedIn?.id === user.id) return
  if (!(await hasLeavings(world, user)) && !(await wouldAdminister(world, user))) return
  throw new AppError('forbidden', `Please sign in to this account first, then open the link again. ${notYours[side]}`)
}

/** What whoever has not made the account may do: the new address of a change is not the account's yet. */
const notYours = {
  own: 'If you didn’t create the account, set a new password for it.',
  new: 'If it isn’t your account, you can ignore the email.',
} as const

/**
 * The owner of an address that was never confirmed may not be who signed up with it. What a
 * stranger would have left to keep them out, to look in, to speak for them or to be sent their shopping is gone: second factor, share links,
 * what was published, the calendar's address, addresses for delivery, what was asked for in their name. Recipes, lists and what is known of allergies stay: most often it is the same person.
 */
export async function startAfresh(world: World, user: UserRow): Promise<void> {
  const { database, now } = world
  await dropSecondFactor(database, user.id, now())
  await revokeShares(database, user.id)
  await withdraw(database, user.id)
  await closeFeed(database, user.id)
  await deleteEmailChange(database, user.id)
  await deleteLinks(database, user.id, ['confirm-email', 'confirm-old-email', 'confirm-new-email'])
  const delivery = { preferredDeliveryService: null, deliveryAddress: null, deliveryZipCode: null }
  const fresh = await updateUser(database, user.id, { ...delivery, deletionAt: null }, now())
  await confirmAddress(world, fresh ?? user, now())
}

/** A second factor, with its recovery codes, or a link that shows something of the member's. */
async function hasLeavings({ database }: World, { id, hasTwoFactor }: UserRow): Promise<boolean> {
  return hasTwoFactor || (await hasShares(database, id)) || (await findFeed(database, id)) !== null
}

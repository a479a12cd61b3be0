import { AppError } from '#contract/errors.ts'
import type { Tier } from '#contract/plans.ts'
import type { AppContext } from '#server/context.ts'
import {
  assertOtherAdministrator,
  lockUser,
  spendAddress,
  type UserRow,
  updateUser,
} from '#server/features/accounts/store.ts'
import { upgradeUser } from '#server/features/admin/upgrade-user.ts'
import { todaysUse } from '#server/features/admin/user-view.ts'
import { differenceOf, insertAuditEntry } from '#server/features/audit/store.ts'

type World = Pick<AppContext, 'database' | 'now'>

export interface MemberChange {
  firstName?: string | undefined
  lastName?: string | undefined
  subscriptionTier?: Tier | undefined
  isAdmin?: boolean | undefined
}

/**
 * Changes a member's name, tier or role, each with what it was before in the audit log, or nothing at all. A tier is granted as by
 * upgradeUser. Throws not_found, and last_administrator where nobody would be left to administer.
 */
export async function changeMember(
  world: World,
  actorId: string,
  userId: string,
  { subscriptionTier, ...change }: MemberChange,
): Promise<UserRow> {
  const { database, now } = world
  return database.transaction(async () => {
    if (change.isAdmin === false) await assertOtherAdministrator(database, userId)
    // the account at the payment provider is held before the member's row, as by whatever comes of payments
    if (subscriptionTier !== undefined) await upgradeUser(database, actorId, { userId, tier: subscriptionTier }, now())
    const user = await heldMember(world, userId)
    const details = differenceOf(rolesOf(user), rolesOf({ ...user, ...given(change) }))
    if (!details) return user
    // whoever is no administrator any more does not become one by an address that the settings name
    if (details.to.isAdmin === false) await spendAddress(database, user.email)
    await insertAuditEntry(database, { at: now(), actorId, action: 'update-user', subjectId: userId, details })
    return (await updateUser(database, userId, details.to, now())) ?? user
  })
}

/** Gives a member back what they have used of the day. Recipes being written count when they are done. Throws not_found. */
export async function resetGenerations(world: World, actorId: string, userId: string): Promise<UserRow> {
  const { database, now } = world
  return database.transaction(async () => {
    const user = await heldMember(world, userId)
    const details = differenceOf({ dailyGenerationsUsed: todaysUse(user, now()) }, { dailyGenerationsUsed: 0 })
    if (!details) return user
    await insertAuditEntry(database, { at: now(), actorId, action: 'reset-generations', subjectId: userId, details })
    return (await updateUser(database, userId, { dailyGenerationsUsed: 0 }, now())) ?? user
  })
}

async function heldMember({ database }: World, userId: string): Promise<UserRow> {
  const user = await lockUser(database, userId)
  if (!user) throw new AppError('not_found', 'We can’t find that member.')
  return user
}

const rolesOf = ({ firstName, lastName, isAdmin }: UserRow) => ({ firstName, lastName, isAdmin })

function given(change: Omit<MemberChange, 'subscriptionTier'>): Partial<UserRow> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

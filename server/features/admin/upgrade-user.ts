import { AppError } from '#contract/errors.ts'
import type { Tier } from '#contract/plans.ts'
import type { Db } from '#server/db/database.ts'
import { findUser, type UserRow, updateUser } from '#server/features/accounts/store.ts'
import { insertAuditEntry } from '#server/features/admin/store.ts'

export interface Grant {
  userId: string
  tier: Tier
  stripeCustomerId?: string | undefined
  stripeSubscriptionId?: string | undefined
}

/** Grants a tier; the grant and its audit entry are kept together or not at all. */
export async function upgradeUser(db: Db, actorId: string, grant: Grant, now: Date): Promise<UserRow> {
  return db.transaction(async () => {
    const before = await findUser(db, grant.userId)
    if (!before) throw new AppError('not_found', 'There is no such user.')
    const { userId, tier, stripeCustomerId, stripeSubscriptionId } = grant
    const change = { subscriptionTier: tier, isPremium: tier === 'premium' }
    const user = await updateUser(db, userId, change, now)
    await insertAuditEntry(db, {
      at: now,
      actorId,
      action: 'upgrade-user',
      subjectId: userId,
      details: { from: before.subscriptionTier, to: tier, stripeCustomerId, stripeSubscriptionId },
    })
    return user ?? before
  })
}

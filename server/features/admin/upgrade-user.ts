import { AppError } from '#contract/errors.ts'
import type { Tier } from '#contract/plans.ts'
import type { Db } from '#server/db/database.ts'
import { isRefusedBy } from '#server/db/refused-by.ts'
import { findUser, type UserRow } from '#server/features/accounts/store.ts'
import { differenceOf, insertAuditEntry } from '#server/features/audit/store.ts'
import { grantTier, lockBillingAccount } from '#server/features/billing/store.ts'

export interface Grant {
  userId: string
  tier: Tier
  stripeCustomerId?: string | undefined
  stripeSubscriptionId?: string | undefined
}

/**
 * Grants a tier; the grant and its audit entry are kept together or not at all. A subscription goes on beside it, and the
 * higher of the two counts: granting `free` takes a grant back, never what is paid for. Throws not_found, and invalid_input for a
 * customer or subscription of another member.
 */
export async function upgradeUser(db: Db, actorId: string, grant: Grant, now: Date): Promise<UserRow> {
  return db.transaction(async () => {
    const { userId, tier, stripeCustomerId, stripeSubscriptionId } = grant
    if (!(await findUser(db, userId))) throw new AppError('not_found', 'We can’t find that member.')
    const ids = { customerId: stripeCustomerId, subscriptionId: stripeSubscriptionId }
    const before = await grantOf(db, userId)
    // also of two grants at once the indexes let one have a customer or a subscription
    const user = await grantTier(db, { userId, tier, ...ids }, now).catch(refuseAnothers)
    const details = differenceOf(before, await grantOf(db, userId))
    if (details) await insertAuditEntry(db, { at: now, actorId, action: 'upgrade-user', subjectId: userId, details })
    return user
  })
}

/** What an administrator has a say in, held until the transaction ends; `subscriptionTier` is the tier that was granted. */
async function grantOf(db: Db, userId: string) {
  const account = await lockBillingAccount(db, userId)
  return {
    subscriptionTier: account.grantedTier,
    stripeCustomerId: account.customerId,
    stripeSubscriptionId: account.subscriptionId,
  }
}

const takenBy = ['billing_accounts_customer', 'billing_accounts_subscription']

function refuseAnothers(error: unknown): never {
  if (!takenBy.some((index) => isRefusedBy(index, error))) throw error
  throw new AppError('invalid_input', 'This customer or subscription belongs to another member.')
}

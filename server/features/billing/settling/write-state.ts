import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { insertAuditEntry } from '#server/features/audit/store.ts'
import type { ProviderState } from '#server/features/billing/settling/ask-provider.ts'
import {
  type BillingAccount,
  type BillingChange,
  recordEvent,
  writeBillingAccount,
} from '#server/features/billing/settling/billing-accounts.ts'
import { writeLetters } from '#server/features/billing/settling/payment-letters.ts'
import { writeTier } from '#server/features/billing/settling/write-tier.ts'
import type { Subscription } from '#server/ports/payments/payments.ts'

export interface Written {
  readonly user: UserRow
  readonly account: BillingAccount
}

/**
 * Writes what the provider said of a member: the state, the tier that follows, and the emails about what is new. Inside a
 * transaction that holds the row. `customerId`: the customer from now on, where a sign named one.
 */
export async function writeState(
  context: Pick<AppContext, 'database' | 'jobs' | 'log' | 'now'>,
  before: BillingAccount,
  { subscription, surplus }: ProviderState,
  customerId?: string,
): Promise<Written> {
  const { database, now } = context
  const customer = customerId ?? subscription?.customerId ?? before.customerId
  const change: BillingChange = { ...recordOf(subscription, before), customerId: customer, settledAt: now() }
  const account = await writeBillingAccount(database, before, change)
  const user = await writeTier(database, account, now())
  await writeLetters(context, before, account, subscription)
  for (const each of surplus) await endSurplus(context, account, each)
  return { user, account }
}

/** A subscription that was there and that the provider does not know any more has ended. */
function recordOf(subscription: Subscription | undefined, before: BillingAccount): BillingChange {
  if (!subscription) return before.status === null ? {} : { status: 'ended', endsAtPeriodEnd: false }
  const { id, tier = null, status, periodEnd, endsAtPeriodEnd } = subscription
  return { subscriptionId: id, subscribedTier: tier, status, periodEnd, endsAtPeriodEnd }
}

/** Nobody pays twice: the other subscription is ended once this is kept, and an administrator can read of it. */
async function endSurplus(
  { database, jobs, log, now }: Pick<AppContext, 'database' | 'jobs' | 'log' | 'now'>,
  account: BillingAccount,
  { id, customerId }: Subscription,
): Promise<void> {
  const { userId, subscriptionId: kept } = account
  // until it has ended every look finds it
  if (await recordEvent(database, { id: `surplus:${id}`, kind: 'alarm' }, now())) {
    log.error({ userId, kept, ended: id }, 'A member has two subscriptions; the older one will be ended.')
    const details = { kept, ended: id, customerId }
    await insertAuditEntry(database, {
      at: now(),
      actorId: 'payments',
      action: 'end-surplus-subscription',
      subjectId: userId,
      details,
    })
  }
  await jobs.add('end-subscription', { userId, subscriptionId: id }, { key: id })
}

import { setTimeout } from 'node:timers/promises'
import type { Subscription } from '#contract/billing/billing.ts'
import { AppError } from '#contract/errors.ts'
import { plans } from '#contract/plans.ts'
import type { AppContext } from '#server/context.ts'
import { isKnownTo } from '#server/features/billing/settling/ask-provider.ts'
import { type BillingAccount, findBillingAccount } from '#server/features/billing/settling/billing-accounts.ts'
import { isLive } from '#server/features/billing/settling/tier-of-subscription.ts'
import { stateOf } from '#server/features/billing/settling/write-tier.ts'

/** A member's plan as it is on record, with the provider's invoices; without them where the provider does not answer. */
export async function showSubscription(context: AppContext, userId: string): Promise<Subscription> {
  const account = await findBillingAccount(context.database, userId)
  const invoices = await invoicesOf(context, account)
  return { ...planOf(account, context.now()), invoices: invoices ?? [], isComplete: invoices !== undefined }
}

type Plan = Omit<Subscription, 'invoices' | 'isComplete'>

/** What is paid for goes before what was granted: it is what can be cancelled. */
function planOf(account: BillingAccount | undefined, now: Date): Plan {
  const granted = account?.grantedTier ?? 'free'
  const none = { status: 'none', renewsAt: null, endsAt: null, price: 0 } as const
  const grant: Plan = { ...none, source: granted === 'free' ? 'none' : 'grant', tier: granted }
  const state = account && stateOf(account)
  if (!state?.tier || !isLive(state.status)) return grant
  const { tier, status, periodEnd, endsAtPeriodEnd } = state
  if (endsAtPeriodEnd && periodEnd <= now) return grant
  const paid = { source: 'subscription', tier, price: plans[tier].price } as const
  const until = periodEnd.toISOString()
  if (endsAtPeriodEnd) return { ...paid, status: 'ending', renewsAt: null, endsAt: until }
  if (status === 'past_due') return { ...paid, status: 'payment_failed', renewsAt: null, endsAt: null }
  return { ...paid, status: 'active', renewsAt: until, endsAt: null }
}

/** Invoices decorate the page: nobody waits long for them. */
async function tooLate(): Promise<never> {
  await setTimeout(3000, undefined, { ref: false })
  throw new AppError('unavailable', 'The payment provider isn’t answering right now.')
}

/** Undefined where the provider could not be asked. */
async function invoicesOf(
  { payments, log }: AppContext,
  account: BillingAccount | undefined,
): Promise<Subscription['invoices'] | undefined> {
  if (!account?.customerId) return []
  if (!payments) return undefined
  if (!isKnownTo(payments, account.customerId)) return []
  try {
    const invoices = await Promise.race([payments.invoicesOf(account.customerId), tooLate()])
    return invoices.map(({ id, number, at, cents, isPaid, url = null }) => ({
      id,
      number,
      at: at.toISOString(),
      amount: cents / 100,
      isPaid,
      url,
    }))
  } catch (error) {
    log.warn({ userId: account.userId, err: error }, 'A member’s invoices could not be fetched.')
    return undefined
  }
}

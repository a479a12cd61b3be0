import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { reconcile } from '#server/features/billing/notices/reconcile.ts'
import { remindPayer } from '#server/features/billing/notices/remind-payer.ts'
import { paymentsOf } from '#server/features/billing/settling/ask-provider.ts'
import { findBillingAccount } from '#server/features/billing/settling/billing-accounts.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'
import { PaymentRefusal } from '#server/ports/payments/payments.ts'

/** What is done about payments outside a request. Each may run more than once. */
export function billingJobs(
  context: AppContext,
): Pick<JobHandlers, 'remind-payer' | 'reconcile-payments' | 'end-subscription'> {
  return {
    'remind-payer': ({ checkoutId }, id) => remindPayer(context, checkoutId, id),
    async 'reconcile-payments'() {
      const { failed } = await reconcile(context)
      if (failed.length > 0) throw new AppError('internal', `Members whose payments weren’t checked: ${failed.length}.`)
    },
    'end-subscription': ({ userId, subscriptionId }) => endSubscription(context, userId, subscriptionId),
  }
}

/** Never the one that counts: by now the other one may have ended first. */
async function endSubscription(context: AppContext, userId: string, subscriptionId: string): Promise<void> {
  const account = await findBillingAccount(context.database, userId)
  if (account?.subscriptionId === subscriptionId) return
  try {
    await paymentsOf(context).endNow(subscriptionId)
  } catch (error) {
    // it has ended already
    if (!(error instanceof PaymentRefusal)) throw error
    context.log.info({ subscription: subscriptionId }, 'A subscription that was due to end had already ended.')
  }
}

import { plans } from '#contract/plans.ts'
import type { AppContext } from '#server/context.ts'
import { type BillingAccount, recordEvent } from '#server/features/billing/settling/billing-accounts.ts'
import { isLive, rank } from '#server/features/billing/settling/tier-of-subscription.ts'
import type { LetterKind } from '#server/jobs/job-table.ts'
import type { Subscription } from '#server/ports/payments/payments.ts'

/**
 * Asks for the emails about what is new between two states of a member, in the transaction that writes the second one. An
 * email about an invoice is asked for once, whatever happens in between.
 */
export async function writeLetters(
  { database, jobs, now }: Pick<AppContext, 'database' | 'jobs' | 'now'>,
  before: BillingAccount,
  after: BillingAccount,
  subscription: Subscription | undefined,
): Promise<void> {
  const { userId } = after
  for (const { kind, about, details } of lettersAbout(before, after, subscription)) {
    const isNew =
      about === undefined || (await recordEvent(database, { id: `${kind}:${about}`, kind: 'letter' }, now()))
    if (isNew) await jobs.add('send-letter', { userId, kind, details })
  }
}

interface Due {
  readonly kind: LetterKind
  /** The invoice that it is about. */
  readonly about?: string
  readonly details: Record<string, string>
}

/** Plans by their names, amounts as "$7.00", days as ISO dates. */
function lettersAbout(before: BillingAccount, after: BillingAccount, subscription: Subscription | undefined): Due[] {
  const due: Due[] = []
  const invoice = subscription?.lastInvoice
  const { periodEnd, status } = after
  const plan = plans[after.subscribedTier ?? 'free'].name
  if (invoice && invoice.isPaid && invoice.cents > 0) {
    const details = { plan, amount: dollars(invoice.cents), invoice: invoice.number, paidAt: invoice.at.toISOString() }
    due.push({
      kind: 'receipt',
      about: invoice.id,
      details: { ...details, ...(invoice.url !== undefined && { url: invoice.url }) },
    })
  }
  if (invoice && !invoice.isPaid && status === 'past_due') {
    due.push({ kind: 'renewal-failed', about: invoice.id, details: { plan, amount: dollars(invoice.cents) } })
  }
  const wasEnding = before.endsAtPeriodEnd && before.subscriptionId === after.subscriptionId
  if (isLive(status) && after.endsAtPeriodEnd && !wasEnding && periodEnd) {
    due.push({ kind: 'cancelled', details: { plan, endsAt: periodEnd.toISOString() } })
  }
  const lost = before.subscribedTier
  if (lost && isLive(before.status) && !isLive(status) && rank(lost) > rank(after.grantedTier)) {
    due.push({ kind: 'subscription-ended', details: { plan: plans[lost].name } })
  }
  return due
}

function dollars(cents: number): string {
  return `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

import type { testClockMoves } from '#contract/billing/test-checkout.ts'
import { PaymentRefusal, type SubscriptionStatus } from '#server/ports/payments/payments.ts'

export type ClockMove = (typeof testClockMoves)[number]

/** What a move of the clock does to a subscription. */
export interface Moved {
  readonly status: SubscriptionStatus
  /** Whether another month begins. */
  readonly isNextPeriod: boolean
  readonly endsAtPeriodEnd: boolean
  /** A new invoice for that month: paid at once, or its payment failed. */
  readonly invoice: 'paid' | 'failed' | undefined
  /** Whether the invoice that was left open is paid now. */
  readonly isSettled: boolean
}

/** Throws PaymentRefusal, with a sentence, where a move has no sense. */
export function moved(subscription: { status: SubscriptionStatus; endsAtPeriodEnd: boolean }, move: ClockMove): Moved {
  const { status, endsAtPeriodEnd } = subscription
  const still = { status, endsAtPeriodEnd, isNextPeriod: false, invoice: undefined, isSettled: false }
  const over = { ...still, status: 'ended' } as const
  if (status === 'ended') throw new PaymentRefusal('This subscription has ended, so you can’t move its clock.')
  const owes = status === 'past_due' || status === 'unpaid'
  switch (move) {
    case 'renew':
    case 'fail':
      if (owes)
        throw new PaymentRefusal(
          'The last renewal is still unpaid. Choose “Payment recovered” or “Provider gives up” first.',
        )
      if (endsAtPeriodEnd) return over
      return move === 'renew'
        ? { ...still, status: 'active', isNextPeriod: true, invoice: 'paid' }
        : { ...still, status: 'past_due', isNextPeriod: true, invoice: 'failed' }
    case 'recover':
      if (!owes) throw new PaymentRefusal('No payment is overdue, so there’s nothing to recover.')
      return { ...still, status: 'active', isSettled: true }
    case 'give-up':
      if (!owes) throw new PaymentRefusal('No payment is overdue, so there’s nothing to give up on.')
      return over
    case 'cancel':
      return { ...over, endsAtPeriodEnd: true }
  }
}

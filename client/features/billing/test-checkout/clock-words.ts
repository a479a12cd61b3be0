import { longDate } from '#client/wording.ts'
import type { TestSubscription, testClockMoves } from '#contract/billing/test-checkout.ts'

export type ClockMove = (typeof testClockMoves)[number]
type Subscription = NonNullable<TestSubscription['subscription']>

interface Choice {
  readonly move: ClockMove
  readonly label: string
  /** What pressing it lets happen. */
  readonly what: string
}

/** What can happen next to a subscription, in the order of the buttons; nothing any more once it has ended. */
export function nextMoves({ status, endsAtPeriodEnd }: Subscription): readonly Choice[] {
  if (status === 'ended') return []
  if (status === 'past_due' || status === 'unpaid') return [recover, giveUp, cancel]
  if (endsAtPeriodEnd) return [{ ...cancel, what: 'The paid month runs out, and the subscription ends with it.' }]
  return [renew, fail, cancel]
}

const renew: Choice = { move: 'renew', label: 'Renewal', what: 'The month ends and the next one is paid for.' }
const fail: Choice = {
  move: 'fail',
  label: 'Failed renewal',
  what: 'The month ends and the card is declined. The provider keeps trying.',
}
const recover: Choice = {
  move: 'recover',
  label: 'Payment recovered',
  what: 'A later attempt to charge the card goes through.',
}
const giveUp: Choice = {
  move: 'give-up',
  label: 'Provider gives up',
  what: 'The last attempt fails, and the subscription ends.',
}
const cancel: Choice = {
  move: 'cancel',
  label: 'Cancellation',
  what: 'The subscription is canceled and its paid month runs out.',
}

/** What has happened, now that the clock was moved. */
export function wordsOfMove(move: ClockMove, after: Subscription): string {
  const until = longDate(after.periodEnd)
  if (after.status === 'ended')
    return {
      renew: 'The month is over, and the subscription has ended with it.',
      fail: 'The month is over, and the subscription has ended with it.',
      recover: 'The subscription has ended.',
      'give-up': 'The provider has given up on the card. The subscription has ended.',
      cancel: 'The subscription was canceled. Its paid month is over, and it has ended.',
    }[move]
  if (move === 'recover')
    return `The overdue payment went through after all. The subscription continues until ${until}.`
  if (after.status === 'past_due')
    return 'The month is over and the payment for the next one failed. The provider keeps trying.'
  if (move === 'fail')
    return `The month is over. Credit covered the next one, so no card was charged. The new month ends on ${until}.`
  return `The month is over and the next one is paid for. The new month ends on ${until}.`
}

/** How a subscription stands. */
export function wordsOfState({ status, endsAtPeriodEnd, periodEnd }: Subscription): string {
  const day = longDate(periodEnd)
  if (status === 'ended') return 'Ended'
  if (status === 'past_due' || status === 'unpaid') return 'Payment failed, and the provider keeps trying'
  return endsAtPeriodEnd ? `Ends on ${day}` : `Paid until ${day}`
}

import { z } from 'zod'
import { PaidTier, SessionId } from '#contract/billing/billing.ts'
import { endpoints } from '#contract/endpoint.ts'
import { Email, Name, NoBody } from '#contract/text.ts'

/** What a shop window would show of a checkout. Money in dollars. */
export const TestCheckout = z.strictObject({
  id: z.string(),
  tier: PaidTier,
  price: z.number(),
  /** What is due now: less than the price where a running plan is changed. */
  dueNow: z.number(),
  kind: z.enum(['new', 'change']),
  status: z.enum(['open', 'paid', 'expired']),
  email: z.string().nullable(),
  name: z.string().nullable(),
})
export type TestCheckout = z.infer<typeof TestCheckout>

export const testClockMoves = ['renew', 'fail', 'recover', 'give-up', 'cancel'] as const

/** The member's subscription at the test provider. */
export const TestSubscription = z.strictObject({
  subscription: z
    .strictObject({ tier: PaidTier, status: z.string(), periodEnd: z.string(), endsAtPeriodEnd: z.boolean() })
    .nullable(),
})
export type TestSubscription = z.infer<typeof TestSubscription>

const params = z.strictObject({ id: SessionId })
const Next = z.strictObject({ url: z.string() })

/** The payment provider of a laptop: its pages are ours and take no money. Every row is 404 where a real one is configured. */
export const testCheckout = endpoints({
  find: {
    method: 'GET',
    path: '/api/test-checkout/sessions/:id',
    summary: 'A test checkout',
    access: 'public',
    requires: 'nothing',
    params,
    output: TestCheckout,
    limit: 'read',
  },
  pay: {
    method: 'POST',
    path: '/api/test-checkout/sessions/:id/pay',
    summary: 'Pay a test checkout; returns where to send the browser next',
    access: 'public',
    requires: 'nothing',
    params,
    body: z.strictObject({ email: Email.optional(), name: Name('Name').optional() }),
    output: Next,
    limit: 'checkout',
  },
  decline: {
    method: 'POST',
    path: '/api/test-checkout/sessions/:id/decline',
    summary: 'Decline the card; the checkout stays open',
    access: 'public',
    requires: 'nothing',
    params,
    body: NoBody,
    output: z.strictObject({ message: z.string() }),
    limit: 'checkout',
  },
  leave: {
    method: 'POST',
    path: '/api/test-checkout/sessions/:id/leave',
    summary: 'Leave without paying; returns where to send the browser next',
    access: 'public',
    requires: 'nothing',
    params,
    body: NoBody,
    output: Next,
    limit: 'checkout',
  },
  clock: {
    method: 'GET',
    path: '/api/test-checkout/clock',
    summary: 'The member’s subscription at the test provider',
    access: 'account',
    requires: 'nothing',
    output: TestSubscription,
    limit: 'read',
  },
  moveClock: {
    method: 'POST',
    path: '/api/test-checkout/clock',
    summary: 'Move the subscription’s clock: renewal, failed renewal, recovered payment, giving up or cancellation',
    access: 'account',
    requires: 'nothing',
    body: z.strictObject({ move: z.enum(testClockMoves) }),
    output: TestSubscription,
    limit: 'checkout',
  },
})

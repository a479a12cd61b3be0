import { z } from 'zod'
import { FirstName, LastName, Password, User } from '#contract/accounts/accounts.ts'
import { endpoints } from '#contract/endpoint.ts'
import { tiers } from '#contract/plans.ts'
import { Email, NoBody } from '#contract/text.ts'

const invalidTier = 'Invalid subscription tier'
export const PaidTier = z.enum(['mid', 'premium'], invalidTier)
export type PaidTier = z.infer<typeof PaidTier>
/** The id of a checkout session, ours or the payment provider's. */
const malformed = 'This isn’t the ID of a checkout'
export const SessionId = z.string(malformed).regex(/^[A-Za-z0-9_-]{8,200}$/, malformed)

export const PaymentVerification = z.strictObject({
  success: z.literal(true),
  tier: z.enum(tiers),
  /** Null where nobody is signed in: the payment waits for its account. */
  user: User.nullable(),
  /** What the payer told the provider, to fill the form of a new account. */
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
})
export type PaymentVerification = z.infer<typeof PaymentVerification>

const SignUpWithPayment = z.strictObject({
  email: Email,
  firstName: FirstName,
  lastName: LastName,
  password: Password,
  sessionId: SessionId,
  tier: PaidTier,
})

/** What a member pays, until when, and what was paid. Money in dollars. */
export const Subscription = z.strictObject({
  /** Where the tier comes from: nowhere (free), an administrator's grant, or a subscription. */
  source: z.enum(['none', 'grant', 'subscription']),
  status: z.enum(['none', 'active', 'payment_failed', 'ending']),
  tier: z.enum(tiers),
  price: z.number(),
  /** The next payment; null where none will come. */
  renewsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  invoices: z.array(
    z.strictObject({
      id: z.string(),
      number: z.string(),
      at: z.string(),
      amount: z.number(),
      isPaid: z.boolean(),
      /** The provider's own page of it. */
      url: z.string().nullable(),
    }),
  ),
  /** False where the provider could not be asked just now: the invoices are missing, nothing else. */
  isComplete: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

const Url = z.strictObject({ url: z.string() })

/** Beside these rows: GET /api/checkout-redirect/{tier} and POST /api/payment/webhook, which carry no JSON of ours. */
export const billing = endpoints({
  createCheckoutSession: {
    method: 'POST',
    path: '/api/create-checkout-session',
    summary: 'Start a payment; returns the URL of the payment provider’s page',
    access: 'either',
    requires: 'nothing',
    body: z.strictObject({ tier: PaidTier }),
    output: z.strictObject({ url: z.string(), sessionId: z.string() }),
    limit: 'checkout',
  },
  verifyPayment: {
    method: 'GET',
    path: '/api/payment/verify/:sessionId',
    summary: 'The outcome of a checkout; attaches the checkout to the signed-in member it belongs to',
    access: 'either',
    requires: 'nothing',
    params: z.strictObject({ sessionId: SessionId }),
    output: PaymentVerification,
    limit: 'checkout',
  },
  verifyAndCreateAccount: {
    method: 'POST',
    path: '/api/payment/verify-and-create-account',
    summary: 'Create an account from the payment’s name and email address; a link to set a password is sent by email',
    access: 'public',
    requires: 'nothing',
    body: z.strictObject({ sessionId: SessionId, tier: PaidTier }),
    output: PaymentVerification,
    limit: 'sign-up',
  },
  signUpWithPayment: {
    method: 'POST',
    path: '/api/auth/signup-with-payment',
    summary: 'Create an account for a paid checkout and sign in',
    access: 'public',
    requires: 'nothing',
    body: SignUpWithPayment,
    output: User,
    status: 201,
    limit: 'sign-up',
  },
  updateSubscription: {
    method: 'POST',
    path: '/api/update-subscription',
    summary: 'Switch to the free plan; a paid plan stays active until its period ends',
    access: 'account',
    requires: 'nothing',
    body: z.strictObject({ tier: z.literal('free', invalidTier) }),
    output: User,
    limit: 'write',
  },
  resumeSubscription: {
    method: 'POST',
    path: '/api/subscription/resume',
    summary: 'Undo a cancellation before the period ends',
    access: 'account',
    requires: 'nothing',
    body: NoBody,
    output: User,
    limit: 'write',
  },
  subscription: {
    method: 'GET',
    path: '/api/subscription',
    summary: 'Plan, next payment and invoices',
    access: 'account',
    requires: 'nothing',
    output: Subscription,
    limit: 'read',
  },
  manageSubscription: {
    method: 'POST',
    path: '/api/subscription/portal',
    summary: 'The URL of the provider’s page for cards and invoices',
    access: 'account',
    requires: 'nothing',
    body: NoBody,
    output: Url,
    limit: 'checkout',
  },
})

import type { PaidTier } from '#contract/billing/billing.ts'
import { AppError } from '#contract/errors.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import type { Payments } from '#server/ports/payments/payments.ts'
import { stripePayments } from '#server/ports/payments/stripe-payments.ts'
import { testCheckoutPayments } from '#server/ports/payments/test-checkout/test-checkout-payments.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { freshDatabase } from '#server/test-world/fresh-database.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'
import { StripeStandIn } from '#server/test-world/stripe/stand-in.ts'

export interface SignedNotice {
  readonly body: Buffer
  readonly signature: string
}

/** The whole server with a payment provider, somebody at that provider's pages, and a hand on its clock. */
export interface PayingApp extends TestApp {
  readonly payments: Payments
  /** While true the provider answers nothing. */
  isDown: boolean
  pay(checkoutId: string, payer?: { email: string; name: string }): Promise<void>
  expire(checkoutId: string): Promise<void>
  confirmChange(change: { sessionId: string; url: string }): Promise<void>
  renew(subscriptionId: string): Promise<void>
  failRenewal(subscriptionId: string): Promise<void>
  recover(subscriptionId: string): Promise<void>
  giveUp(subscriptionId: string): Promise<void>
  /** What the provider has said since this was asked last, oldest first. */
  notices(): SignedNotice[]
  /** Posts notices to the webhook, by default those that wait; answers the statuses. */
  deliver(notices?: readonly SignedNotice[]): Promise<number[]>
  /** A member with this plan, paid for and settled; with the id of the subscription. */
  member(tier: PaidTier): Promise<Payer>
}

export interface Payer extends Cook {
  readonly sessionId: string
  readonly customerId: string
  readonly subscriptionId: string
}

export const providers = ['stripe', 'test'] as const
export type ProviderKind = (typeof providers)[number]

const start = new Date('2026-11-20T12:00:00Z')

export async function startPayingApp(kind: ProviderKind, settings: Partial<Config> = {}): Promise<PayingApp> {
  let app: TestApp | undefined
  const now = () => app?.clock.now ?? start
  const database = await freshDatabase()
  const provider = kind === 'stripe' ? stripeSide(now) : testSide(database, now)
  const mood = { isDown: false }
  const payments = unlessDown(provider.payments, mood)
  app = await startApp(settings, { database, payments })
  const world = app
  const deliver: PayingApp['deliver'] = async (notices = provider.notices()) => {
    const statuses: number[] = []
    for (const notice of notices) statuses.push((await post(world, notice)).statusCode)
    return statuses
  }
  const member: PayingApp['member'] = async (tier) => {
    const payer = await cook(world.app)
    const { sessionId } = await payer.api.billing.createCheckoutSession({ body: { tier } })
    await provider.pay(sessionId)
    const { user } = await payer.api.billing.verifyPayment({ params: { sessionId } })
    await deliver()
    const paid = await payments.findCheckout(sessionId)
    return Object.assign(payer, {
      user: user ?? payer.user,
      sessionId,
      customerId: paid?.customerId ?? '',
      subscriptionId: paid?.subscriptionId ?? '',
    })
  }
  return Object.assign(mood, world, provider, { payments, deliver, member })
}

/** Posts a notice as the provider would. */
export function post({ app }: Pick<TestApp, 'app'>, { body, signature }: SignedNotice) {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
  return app.inject({ method: 'POST', url: '/api/payment/webhook', headers, payload: body })
}

type Side = Pick<
  PayingApp,
  'payments' | 'pay' | 'expire' | 'confirmChange' | 'renew' | 'failRenewal' | 'recover' | 'giveUp' | 'notices'
>

const somebody = { email: 'payer@example.org', name: 'Pat Payer' }

function stripeSide(now: () => Date): Side {
  const standIn = new StripeStandIn(now)
  const does =
    <Given extends unknown[]>(deed: (...given: Given) => void) =>
    async (...given: Given): Promise<void> =>
      deed(...given)
  return {
    payments: stripePayments(standIn.settings, { now, fetch: standIn.fetch }),
    pay: does((id, payer) => standIn.pay(id, payer)),
    expire: does((id) => standIn.expire(id)),
    confirmChange: does(({ url }) => standIn.confirmChange(url)),
    renew: does((id) => standIn.renew(id)),
    failRenewal: does((id) => standIn.failRenewal(id)),
    recover: does((id) => standIn.recover(id)),
    giveUp: does((id) => standIn.giveUp(id)),
    notices: () => standIn.notices.take(),
  }
}

function testSide(database: Database, now: () => Date): Side {
  const payments = testCheckoutPayments({ database, secret: 'a secret of a provider', now })
  const said: SignedNotice[] = []
  const says = async (notices: Promise<readonly SignedNotice[]>): Promise<void> => void said.push(...(await notices))
  return {
    payments,
    pay: (id, payer = somebody) => says(payments.pay(id, payer)),
    expire: (id) => payments.closeCheckout(id),
    confirmChange: ({ sessionId }) => says(payments.pay(sessionId, {})),
    renew: (id) => says(payments.moveClock(id, 'renew')),
    failRenewal: (id) => says(payments.moveClock(id, 'fail')),
    recover: (id) => says(payments.moveClock(id, 'recover')),
    giveUp: (id) => says(payments.moveClock(id, 'give-up')),
    notices: () => said.splice(0),
  }
}

/** The same provider, whose every call fails while it is down. */
function unlessDown(payments: Payments, mood: { isDown: boolean }): Payments {
  return new Proxy(payments, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver)
      if (typeof value !== 'function' || name === 'readNotice' || name === 'isOwnAddress') return value
      return (...given: unknown[]) =>
        mood.isDown
          ? Promise.reject(new AppError('unavailable', 'The payment provider isn’t answering right now.'))
          : (Reflect.apply(value, target, given) as unknown)
    },
  })
}

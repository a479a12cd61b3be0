import type { Db } from '#server/db/database.ts'
import { type Checkout, PaymentRefusal, type Payments } from '#server/ports/payments/payments.ts'
import type { ClockMove } from '#server/ports/payments/test-checkout/clock-moves.ts'
import { type Provider, toInvoice } from '#server/ports/payments/test-checkout/invoicing.ts'
import { openNotices, type SignedNotice } from '#server/ports/payments/test-checkout/notices.ts'
import {
  declineCheckout,
  type Payer,
  payCheckout,
  type ShownCheckout,
  shownCheckout,
  statusOf,
} from '#server/ports/payments/test-checkout/paying.ts'
import { addRecord, changeRecord, findRecord, recordsOf } from '#server/ports/payments/test-checkout/records.ts'
import {
  endNow,
  findSubscription,
  forgetCustomer,
  moveClock,
  runningSubscriptions,
  setEnding,
} from '#server/ports/payments/test-checkout/subscriptions.ts'

/** A payment provider that takes no money, for a laptop: its state is in our database, its pages are ours. */
export interface TestCheckoutPayments extends Payments {
  readonly kind: 'test'
  /** Pays once, however often it is called. Throws PaymentRefusal where the checkout is unknown or has expired. */
  pay(checkoutId: string, payer: Payer): Promise<readonly SignedNotice[]>
  /** The card is declined: the checkout stays open. */
  decline(checkoutId: string): Promise<readonly SignedNotice[]>
  /** Lets the month of a subscription end, or that of a customer's newest one. Throws PaymentRefusal where it cannot. */
  moveClock(customerOrSubscriptionId: string, move: ClockMove): Promise<readonly SignedNotice[]>
  /** What a checkout's page shows. */
  shown(checkoutId: string): Promise<ShownCheckout | undefined>
}

export function isTestCheckout(payments: Payments | undefined): payments is TestCheckoutPayments {
  return payments?.kind === 'test'
}

/** `secret` makes the signatures and the ids; `now` is the application's clock, on which a first month begins. */
export function testCheckoutPayments(world: { database: Db; secret: string; now: () => Date }): TestCheckoutPayments {
  const { database, now } = world
  const notices = openNotices(world)
  const provider: Provider = { database, notices, now }
  const openUntil = () => new Date(now().getTime() + openHours * 60 * 60 * 1000)
  return {
    kind: 'test',
    async createCustomer({ email, name, key }) {
      const id = notices.idOf('cus', 'key', key)
      await addRecord(database, 'customer', { id, customerId: id, data: { email, name, credit: 0, count: 0 } })
      return id
    },
    async startCheckout({ tier, customerId = null, returnUrl, cancelUrl, key }) {
      const id = notices.idOf('cs', key)
      if (customerId !== null && !(await findRecord(database, 'customer', customerId)))
        throw new PaymentRefusal('We can’t find this customer. Please start again.')
      const returnsTo = returnUrl.replaceAll('{CHECKOUT_SESSION_ID}', id)
      const wish = { kind: 'new', tier, returnUrl: returnsTo, cancelUrl, subscriptionId: null } as const
      await addRecord(database, 'checkout', {
        id,
        customerId,
        data: { ...wish, status: 'open', openUntil: openUntil() },
      })
      const kept = await findRecord(database, 'checkout', id)
      if (kept?.data.tier !== tier) throw new PaymentRefusal('This key belongs to another checkout.')
      return { id, url: pageOf(id, returnUrl) }
    },
    async startChange({ id, subscription, tier, returnUrl, cancelUrl }) {
      const current = await findSubscription(provider, subscription.id)
      if (!current || current.status === 'ended') throw new PaymentRefusal('This subscription has ended.')
      if (current.tier === tier) throw new PaymentRefusal('This subscription already has that plan.')
      const wish = { kind: 'change', tier, returnUrl, cancelUrl, subscriptionId: current.id } as const
      const data = { ...wish, status: 'open', openUntil: openUntil() } as const
      await addRecord(database, 'checkout', { id, customerId: current.customerId, data })
      return { url: pageOf(id, returnUrl) }
    },
    async findCheckout(id) {
      const checkout = await findRecord(database, 'checkout', id)
      if (!checkout) return undefined
      const { customerId, data } = checkout
      const customer = customerId === null ? undefined : await findRecord(database, 'customer', customerId)
      return {
        id,
        status: statusOf(data, now()),
        tier: data.tier,
        customerId: customerId ?? undefined,
        subscriptionId: data.subscriptionId ?? undefined,
        email: customer?.data.email,
        name: customer?.data.name,
      } satisfies Checkout
    },
    async closeCheckout(id) {
      await database.transaction(async () => {
        const checkout = await findRecord(database, 'checkout', id, { lock: true })
        if (checkout?.data.status === 'open')
          await changeRecord(database, 'checkout', { ...checkout, data: { ...checkout.data, status: 'expired' } })
      })
    },
    findSubscription: (id) => findSubscription(provider, id),
    subscriptionsOf: (customerId) => runningSubscriptions(provider, customerId),
    setEnding: (id, ends) => setEnding(provider, id, ends),
    endNow: (id) => endNow(provider, id),
    forgetCustomer: (customerId) => forgetCustomer(provider, customerId),
    async invoicesOf(customerId) {
      return (await recordsOf(database, 'invoice', customerId)).slice(0, 24).map(toInvoice)
    },
    // its only page beside the checkout: the clock
    managementUrl: (_customerId, returnUrl) => Promise.resolve(new URL('/test-checkout', returnUrl).href),
    readNotice: (body, signature) => notices.read(body, signature),
    isOwnAddress: ({ pathname }) => /^\/checkout\/[A-Za-z0-9_-]{8,200}$/.test(pathname),
    pay: (id, payer) => payCheckout(provider, id, payer),
    decline: (id) => declineCheckout(provider, id),
    moveClock: (id, move) => moveClock(provider, id, move),
    shown: (id) => shownCheckout(provider, id),
  }
}

const openHours = 24

const pageOf = (id: string, returnUrl: string) => new URL(`/checkout/${id}`, returnUrl).href

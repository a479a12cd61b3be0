import { randomBytes } from 'node:crypto'
import type {
  Checkout,
  Customer,
  Event,
  Invoice,
  PortalConfiguration,
  PortalSession,
  Price,
  Subscription,
} from '#server/test-world/stripe/shapes.ts'

/** The two plans as they are for sale there. */
export const standInPrices = { mid: 'price_mid', premium: 'price_premium' } as const

/**
 * Everything that a Stripe account holds, in memory and without a network. What happens to it stands in checkouts.ts,
 * subscriptions.ts and portal.ts; what is said about it to the webhook is kept in `events`.
 */
export class StripeState {
  readonly customers = new Map<string, Customer>()
  readonly deletedCustomers = new Set<string>()
  readonly prices = new Map<string, Price>()
  readonly checkouts = new Map<string, Checkout>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly invoices = new Map<string, Invoice>()
  readonly portalSessions = new Map<string, PortalSession>()
  readonly portalConfigurations = new Map<string, PortalConfiguration>()
  /** All that ever happened, oldest first. */
  readonly events: Event[] = []
  /** Where its pages are. */
  pages = 'https://checkout.stripe.com'
  readonly now: () => Date
  private serial = 0

  constructor(now: () => Date = () => new Date()) {
    this.now = now
    this.addPrice(standInPrices.mid, 'prod_mid', 700)
    this.addPrice(standInPrices.premium, 'prod_premium', 2000)
  }

  /** Unix seconds, as the API tells time. */
  get seconds(): number {
    return Math.floor(this.now().getTime() / 1000)
  }

  id(prefix: string): string {
    this.serial += 1
    return `${prefix}_${this.serial}${randomBytes(9).toString('hex')}`
  }

  addPrice(id: string, product: string, cents: number): void {
    this.prices.set(id, {
      id,
      object: 'price',
      active: true,
      currency: 'usd',
      livemode: false,
      nickname: null,
      product,
      type: 'recurring',
      unit_amount: cents,
    })
  }

  /** Says what an object is now; later changes do not change what was said. */
  record(type: string, object: object): void {
    this.events.push({
      id: this.id('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: this.seconds,
      livemode: false,
      pending_webhooks: 1,
      type,
      data: { object: structuredClone(object) },
    })
  }
}

/** A refusal in the words of the API. */
export class StripeFault extends Error {
  override name = 'StripeFault'
  readonly status: number
  readonly code: string
  readonly parameter: string | undefined

  constructor(status: number, code: string, message: string, parameter?: string) {
    super(message)
    this.status = status
    this.code = code
    this.parameter = parameter
  }
}

/** The object of that id, or the API's 404. */
export function found<T>(things: ReadonlyMap<string, T>, id: string, what: string): T {
  const thing = things.get(id)
  if (!thing) throw new StripeFault(404, 'resource_missing', `No such ${what}: '${id}'`, 'id')
  return thing
}

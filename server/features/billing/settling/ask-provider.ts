import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import { isLive } from '#server/features/billing/settling/tier-of-subscription.ts'
import { PaymentRefusal, type Payments, type Subscription } from '#server/ports/payments/payments.ts'

/** What the provider knows of a member at this moment. */
export interface ProviderState {
  /** The subscription that counts; one that has ended where there is no other. */
  readonly subscription: Subscription | undefined
  /** Others that would be paid beside it. */
  readonly surplus: readonly Subscription[]
}

interface Ids {
  readonly customerId: string | null | undefined
  /** One that a sign names. */
  readonly named: string | null | undefined
  /** The one that the provider has told about before. */
  readonly onRecord: string | null | undefined
}

/** The provider, or AppError('payments_off') where there is none. */
export function paymentsOf({ payments, log }: Pick<AppContext, 'payments' | 'log'>): Payments {
  if (payments) return payments
  log.warn('Someone tried to buy a plan, but payments are off: set STRIPE_SECRET_KEY and the other Stripe settings.')
  throw new AppError('payments_off', 'You can’t buy plans on this site yet.')
}

/**
 * Fetches the subscriptions of a member. Of several that are paid the newest stays. Throws where the provider does not
 * answer or refuses, and where it does not know what it has told about itself, as with the key of another account: nothing
 * may be concluded from that.
 */
export async function askProvider(payments: Payments, { customerId, named, onRecord }: Ids): Promise<ProviderState> {
  const running = isKnownTo(payments, customerId) ? await payments.subscriptionsOf(customerId) : []
  const others: Subscription[] = []
  for (const id of new Set([named, onRecord])) {
    if (!isKnownTo(payments, id) || running.some((each) => each.id === id)) continue
    const found = await payments.findSubscription(id)
    if (found) others.push(found)
    else if (id === onRecord) throw new PaymentRefusal('The provider does not recognize one of its own subscriptions.')
  }
  const all = [...running, ...others]
  const subscription =
    all.find(({ status }) => isLive(status)) ?? all.find(({ status }) => status !== 'ended') ?? all[0]
  const surplus = all.filter((each) => each !== subscription && costsMoney(each))
  return { subscription, surplus }
}

/** Ids of the test checkout mean nothing to the real provider, nor the other way round. */
export function isKnownTo(payments: Payments, id: string | null | undefined): id is string {
  return typeof id === 'string' && id.startsWith('test_') === (payments.kind === 'test')
}

function costsMoney({ status }: Subscription): boolean {
  return isLive(status) || status === 'unpaid' || status === 'paused'
}

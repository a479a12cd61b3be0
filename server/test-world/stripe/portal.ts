import type { PortalConfiguration, PortalSession } from '#server/test-world/stripe/shapes.ts'
import { found, StripeFault, type StripeState } from '#server/test-world/stripe/stripe-state.ts'
import { changePrice, itemOf } from '#server/test-world/stripe/subscriptions.ts'

export function createConfiguration(
  state: StripeState,
  {
    metadata,
    ...wish
  }: Pick<PortalConfiguration, 'allowedPrices' | 'invoicesAtOnce' | 'mayCancel'> & { metadata: Record<string, string> },
): PortalConfiguration {
  for (const price of wish.allowedPrices) found(state.prices, price, 'price')
  const configuration: PortalConfiguration = {
    id: state.id('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    created: state.seconds,
    is_default: false,
    livemode: false,
    metadata,
    ...wish,
  }
  state.portalConfigurations.set(configuration.id, configuration)
  return configuration
}

/** A page for one customer, good for a short while: for cards and invoices, or for one change that is asked about. */
export function createPortalSession(
  state: StripeState,
  wish: { customer: string; configuration: string; returnUrl: string; change: PortalSession['change'] },
): PortalSession {
  const { change } = wish
  found(state.customers, wish.customer, 'customer')
  const configuration = found(state.portalConfigurations, wish.configuration, 'configuration')
  if (change) {
    const subscription = found(state.subscriptions, change.subscription, 'subscription')
    const item = itemOf(subscription)
    if (subscription.customer !== wish.customer || item.id !== change.item)
      throw new StripeFault(400, 'resource_missing', 'No such subscription item of this customer.', 'flow_data')
    if (subscription.status === 'canceled')
      throw new StripeFault(400, 'subscription_canceled', 'This subscription cannot be updated because it is canceled.')
    if (!configuration.allowedPrices.includes(change.price))
      throw new StripeFault(400, 'price_not_allowed', 'This price is not in the configuration of the portal.')
    if (item.price.id === change.price)
      throw new StripeFault(400, 'nothing_to_change', 'The subscription has this price already.')
  }
  const id = state.id('bps')
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    configuration: configuration.id,
    created: state.seconds,
    customer: wish.customer,
    livemode: false,
    return_url: wish.returnUrl,
    url: `${state.pages}/p/session/${id}`,
    change,
  }
  state.portalSessions.set(id, session)
  return session
}

/** The payer confirmed the change on its page. Answers where the browser goes from there. */
export function confirmChange(state: StripeState, sessionId: string): string {
  const { change } = found(state.portalSessions, sessionId, 'portal session')
  if (!change) throw new StripeFault(400, 'no_flow', 'This page asks about nothing.')
  changePrice(state, change.subscription, found(state.prices, change.price, 'price'))
  return change.afterwards
}

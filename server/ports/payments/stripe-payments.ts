import { AppError } from '#contract/errors.ts'
import { type Notice, PaymentRefusal, type Payments } from '#server/ports/payments/payments.ts'
import { asked, askedFor, type Stripe, type StripeOptions, stripeClient } from '#server/ports/payments/stripe-client.ts'
import { portalConfiguration } from '#server/ports/payments/stripe-portal.ts'
import type { StripeSettings } from '#server/ports/payments/stripe-settings.ts'
import { checkoutIn, invoiceIn, noticeIn, planIn, subscriptionIn } from '#server/ports/payments/stripe-words.ts'

/** Payments made at Stripe, on its own pages. `now` judges how old a notice is. */
export function stripePayments(
  settings: StripeSettings,
  { now, ...options }: StripeOptions & { now: () => Date },
): Payments {
  const stripe = stripeClient(settings, options)
  const { prices } = settings
  const configuration = portalConfiguration(stripe, prices)
  const withInvoice = { expand: ['latest_invoice'] }

  async function find(id: string): Promise<Stripe.Subscription | undefined> {
    return askedFor(stripe.subscriptions.retrieve(id, withInvoice))
  }

  return {
    kind: 'stripe',

    async createCustomer({ userId, email, name, key }) {
      const customer = await asked(
        stripe.customers.create({ email, name, metadata: { userId } }, { idempotencyKey: key }),
      )
      return customer.id
    },

    async startCheckout({ tier, customerId, returnUrl, cancelUrl, key }) {
      const checkout = await asked(
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            line_items: [{ price: prices[tier], quantity: 1 }],
            ...(customerId !== undefined && { customer: customerId }),
            success_url: returnUrl,
            cancel_url: cancelUrl,
            metadata: { plan: tier },
          },
          { idempotencyKey: key },
        ),
      )
      if (checkout.url === null) throw new PaymentRefusal('a checkout without a page')
      return { id: checkout.id, url: checkout.url }
    },

    async startChange({ subscription: { id }, tier, returnUrl, cancelUrl }) {
      const subscription = await find(id)
      const item = subscription && planIn(subscription, prices)
      if (!subscription || !item || subscription.status === 'canceled') throw new PaymentRefusal('no such subscription')
      const session = await asked(
        stripe.billingPortal.sessions.create({
          customer: idOf(subscription.customer),
          configuration: await configuration(),
          return_url: cancelUrl,
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: {
              subscription: id,
              items: [{ id: item.id, price: prices[tier], quantity: 1 }],
            },
            after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
          },
        }),
      )
      return { url: session.url }
    },

    async findCheckout(id) {
      const checkout = await askedFor(stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] }))
      return checkout && checkoutIn(checkout, prices)
    },

    async closeCheckout(id) {
      try {
        await askedFor(stripe.checkout.sessions.expire(id))
      } catch (error) {
        // paid or expired meanwhile: it stays as it is
        const checkout =
          error instanceof PaymentRefusal ? await asked(stripe.checkout.sessions.retrieve(id)) : undefined
        if (!checkout || checkout.status === 'open') throw error
      }
    },

    async findSubscription(id) {
      const subscription = await find(id)
      return subscription && subscriptionIn(subscription, prices)
    },

    async subscriptionsOf(customerId) {
      const list = await askedFor(
        stripe.subscriptions.list({ customer: customerId, limit: 100, expand: ['data.latest_invoice'] }),
      )
      const all = (list?.data ?? []).map((subscription) => subscriptionIn(subscription, prices))
      return all.filter(({ status }) => status !== 'ended')
    },

    async setEnding(id, ends) {
      const subscription = await find(id)
      if (!subscription || subscription.status === 'canceled') throw new PaymentRefusal('no such subscription')
      // a date that the customer portal has set is taken back as a date
      const isByDate = !ends && !subscription.cancel_at_period_end && subscription.cancel_at !== null
      const changed = await asked(
        stripe.subscriptions.update(id, {
          ...(isByDate ? { cancel_at: '' } : { cancel_at_period_end: ends }),
          ...withInvoice,
        }),
      )
      return subscriptionIn(changed, prices)
    },

    async endNow(id) {
      const subscription = await find(id)
      if (!subscription) throw new PaymentRefusal('no such subscription')
      if (subscriptionIn(subscription, prices).status === 'ended') return
      // a month that was never paid for leaves no credit
      const invoice = subscription.latest_invoice
      const isPaid = invoice !== null && typeof invoice === 'object' && invoice.status === 'paid'
      await askedFor(stripe.subscriptions.cancel(id, { prorate: isPaid, invoice_now: isPaid }))
    },

    async forgetCustomer(customerId) {
      await askedFor(stripe.customers.del(customerId))
    },

    async invoicesOf(customerId) {
      const list = await askedFor(stripe.invoices.list({ customer: customerId, limit: 24 }))
      return (list?.data ?? []).flatMap((invoice) => invoiceIn(invoice) ?? [])
    },

    async managementUrl(customerId, returnUrl) {
      const session = await asked(
        stripe.billingPortal.sessions.create({
          customer: customerId,
          configuration: await configuration(),
          return_url: returnUrl,
        }),
      )
      return session.url
    },

    readNotice: (body, signature) => readNotice(stripe, settings.webhookSecrets, body, signature, now()),

    isOwnAddress({ origin }) {
      const own = ['https://checkout.stripe.com', 'https://billing.stripe.com']
      if (settings.apiUrl !== undefined) own.push(new URL(settings.apiUrl).origin)
      return own.includes(origin)
    },
  }
}

/** Signed with any of the secrets, at most five minutes ago. */
function readNotice(
  stripe: Stripe,
  secrets: readonly string[],
  body: Buffer,
  signature: string | undefined,
  now: Date,
): Notice {
  for (const secret of secrets) {
    try {
      return noticeIn(stripe.webhooks.constructEvent(body, signature ?? '', secret, 300, undefined, now.getTime()))
    } catch {
      // the next secret may fit
    }
  }
  throw new AppError('invalid_input', 'This message isn’t signed by the payment provider.')
}

const idOf = (value: string | { id: string }) => (typeof value === 'string' ? value : value.id)

import {
  createCheckout,
  createCustomer,
  expireCheckout,
  findCheckout,
  withoutLines,
} from '#server/test-world/stripe/checkouts.ts'
import { checkForm, type Form, flag, listIn, needed, recordIn } from '#server/test-world/stripe/form.ts'
import { createConfiguration, createPortalSession } from '#server/test-world/stripe/portal.ts'
import { type Checkout, listOf, type Subscription } from '#server/test-world/stripe/shapes.ts'
import { found, StripeFault, type StripeState } from '#server/test-world/stripe/stripe-state.ts'
import { cancelNow, scheduleEnd } from '#server/test-world/stripe/subscriptions.ts'

interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  /** Every parameter that it takes; `!` must be there, `#` is a number, `*` a name. */
  readonly takes: readonly string[]
  answer(state: StripeState, form: Form, id: string): object
}

/** Answers a call of the API as a plain object, or throws a StripeFault. */
export function answerCall(state: StripeState, method: string, path: string, form: Form): object {
  for (const call of calls) {
    const match = call.method === method ? new RegExp(`^${call.path.replace(':id', '([^/]+)')}$`).exec(path) : null
    if (!match) continue
    checkForm(form, call.takes)
    return call.answer(state, form, decodeURIComponent(match[1] ?? ''))
  }
  throw new StripeFault(404, 'url_invalid', `Unrecognized request URL (${method}: ${path}).`)
}

const calls: readonly Call[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    takes: ['email', 'name', 'metadata[*]'],
    answer: (state, form) =>
      createCustomer(state, {
        email: form.get('email'),
        name: form.get('name'),
        metadata: recordIn(form, 'metadata'),
      }),
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    takes: [],
    answer(state, _, id) {
      const customer = found(state.customers, id, 'customer')
      for (const subscription of state.subscriptions.values())
        if (subscription.customer === id && subscription.status !== 'canceled') cancelNow(state, subscription.id, false)
      state.customers.delete(id)
      state.deletedCustomers.add(id)
      state.record('customer.deleted', customer)
      return { id, object: 'customer', deleted: true }
    },
  },
  {
    method: 'GET',
    path: '/v1/prices/:id',
    takes: [],
    answer: (state, _, id) => found(state.prices, id, 'price'),
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    takes: [
      'mode!',
      'line_items[#][price]!',
      'line_items[#][quantity]!',
      'customer',
      'success_url!',
      'cancel_url',
      'metadata[*]',
      'subscription_data[metadata][*]',
    ],
    answer(state, form) {
      if (form.get('mode') !== 'subscription')
        throw new StripeFault(400, 'parameter_invalid', 'Only mode subscription sells these prices.', 'mode')
      const checkout = createCheckout(state, {
        price: needed(form, 'line_items[0][price]'),
        customer: form.get('customer'),
        successUrl: webAddress(form, 'success_url'),
        cancelUrl: form.has('cancel_url') ? webAddress(form, 'cancel_url') : null,
        metadata: recordIn(form, 'metadata'),
      })
      return withoutLines(checkout)
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    takes: ['expand[#]'],
    answer: (state, form, id) => shown(findCheckout(state, id), form),
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    takes: [],
    answer: (state, _, id) => withoutLines(expireCheckout(state, id)),
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    takes: ['expand[#]'],
    answer: (state, form, id) =>
      expanded(
        state,
        found(state.subscriptions, id, 'subscription'),
        listIn(form, 'expand').includes('latest_invoice'),
      ),
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    takes: ['customer', 'status', 'limit', 'expand[#]'],
    answer(state, form) {
      const customer = known(state, form)
      const wanted = form.get('status') ?? 'not canceled'
      const all = [...state.subscriptions.values()]
        .filter((subscription) => subscription.customer === customer)
        .filter(
          ({ status }) => wanted === 'all' || (wanted === 'not canceled' ? status !== 'canceled' : status === wanted),
        )
        .reverse()
      const isExpanded = listIn(form, 'expand').includes('data.latest_invoice')
      return page(
        all.map((one) => expanded(state, one, isExpanded)),
        form,
        '/v1/subscriptions',
      )
    },
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    takes: ['cancel_at_period_end', 'cancel_at', 'metadata[*]', 'expand[#]'],
    answer(state, form, id) {
      if (form.has('cancel_at') && form.has('cancel_at_period_end'))
        throw new StripeFault(400, 'parameter_invalid', 'Pass only one of cancel_at and cancel_at_period_end.')
      const subscription = found(state.subscriptions, id, 'subscription')
      const ends = flag(form, 'cancel_at_period_end')
      // undoing the flag leaves a date alone that the portal has set
      if (ends === true) scheduleEnd(state, id, 'call')
      else if (ends === false && subscription.cancel_at_period_end) scheduleEnd(state, id, 'nothing')
      else if (form.get('cancel_at') === '') scheduleEnd(state, id, 'nothing')
      return expanded(state, subscription, listIn(form, 'expand').includes('latest_invoice'))
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    takes: ['prorate', 'invoice_now'],
    answer: (state, form, id) =>
      cancelNow(state, id, flag(form, 'prorate') === true && flag(form, 'invoice_now') === true),
  },
  {
    method: 'GET',
    path: '/v1/invoices',
    takes: ['customer', 'limit'],
    answer(state, form) {
      const customer = known(state, form)
      const all = [...state.invoices.values()].filter((invoice) => invoice.customer === customer).reverse()
      return page(all, form, '/v1/invoices')
    },
  },
  {
    method: 'GET',
    path: '/v1/billing_portal/configurations',
    takes: ['active', 'limit', 'starting_after'],
    answer: (state, form) =>
      page([...state.portalConfigurations.values()].reverse(), form, '/v1/billing_portal/configurations'),
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations',
    takes: [
      'metadata[*]',
      'features[customer_update][enabled]',
      'features[invoice_history][enabled]',
      'features[payment_method_update][enabled]',
      'features[subscription_cancel][enabled]',
      'features[subscription_cancel][mode]',
      'features[subscription_update][enabled]',
      'features[subscription_update][default_allowed_updates][#]',
      'features[subscription_update][proration_behavior]',
      'features[subscription_update][products][#][product]',
      'features[subscription_update][products][#][prices][#]',
    ],
    answer: (state, form) =>
      createConfiguration(state, {
        allowedPrices: [...form].filter(([key]) => key.includes('[prices]')).map(([, price]) => price),
        invoicesAtOnce: form.get('features[subscription_update][proration_behavior]') === 'always_invoice',
        mayCancel: flag(form, 'features[subscription_cancel][enabled]') ?? false,
        metadata: recordIn(form, 'metadata'),
      }),
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    takes: [
      'customer!',
      'configuration',
      'return_url',
      'flow_data[type]',
      'flow_data[after_completion][type]',
      'flow_data[after_completion][redirect][return_url]',
      'flow_data[subscription_update_confirm][subscription]',
      'flow_data[subscription_update_confirm][items][#][id]',
      'flow_data[subscription_update_confirm][items][#][price]',
      'flow_data[subscription_update_confirm][items][#][quantity]',
    ],
    answer(state, form) {
      const confirm = 'flow_data[subscription_update_confirm]'
      const session = createPortalSession(state, {
        customer: needed(form, 'customer'),
        configuration: needed(form, 'configuration'),
        returnUrl: webAddress(form, 'return_url'),
        change:
          form.get('flow_data[type]') === 'subscription_update_confirm'
            ? {
                subscription: needed(form, `${confirm}[subscription]`),
                item: needed(form, `${confirm}[items][0][id]`),
                price: needed(form, `${confirm}[items][0][price]`),
                afterwards: webAddress(form, 'flow_data[after_completion][redirect][return_url]'),
              }
            : undefined,
      })
      const { change: _, ...answer } = session
      return answer
    },
  },
]

function shown(checkout: Checkout, form: Form): object {
  return listIn(form, 'expand').includes('line_items') ? checkout : withoutLines(checkout)
}

function expanded(state: StripeState, subscription: Subscription, withInvoice: boolean): object {
  if (!withInvoice || subscription.latest_invoice === null) return subscription
  return { ...subscription, latest_invoice: found(state.invoices, subscription.latest_invoice, 'invoice') }
}

/** The customer that a list is about; one that was deleted still has its papers. */
function known(state: StripeState, form: Form): string {
  const id = needed(form, 'customer')
  if (!state.customers.has(id) && !state.deletedCustomers.has(id))
    throw new StripeFault(400, 'resource_missing', `No such customer: '${id}'`, 'customer')
  return id
}

function page(all: readonly object[], form: Form, url: string): object {
  const limit = Number(form.get('limit') ?? 10)
  if (!(limit >= 1 && limit <= 100)) throw new StripeFault(400, 'parameter_invalid', 'The limit is 1 to 100.', 'limit')
  return listOf(all.slice(0, limit), url, all.length > limit)
}

function webAddress(form: Form, name: string): string {
  const value = needed(form, name)
  if (!/^https?:\/\//.test(value)) throw new StripeFault(400, 'url_invalid', 'Not a valid URL', name)
  return value
}

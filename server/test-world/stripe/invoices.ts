import { type Invoice, type Line, listOf, type Subscription } from '#server/test-world/stripe/shapes.ts'
import { found, type StripeState } from '#server/test-world/stripe/stripe-state.ts'

type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update'

/** Bills a subscription: the customer's credit is used first, and what is below zero becomes credit. */
export function bill(
  state: StripeState,
  subscription: Subscription,
  reason: Reason,
  lines: readonly { cents: number; description: string; from: number; until: number }[],
  isPaid = true,
): Invoice {
  const customer = found(state.customers, subscription.customer, 'customer')
  const total = lines.reduce((sum, { cents }) => sum + cents, 0)
  const credit = -customer.balance
  const due = Math.max(0, total - credit)
  const id = state.id('in')
  const invoice: Invoice = {
    id,
    object: 'invoice',
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    billing_reason: reason,
    created: state.seconds,
    currency: 'usd',
    customer: customer.id,
    ending_balance: customer.balance + total - due,
    hosted_invoice_url: `${state.pages}/i/${id}`,
    lines: listOf(
      lines.map((line) => lineItem(state, line)),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    number: `MEAL-${String(state.invoices.size + 1).padStart(4, '0')}`,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    starting_balance: customer.balance,
    status: 'open',
    subtotal: total,
    total,
  }
  customer.balance += total - due
  state.invoices.set(id, invoice)
  subscription.latest_invoice = id
  state.record('invoice.created', invoice)
  state.record('invoice.finalized', invoice)
  if (isPaid || due === 0) payInvoice(state, invoice)
  else failInvoice(state, invoice)
  return invoice
}

export function payInvoice(state: StripeState, invoice: Invoice): void {
  invoice.attempt_count += 1
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  state.record('invoice.paid', invoice)
  state.record('invoice.payment_succeeded', invoice)
}

export function failInvoice(state: StripeState, invoice: Invoice): void {
  invoice.attempt_count += 1
  state.record('invoice.payment_failed', invoice)
}

function lineItem(
  state: StripeState,
  { cents, description, from, until }: { cents: number; description: string; from: number; until: number },
): Line {
  return {
    id: state.id('il'),
    object: 'line_item',
    amount: cents,
    currency: 'usd',
    description,
    period: { start: from, end: until },
  }
}

import { plans } from '#contract/plans.ts'
import type { Db } from '#server/db/database.ts'
import { type Invoice, type PaidTier, PaymentRefusal } from '#server/ports/payments/payments.ts'
import type { Notices } from '#server/ports/payments/test-checkout/notices.ts'
import { addRecord, changeRecord, findRecord, type Kept } from '#server/ports/payments/test-checkout/records.ts'

/** What the provider is made of. */
export interface Provider {
  readonly database: Db
  readonly notices: Notices
  readonly now: () => Date
}

/** US cents a month. */
export const priceOf = (tier: PaidTier) => plans[tier].price * 100

/** What is left to pay after the customer's credit, and the credit after it. A negative amount becomes credit. */
export function afterCredit(amount: number, credit: number): { due: number; credit: number } {
  return { due: Math.max(0, amount - credit), credit: Math.max(0, credit - amount) }
}

/** The customer, whom nobody else charges or changes before the transaction is over. */
export async function lockCustomer({ database }: Provider, id: string | null): Promise<Kept<'customer'>> {
  const customer = id === null ? undefined : await findRecord(database, 'customer', id, { lock: true })
  if (!customer) throw new PaymentRefusal('We can’t find this customer. Please start again.')
  return customer
}

/** Writes an invoice over an amount less the credit, for a locked customer; with nothing left to pay it is paid. */
export async function charge(
  { database, notices, now }: Provider,
  customer: Kept<'customer'>,
  amount: number,
  { isPaid = true } = {},
): Promise<{ customer: Kept<'customer'>; invoice: Kept<'invoice'> }> {
  const { due, credit } = afterCredit(amount, customer.data.credit)
  const order = customer.data.count + 1
  const charged = { ...customer, data: { ...customer.data, credit, count: order } }
  const invoice = {
    id: notices.idOf('in', customer.id, String(order)),
    customerId: customer.id,
    data: { number: numberOf(customer.id, order), at: now(), cents: due, isPaid: isPaid || due === 0, order },
  }
  await addRecord(database, 'invoice', invoice)
  await changeRecord(database, 'customer', charged)
  return { customer: charged, invoice }
}

export async function markPaid({ database }: Provider, invoiceId: string): Promise<void> {
  const invoice = await findRecord(database, 'invoice', invoiceId)
  if (invoice) await changeRecord(database, 'invoice', { ...invoice, data: { ...invoice.data, isPaid: true } })
}

export function toInvoice({ id, data: { number, at, cents, isPaid } }: Kept<'invoice'>): Invoice {
  return { id, number, at, cents, isPaid, url: undefined }
}

/** 'TEST-4F9QZ2-0003': the third of this customer. */
function numberOf(customerId: string, order: number): string {
  const customer = customerId
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(-6)
    .toUpperCase()
  return `TEST-${customer}-${String(order).padStart(4, '0')}`
}

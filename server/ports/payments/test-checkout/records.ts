import { z } from 'zod'
import type { Db } from '#server/db/database.ts'
import { and, eq } from '#server/db/drizzle.ts'
import { subscriptionStatuses } from '#server/ports/payments/payments.ts'
import { testProviderTable } from '#server/ports/payments/test-checkout/tables.ts'

const PaidTier = z.enum(['mid', 'premium'])

/** What the provider keeps of each kind of thing. Money in US cents. */
const shapes = {
  customer: z.strictObject({
    email: z.string(),
    name: z.string(),
    /** What the next invoices are lowered by. */
    credit: z.int().min(0),
    /** How many invoices and subscriptions there have been: their order, and the number on an invoice. */
    count: z.int().min(0),
  }),
  checkout: z.strictObject({
    kind: z.enum(['new', 'change']),
    tier: PaidTier,
    status: z.enum(['open', 'paid', 'expired']),
    openUntil: z.coerce.date(),
    subscriptionId: z.string().nullable(),
    returnUrl: z.string(),
    cancelUrl: z.string(),
  }),
  subscription: z.strictObject({
    tier: PaidTier,
    status: z.enum(subscriptionStatuses),
    anchor: z.coerce.date(),
    periods: z.int().min(1),
    endsAtPeriodEnd: z.boolean(),
    lastInvoiceId: z.string(),
    order: z.int(),
  }),
  invoice: z.strictObject({
    number: z.string(),
    at: z.coerce.date(),
    cents: z.int().min(0),
    isPaid: z.boolean(),
    order: z.int(),
  }),
} as const

export type Kind = keyof typeof shapes
export type Data<K extends Kind> = z.output<(typeof shapes)[K]>
export interface Kept<K extends Kind> {
  readonly id: string
  readonly customerId: string | null
  readonly data: Data<K>
}

/** Nobody else changes a record that was read with `lock` before the transaction is over. */
export async function findRecord<K extends Kind>(
  db: Db,
  kind: K,
  id: string,
  { lock = false } = {},
): Promise<Kept<K> | undefined> {
  const query = db.db
    .select()
    .from(testProviderTable)
    .where(and(eq(testProviderTable.id, id), eq(testProviderTable.kind, kind)))
  const [row] = lock ? await query.for('update') : await query
  return row && read(kind, row)
}

/** A customer's records of one kind, newest first where they have an order. */
export async function recordsOf<K extends Kind>(db: Db, kind: K, customerId: string): Promise<Kept<K>[]> {
  const rows = await db.db
    .select()
    .from(testProviderTable)
    .where(and(eq(testProviderTable.customerId, customerId), eq(testProviderTable.kind, kind)))
  return rows.map((row) => read(kind, row)).toSorted((one, other) => orderOf(other) - orderOf(one))
}

/** Keeps a new record; one that is there already stays as it is. */
export async function addRecord<K extends Kind>(db: Db, kind: K, record: Kept<K>): Promise<void> {
  await db.db
    .insert(testProviderTable)
    .values({ ...record, kind })
    .onConflictDoNothing()
}

export async function changeRecord<K extends Kind>(db: Db, kind: K, { id, customerId, data }: Kept<K>): Promise<void> {
  await db.db
    .update(testProviderTable)
    .set({ customerId, data })
    .where(and(eq(testProviderTable.id, id), eq(testProviderTable.kind, kind)))
}

export async function deleteRecords(db: Db, kind: Kind, customerId: string): Promise<void> {
  await db.db
    .delete(testProviderTable)
    .where(and(eq(testProviderTable.customerId, customerId), eq(testProviderTable.kind, kind)))
}

function read<K extends Kind>(
  kind: K,
  { id, customerId, data }: { id: string; customerId: string | null; data: unknown },
): Kept<K> {
  return { id, customerId, data: shapes[kind].parse(data) as Data<K> }
}

const orderOf = ({ data }: { data: object }) => ('order' in data ? Number(data.order) : 0)

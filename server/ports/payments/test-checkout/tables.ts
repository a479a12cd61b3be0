import { index, jsonb, pgTable, text } from '#server/db/drizzle.ts'

/** What the test checkout knows, as a payment provider would: its customers, checkouts, subscriptions and invoices. */
export const testProviderTable = pgTable(
  'test_provider',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['customer', 'checkout', 'subscription', 'invoice'] }).notNull(),
    customerId: text('customer_id'),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('test_provider_customer').on(table.customerId)],
)

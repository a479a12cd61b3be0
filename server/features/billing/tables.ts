import { tiers } from '#contract/plans.ts'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from '#server/db/drizzle.ts'
import { usersTable } from '#server/features/accounts/tables.ts'
import { subscriptionStatuses } from '#server/ports/payments/payments.ts'

const paidTiers = ['mid', 'premium'] as const

/** Where a member's tier comes from: what an administrator granted, and what the provider last said of the subscription. */
export const billingAccountsTable = pgTable(
  'billing_accounts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    /** Raised by every write: what was fetched before somebody else wrote is fetched again. */
    version: integer().notNull().default(0),
    grantedTier: text('granted_tier', { enum: tiers }).notNull().default('free'),
    customerId: text('customer_id'),
    subscriptionId: text('subscription_id'),
    subscribedTier: text('subscribed_tier', { enum: paidTiers }),
    status: text({ enum: subscriptionStatuses }),
    periodEnd: timestamp('period_end', { withTimezone: true }),
    endsAtPeriodEnd: boolean('ends_at_period_end').notNull().default(false),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    // one customer of the provider is one member, and so is one subscription: whoever else named it would be given what this one pays for
    uniqueIndex('billing_accounts_customer').on(table.customerId),
    uniqueIndex('billing_accounts_subscription').on(table.subscriptionId),
  ],
)

/** Checkouts that were started here. One without a user belongs to the first account made from it. */
export const checkoutSessionsTable = pgTable(
  'checkout_sessions',
  {
    id: text().primaryKey(),
    userId: text('user_id').references(() => usersTable.id, { onDelete: 'cascade' }),
    tier: text({ enum: paidTiers }).notNull(),
    /** A first payment at the provider, or the change of a running subscription. */
    kind: text({ enum: ['new', 'change'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When its payment took effect; it has none a second time. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [index('checkout_sessions_user').on(table.userId)],
)

/** Every notice of the provider that has taken effect, kept in the transaction of its effect. Nothing personal. */
export const paymentEventsTable = pgTable('payment_events', {
  id: text().primaryKey(),
  kind: text().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
})

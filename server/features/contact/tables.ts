import { tiers } from '#contract/plans.ts'
import { boolean, index, integer, pgTable, text, timestamp } from '#server/db/drizzle.ts'
import { usersTable } from '#server/features/accounts/tables.ts'

/** What people have written to support. */
export const contactMessagesTable = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null: written signed out. */
    userId: text('user_id').references(() => usersTable.id, { onDelete: 'cascade' }),
    /** The plan of the sender at that time, by which messages are answered in turn; null: written signed out. */
    tier: text({ enum: tiers }),
    name: text().notNull(),
    /** Folded: `foldEmail`. */
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Taken for spam: passed on to nobody. */
    isSpam: boolean('is_spam').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('contact_messages_user').on(table.userId), index('contact_messages_created').on(table.createdAt)],
)

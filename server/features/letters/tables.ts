import { index, pgTable, text, timestamp } from '#server/db/drizzle.ts'
import { ofUser } from '#server/features/accounts/tables.ts'

/** Emails that a member was sent: that they were, not what they said. */
export const sentLettersTable = pgTable(
  'sent_letters',
  {
    /** The job's: one that runs again finds that its email has gone out. */
    id: text().primaryKey(),
    userId: ofUser(),
    subject: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sent_letters_of_user').on(table.userId, table.at)],
)

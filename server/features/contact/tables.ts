import { replyKinds } from '#contract/desk/inbox.ts'
import { tiers } from '#contract/plans.ts'
import { boolean, index, integer, pgTable, sql, text, timestamp } from '#server/db/drizzle.ts'
import { usersTable } from '#server/features/accounts/tables.ts'

/** The words of a message; addresses and signs fall apart, so that each part of an address is one. */
export const messageWords = sql`to_tsvector('simple', translate("email" || ' ' || "name" || ' ' || "subject" || ' ' || "message", '@.-_+/:<>&', '          '))`

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
    /** When an administrator put it aside; null: it waits in the inbox. */
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    index('contact_messages_user').on(table.userId),
    index('contact_messages_created').on(table.createdAt),
    index('contact_messages_open').on(table.id).where(sql`is_spam = false and done_at is null`),
    index('contact_messages_words').using('gin', messageWords),
  ],
)

/** What administrators wrote to a message: an answer, which was mailed to its sender, or a note for themselves. */
export const contactRepliesTable = pgTable(
  'contact_replies',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    messageId: integer('message_id')
      .notNull()
      .references(() => contactMessagesTable.id, { onDelete: 'cascade' }),
    kind: text({ enum: replyKinds }).notNull(),
    text: text().notNull(),
    /** The administrator's id; null where their account is gone, which ends nobody's answer. */
    writerId: text('writer_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the mail server took the answer; null for notes, and while it waits. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Why an answer was given up, in a sentence; null for all others. */
    failure: text(),
  },
  (table) => [index('contact_replies_message').on(table.messageId), index('contact_replies_writer').on(table.writerId)],
)

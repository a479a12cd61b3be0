import { newsletterSources } from '#contract/newsletter.ts'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from '#server/db/drizzle.ts'

/** Who asked for the newsletter. It goes to those who are active and have confirmed it, and to nobody else. */
export const newsletterSubscribersTable = pgTable(
  'newsletter_subscribers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Folded: `foldEmail`. */
    email: text().notNull(),
    subscribedAt: timestamp('subscribed_at', { withTimezone: true }).notNull().defaultNow(),
    /** False from the day on which they unsubscribe. */
    isActive: boolean('is_active').notNull().default(true),
    source: text({ enum: [...newsletterSources, 'website'] })
      .notNull()
      .default('website'),
    /** When the last email was asked for that has the link to confirm. */
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('newsletter_subscribers_email').on(table.email)],
)

export const newsletterLinkPurposes = ['confirm', 'unsubscribe'] as const

/** Links of newsletters and of the emails that ask. Only a hash of the secret is kept. */
export const newsletterLinksTable = pgTable(
  'newsletter_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    subscriberId: integer('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribersTable.id, { onDelete: 'cascade' }),
    purpose: text({ enum: newsletterLinkPurposes }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('newsletter_links_subscriber').on(table.subscriberId)],
)

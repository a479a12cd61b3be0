import { newsletterSources } from '#contract/newsletter/newsletter.ts'
import { deliveryStates, type IssueCounts, issueStates, refusals } from '#contract/newsletter/newsletter-issues.ts'
import { endings, type SubscriberState } from '#contract/newsletter/newsletter-subscribers.ts'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from '#server/db/drizzle.ts'

export const subscriberState = sql<SubscriberState>`(case when not "is_active" then 'ended' when "confirmed_at" is null then 'waiting' else 'subscribed' end)`

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
    /** Null while it is active, and where it ended before this was kept. */
    endedBy: text('ended_by', { enum: endings }),
    /** Null while it is active. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email').on(table.email),
    index('newsletter_subscribers_newest').on(table.subscribedAt, table.id),
    index('newsletter_subscribers_by_state').on(subscriberState, table.subscribedAt, table.id),
  ],
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

/** Issues of the newsletter, written and sent. */
export const newsletterIssuesTable = pgTable('newsletter_issues', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** In the archive, from 1 on in the order in which they were sent; null until then. */
  number: integer().unique(),
  author: text({ enum: ['administrator', 'kitchen'] }).notNull(),
  state: text({ enum: issueStates }).notNull().default('draft'),
  subject: text().notNull(),
  markdown: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  /** When its sending begins; once it has begun, when it goes on. */
  scheduledAt: timestamp('scheduled_at', { withTimezone: true }),
  /** What the mail server said, or did not say, when the sending was last interrupted. */
  trouble: text(),
  startedAt: timestamp('started_at', { withTimezone: true }),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  /** How many rows it had in newsletter_deliveries when its sending began. */
  recipients: integer(),
  /** What became of them, once those rows are deleted. */
  counts: jsonb().$type<IssueCounts>(),
  /** SHA-256 of the Idempotency-Key with which the documented call asked for it, and of what was asked; null without one, and where it was written or changed in the page. */
  requestKey: text('request_key').unique(),
  requestBody: text('request_body'),
})

/** Each email of an issue: made when its sending begins, for whoever has confirmed by then. */
export const newsletterDeliveriesTable = pgTable(
  'newsletter_deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    issueId: integer('issue_id')
      .notNull()
      .references(() => newsletterIssuesTable.id, { onDelete: 'cascade' }),
    subscriberId: integer('subscriber_id')
      .notNull()
      .references(() => newsletterSubscribersTable.id, { onDelete: 'cascade' }),
    state: text({ enum: deliveryStates }).notNull().default('waiting'),
    /** The run that hands it over, or has. */
    run: text(),
    tries: integer().notNull().default(0),
    /** When the mail server may be asked again. */
    notBefore: timestamp('not_before', { withTimezone: true }),
    changedAt: timestamp('changed_at', { withTimezone: true }),
    /** What the mail server refused it with, or reported later: '550', '5.1.1'. */
    code: text(),
    /** What of it was refused for good; null where it was not. */
    refusal: text({ enum: refusals }),
    /** All that the mail server answered where it did not take it. */
    answer: text(),
    /** What was reported after it was sent. */
    report: text({ enum: ['bounced', 'complained'] }),
  },
  (table) => [
    uniqueIndex('newsletter_deliveries_once').on(table.issueId, table.subscriberId),
    index('newsletter_deliveries_state').on(table.issueId, table.state, table.id),
    index('newsletter_deliveries_reported').on(table.issueId, table.report, table.id).where(sql`report is not null`),
    index('newsletter_deliveries_subscriber').on(table.subscriberId),
  ],
)

export type Report = NonNullable<typeof newsletterDeliveriesTable.$inferSelect.report>

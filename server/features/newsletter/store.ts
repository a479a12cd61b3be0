import { endedSubscriptionDays } from '#contract/how-long.ts'
import type { NewsletterSource } from '#contract/newsletter/newsletter.ts'
import type { Ending } from '#contract/newsletter/newsletter-subscribers.ts'
import type { Db } from '#server/db/database.ts'
import { and, eq, isNotNull, isNull, lte, or, sql } from '#server/db/drizzle.ts'
import { usersTable } from '#server/features/accounts/tables.ts'
import { patience } from '#server/features/newsletter/links.ts'
import {
  newsletterDeliveriesTable,
  newsletterIssuesTable,
  newsletterLinksTable,
  newsletterSubscribersTable,
} from '#server/features/newsletter/tables.ts'

const subscribers = newsletterSubscribersTable
const ago = (milliseconds: number, now: Date) => new Date(now.getTime() - milliseconds)
const isPending = and(eq(subscribers.isActive, true), isNull(subscribers.confirmedAt))

/** Notes who asks for the newsletter, by folded address; undefined where they have it, or were asked to confirm it. */
export async function insertSubscriber(
  db: Db,
  { email, source }: { email: string; source: NewsletterSource },
  now: Date,
): Promise<number | undefined> {
  const asked = {
    source,
    isActive: true,
    endedBy: null,
    endedAt: null,
    subscribedAt: now,
    askedAt: now,
    confirmedAt: null,
  }
  const [row] = await db.db
    .insert(subscribers)
    .values({ email, ...asked })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: asked,
      setWhere: or(eq(subscribers.isActive, false), isOverdue(now)),
    })
    .returning({ id: subscribers.id })
  return row?.id
}

/** Notes that somebody who has not confirmed yet is asked once more; undefined where they were asked within the hour, or have. */
export async function askAgain(db: Db, email: string, now: Date): Promise<number | undefined> {
  const [row] = await db.db
    .update(subscribers)
    .set({ askedAt: now })
    .where(and(eq(subscribers.email, email), isPending, lte(subscribers.askedAt, ago(hour, now))))
    .returning({ id: subscribers.id })
  return row?.id
}
const hour = 60 * 60 * 1000
const day = 24 * hour

/** The folded address of who has yet to confirm. */
export async function findPendingSubscriber(db: Db, id: number): Promise<string | undefined> {
  const [row] = await db.db
    .select({ email: subscribers.email })
    .from(subscribers)
    .where(and(eq(subscribers.id, id), isPending))
  return row?.email
}

/** False where they have unsubscribed meanwhile. */
export async function confirmSubscriber(db: Db, id: number, now: Date): Promise<boolean> {
  const rows = await db.db
    .update(subscribers)
    .set({ confirmedAt: sql`coalesce(${subscribers.confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(subscribers.id, id), eq(subscribers.isActive, true)))
    .returning({ id: subscribers.id })
  return rows.length > 0
}

/** Ends a subscription: the links by which it could be confirmed are void. What ended it first stays. In a transaction. */
export async function endSubscription(db: Db, id: number, endedBy: Ending, endedAt: Date): Promise<void> {
  await db.db
    .update(subscribers)
    .set({ isActive: false, endedBy, endedAt })
    .where(and(eq(subscribers.id, id), eq(subscribers.isActive, true)))
  await db.db
    .delete(newsletterLinksTable)
    .where(and(eq(newsletterLinksTable.subscriberId, id), eq(newsletterLinksTable.purpose, 'confirm')))
}

/** Holds a subscriber until the transaction ends; whoever deletes one holds it before its emails. */
export async function lockSubscriber(db: Db, id: number): Promise<void> {
  await db.db.select({ id: subscribers.id }).from(subscribers).where(eq(subscribers.id, id)).for('update')
}

/** The issues that were sent, by number, and the day of each: '2026-11-20'. */
export async function sentIssues(db: Db): Promise<{ number: number; sentOn: string }[]> {
  const { number, startedAt } = newsletterIssuesTable
  const rows = await db.db
    .select({ number, startedAt })
    .from(newsletterIssuesTable)
    .where(isNotNull(number))
    .orderBy(number)
  return rows.map((row) => ({ number: row.number!, sentOn: row.startedAt!.toISOString().slice(0, 10) }))
}

/** Whether a subscription that runs now was confirmed after a moment. */
export async function isSubscribedSince(db: Db, id: number, moment: Date | null): Promise<boolean> {
  const [row] = await db.db
    .select({ confirmedAt: subscribers.confirmedAt })
    .from(subscribers)
    .where(and(eq(subscribers.id, id), eq(subscribers.isActive, true)))
  return moment !== null && row !== undefined && (row.confirmedAt === null || row.confirmedAt > moment)
}

/** Forgets who never confirmed, whose subscription ended long ago, and links that have run out. */
export async function sweepSubscribers(db: Db, now: Date): Promise<void> {
  await db.db.delete(subscribers).where(isOverdue(now))
  // one that an instance of before has ended has its year from now
  const isUndated = and(eq(subscribers.isActive, false), isNull(subscribers.endedAt))
  await db.db.update(subscribers).set({ endedAt: now }).where(isUndated)
  const longAgo = ago(endedSubscriptionDays * day, now)
  await db.db.delete(subscribers).where(and(eq(subscribers.isActive, false), lte(subscribers.endedAt, longAgo)))
  await db.db.delete(newsletterLinksTable).where(lte(newsletterLinksTable.expiresAt, now))
}

/**
 * The subscription of a member, which is that of the account's address. One that was confirmed by email is theirs once their own
 * address is confirmed: anybody can sign up with an address, and must not see or end what its owner has asked for.
 */
export async function subscriptionsForExport(db: Db, userId: string) {
  const { email, subscribedAt, isActive, endedBy, endedAt, source, askedAt, confirmedAt } = subscribers
  return db.db
    .select({ email, subscribedAt, isActive, endedBy, endedAt, source, askedAt, confirmedAt })
    .from(subscribers)
    .innerJoin(usersTable, isOwn())
    .where(eq(usersTable.id, userId))
}

/** Links of emails to the same. */
export async function newsletterLinksForExport(db: Db, userId: string) {
  return db.db
    .select({ purpose: newsletterLinksTable.purpose, expiresAt: newsletterLinksTable.expiresAt })
    .from(newsletterLinksTable)
    .innerJoin(subscribers, eq(subscribers.id, newsletterLinksTable.subscriberId))
    .innerJoin(usersTable, isOwn())
    .where(eq(usersTable.id, userId))
}

/** Which issues were sent to the same, and what became of the emails. */
export async function deliveriesForExport(db: Db, userId: string) {
  const { state, changedAt, code, refusal, answer, report } = newsletterDeliveriesTable
  return db.db
    .select({ issue: newsletterIssuesTable.subject, state, changedAt, code, refusal, answer, report })
    .from(newsletterDeliveriesTable)
    .innerJoin(newsletterIssuesTable, eq(newsletterIssuesTable.id, newsletterDeliveriesTable.issueId))
    .innerJoin(subscribers, eq(subscribers.id, newsletterDeliveriesTable.subscriberId))
    .innerJoin(usersTable, isOwn())
    .where(eq(usersTable.id, userId))
}

/** Deletes the subscription of a member, as above, with its links. */
export async function deleteSubscription(
  db: Db,
  { email, emailConfirmedAt }: { email: string; emailConfirmedAt: Date | null },
): Promise<void> {
  const may = emailConfirmedAt ? undefined : isNull(subscribers.confirmedAt)
  await db.db.delete(subscribers).where(and(eq(subscribers.email, email), may))
}

function isOwn() {
  const { email, emailConfirmedAt } = usersTable
  return and(eq(email, subscribers.email), or(sql`${emailConfirmedAt} is not null`, isNull(subscribers.confirmedAt)))
}

function isOverdue(now: Date) {
  return and(isPending, lte(subscribers.askedAt, ago(patience, now)))
}

/** The job that tries again comes every minute. */
const untilTried = 2 * 60 * 1000

/**
 * What of the newsletter needs a person: issues whose sending the mail server has interrupted, emails that may have arrived of those that
 * ended in the last 24 hours, and issues of the kitchen that wait for approval. An issue is interrupted until the next try says otherwise.
 */
export async function newsletterTrouble(
  db: Db,
  now: Date,
): Promise<{ interrupted: number; unknown: number; drafts: number }> {
  const { rows } = await db.query<{ interrupted: number; unknown: number; drafts: number }>(
    `select
       count(*) filter (where state = 'sending' and trouble <> 'later' and scheduled_at > $2)::int as interrupted,
       count(*) filter (where state = 'draft' and author = 'kitchen')::int as drafts,
       (select count(*) from newsletter_deliveries d join newsletter_issues i on i.id = d.issue_id
        where i.finished_at > $1 and d.state = 'unknown')::int as unknown
     from newsletter_issues`,
    [new Date(now.getTime() - day), new Date(now.getTime() - untilTried)],
  )
  return rows[0]!
}

import {
  type DeliveryState,
  deliveryStates,
  type IssueCounts,
  type Refusal,
  type ToldOutcome,
} from '#contract/newsletter/newsletter-issues.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, like, lt, lte, max, or, sql } from '#server/db/drizzle.ts'
import { nextNumber, type StoredIssue } from '#server/features/newsletter/issues/issue-store.ts'
import {
  newsletterDeliveriesTable,
  newsletterIssuesTable,
  newsletterSubscribersTable,
  type Report,
} from '#server/features/newsletter/tables.ts'

const deliveries = newsletterDeliveriesTable
const issues = newsletterIssuesTable

/** An email that one run has for itself, and that nobody else will send. */
export interface Claimed {
  readonly id: number
  readonly subscriberId: number
  /** Where it goes; null where they have unsubscribed or are gone. */
  readonly email: string | null
  /** How often it was offered, this time included. */
  readonly tries: number
}

/**
 * Begins the sending of an issue whose time has come: it gets its number, and one waiting email for each subscriber who has confirmed. False
 * where there is none.
 */
export async function beginDueIssue(db: Db, now: Date): Promise<boolean> {
  return db.transaction(async () => {
    const [due] = await db.db
      .select({ id: issues.id })
      .from(issues)
      .where(and(eq(issues.state, 'scheduled'), lte(issues.scheduledAt, now)))
      .orderBy(asc(issues.scheduledAt), asc(issues.id))
      .limit(1)
      .for('update')
    if (!due) return false
    const { rowCount: recipients } = await db.query(
      `insert into newsletter_deliveries (issue_id, subscriber_id)
       select $1, id from newsletter_subscribers where is_active and confirmed_at is not null order by id`,
      [due.id],
    )
    await db.db
      .update(issues)
      .set({ state: 'sending', number: await nextNumber(db), startedAt: now, recipients: recipients ?? 0 })
      .where(eq(issues.id, due.id))
    return true
  })
}

/** The issue to send now: the first of those that are being sent and not interrupted. */
export async function issueBeingSent(db: Db, now: Date): Promise<StoredIssue | undefined> {
  const [issue] = await db.db
    .select()
    .from(issues)
    .where(and(eq(issues.state, 'sending'), lte(issues.scheduledAt, now)))
    .orderBy(asc(issues.scheduledAt), asc(issues.number))
    .limit(1)
  return issue
}

/** Takes the next email of an issue for a run, for good; undefined where none is due, or the sending was ended. */
export async function claimDelivery(db: Db, issueId: number, run: string, now: Date): Promise<Claimed | undefined> {
  const { rows } = await db.query<{ id: string; subscriber_id: number; email: string | null; tries: number }>(
    `with claimed as (
       update newsletter_deliveries set state = 'sending', run = $2, tries = tries + 1, changed_at = $3
       where id = (
         select d.id from newsletter_deliveries d join newsletter_issues i on i.id = d.issue_id and i.state = 'sending'
         where d.issue_id = $1 and d.state = 'waiting' and (d.not_before is null or d.not_before <= $3)
         order by d.id limit 1 for update of d skip locked
       ) and state = 'waiting'
       returning id, subscriber_id, tries
     )
     select c.id, c.subscriber_id, c.tries, s.email from claimed c
     left join newsletter_subscribers s on s.id = c.subscriber_id and s.is_active and s.confirmed_at is not null`,
    [issueId, run, now],
  )
  const [row] = rows
  return row && { id: Number(row.id), subscriberId: row.subscriber_id, email: row.email, tries: row.tries }
}

/** When an email of any issue was last claimed or settled by a run; undefined where none was. */
export async function lastOffered(db: Db): Promise<Date | undefined> {
  const [row] = await db.db
    .select({ at: max(deliveries.changedAt) })
    .from(deliveries)
    .where(isNotNull(deliveries.run))
  return row?.at ?? undefined
}

/** What became of an email that a run had claimed. */
export interface Settled {
  readonly state: DeliveryState
  readonly at: Date
  readonly code?: string
  readonly refusal?: Refusal
  readonly answer?: string | undefined
  readonly notBefore?: Date
  readonly uncounted?: true
}

/** Notes that, also where somebody has taken the run for dead meanwhile; false where it is noted already. */
export async function settleDelivery(
  db: Db,
  { id, run }: { id: number; run: string },
  change: Settled,
): Promise<boolean> {
  const { rowCount } = await db.db
    .update(deliveries)
    .set({
      // an issue that was stopped meanwhile sends nothing again
      state: change.state === 'waiting' ? sql`case when ${stillSent} then 'waiting' else 'stopped' end` : change.state,
      changedAt: change.at,
      code: change.code ?? null,
      refusal: change.refusal ?? null,
      answer: change.answer ?? null,
      notBefore: change.notBefore ?? null,
      ...(change.uncounted && { tries: sql`${deliveries.tries} - 1` }),
    })
    .where(and(eq(deliveries.id, id), eq(deliveries.run, run), inArray(deliveries.state, ['sending', 'unknown'])))
  return rowCount === 1
}

const stillSent = sql`exists (select 1 from newsletter_issues i where i.id = ${deliveries.issueId} and i.state = 'sending')`

/**
 * What was being handed over when its run ended without a word: the mail server may have it. By whoever alone sends now. Answers how many
 * they are.
 */
export async function tellUnknown(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.db
    .update(deliveries)
    .set({ state: 'unknown', code: 'ended', changedAt: now })
    .where(eq(deliveries.state, 'sending'))
  return rowCount ?? 0
}

/** When the next email of an issue may be sent; undefined where none waits or is under way: everybody has it. */
export async function nextDue(db: Db, issueId: number): Promise<Date | undefined> {
  const { rows } = await db.query<{ due: Date | null }>(
    `select min(coalesce(not_before, to_timestamp(0))) as due from newsletter_deliveries
     where issue_id = $1 and state in ('waiting', 'sending')`,
    [issueId],
  )
  return rows[0]?.due ?? undefined
}

/** Whoever had no email yet gets none. */
export async function stopDeliveries(db: Db, issueId: number, now: Date): Promise<void> {
  await db.db
    .update(deliveries)
    .set({ state: 'stopped', changedAt: now })
    .where(and(eq(deliveries.issueId, issueId), eq(deliveries.state, 'waiting')))
}

/** What became of the emails of some issues, by issue. */
export async function countDeliveries(
  db: Db,
  sent: readonly Pick<StoredIssue, 'id' | 'recipients'>[],
): Promise<Map<number, IssueCounts>> {
  const { issueId, state, report } = deliveries
  const ids = sent.map(({ id }) => id)
  const rows = await db.db
    .select({ issueId, state, report, all: count() })
    .from(deliveries)
    .where(inArray(issueId, ids))
    .groupBy(issueId, state, report)
  return new Map(
    sent.map(({ id, recipients }) => {
      const own = rows.filter((row) => row.issueId === id)
      const sumOf = (chosen: (row: (typeof rows)[number]) => boolean) =>
        own.filter(chosen).reduce((sum, { all }) => sum + all, 0)
      const byState = Object.fromEntries(deliveryStates.map((each) => [each, sumOf((row) => row.state === each)]))
      const counts = {
        ...(byState as Record<DeliveryState, number>),
        gone: (recipients ?? 0) - sumOf(() => true),
        bounced: sumOf((row) => row.report === 'bounced'),
        complained: sumOf((row) => row.report === 'complained'),
      }
      return [id, counts]
    }),
  )
}

/** An email of an issue, and who it was to. */
export interface StoredEmail {
  readonly id: number
  readonly email: string
  readonly at: Date | null
  readonly code: string | null
  readonly refusal: Refusal | null
  readonly answer: string | null
}

/** A page of an issue's emails of which one thing became, the newest first. */
export async function emailsOf(
  db: Db,
  {
    issueId,
    outcome,
    limit,
    before,
  }: { issueId: number; outcome: ToldOutcome; limit: number; before: number | undefined },
): Promise<StoredEmail[]> {
  const { id, code, refusal, answer, changedAt, state, report } = deliveries
  const isOf = outcome === 'refused' || outcome === 'unknown' ? eq(state, outcome) : eq(report, outcome)
  return db.db
    .select({ id, email: newsletterSubscribersTable.email, at: changedAt, code, refusal, answer })
    .from(deliveries)
    .innerJoin(newsletterSubscribersTable, eq(newsletterSubscribersTable.id, deliveries.subscriberId))
    .where(and(eq(deliveries.issueId, issueId), isOf, before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit)
}

/** Issues that ended before a day, and whose emails are still told of one by one. */
export async function issuesEndedBefore(db: Db, day: Date): Promise<StoredIssue[]> {
  return db.db
    .select()
    .from(issues)
    .where(
      and(
        lte(issues.finishedAt, day),
        sql`exists (select 1 from newsletter_deliveries d where d.issue_id = ${issues.id})`,
      ),
    )
}

export async function deleteDeliveries(db: Db, issueId: number): Promise<void> {
  await db.db.delete(deliveries).where(eq(deliveries.issueId, issueId))
}

/** Holds the issue of an email until the transaction ends, before the email itself is held: its counts are kept by one at a time. */
export async function lockIssueOf(db: Db, id: number): Promise<void> {
  const issueId = db.db.select({ id: deliveries.issueId }).from(deliveries).where(eq(deliveries.id, id))
  await db.db.select({ id: issues.id }).from(issues).where(inArray(issues.id, issueId)).for('update')
}

/**
 * Notes what was reported of an email, where it says more than what was reported before (`instead`): that it came back for good more than that it did
 * for now, and a complaint more than both. Undefined otherwise, and where there is no such email. In a transaction.
 */
export async function noteReport(
  db: Db,
  id: number,
  report: Report,
  code: string | undefined,
): Promise<{ issueId: number; subscriberId: number; sentAt: Date | null; instead: Report | null } | undefined> {
  const [held] = await db.db.select().from(deliveries).where(eq(deliveries.id, id)).for('update')
  if (!held || weightOf(report, code) <= weightOf(held.report, held.code)) return undefined
  const said = code ?? (report === 'bounced' ? null : held.code)
  await db.db.update(deliveries).set({ report, code: said }).where(eq(deliveries.id, id))
  const { issueId, subscriberId, changedAt } = held
  return { issueId, subscriberId, sentAt: changedAt, instead: held.report }
}

function weightOf(report: Report | null, code: string | null | undefined): number {
  if (report === 'bounced') return isForNow(code) ? 1 : 2
  return report === null ? 0 : 3
}

/** Whether a code (RFC 3463) says that the email may arrive another time: a full mailbox, a server that was not reached. */
export const isForNow = (code: string | null | undefined) => code?.startsWith('4.') === true

/**
 * How many emails to a subscriber since then came back for now alone (a full mailbox, a server that was not reached), or were not taken to the
 * address without a word why.
 */
export async function countUndelivered(db: Db, subscriberId: number, since: Date): Promise<number> {
  return db.db.$count(
    deliveries,
    and(
      eq(deliveries.subscriberId, subscriberId),
      or(and(eq(deliveries.report, 'bounced'), like(deliveries.code, '4.%')), eq(deliveries.refusal, 'recipient')),
      gt(deliveries.changedAt, since),
    ),
  )
}

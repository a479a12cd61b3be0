import type { IssueCounts, IssueState } from '#contract/newsletter/newsletter-issues.ts'
import type { Db } from '#server/db/database.ts'
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  sql,
} from '#server/db/drizzle.ts'
import { newsletterIssuesTable, newsletterSubscribersTable, type Report } from '#server/features/newsletter/tables.ts'

const issues = newsletterIssuesTable
const { markdown: _, ...withoutText } = getTableColumns(issues)
export type StoredIssue = typeof issues.$inferSelect
/** An issue without its text. */
export type IssueHead = Omit<StoredIssue, 'markdown'>

/** So many rows, those before one of them. */
interface PageOf {
  readonly limit: number
  readonly before: number | undefined
}

/** What was asked for by the documented call, and its Idempotency-Key, both as SHA-256; null: it had none. */
export interface RequestMark {
  readonly requestKey: string | null
  readonly requestBody: string
}

export async function insertIssue(
  db: Db,
  issue: Pick<StoredIssue, 'author' | 'subject' | 'markdown'> & Partial<RequestMark>,
  now: Date,
): Promise<StoredIssue> {
  const [row] = await db.db
    .insert(issues)
    .values({ ...issue, createdAt: now, changedAt: now })
    .returning()
  return row!
}

export async function findIssueOfRequest(db: Db, requestKey: string): Promise<StoredIssue | undefined> {
  const [row] = await db.db.select().from(issues).where(eq(issues.requestKey, requestKey))
  return row
}

/** The newest one that was asked for without a key since then, and that goes out or has. */
export async function findIssueAsked(db: Db, requestBody: string, since: Date): Promise<StoredIssue | undefined> {
  const isAsked = and(eq(issues.requestBody, requestBody), isNull(issues.requestKey), gt(issues.createdAt, since))
  const [row] = await db.db
    .select()
    .from(issues)
    .where(and(isAsked, inArray(issues.state, ['scheduled', 'sending', 'sent'])))
    .orderBy(desc(issues.id))
    .limit(1)
  return row
}

export async function findIssue(db: Db, id: number): Promise<StoredIssue | undefined> {
  const [row] = await db.db.select().from(issues).where(eq(issues.id, id))
  return row
}

/** The same, held until the transaction ends. */
export async function lockIssue(db: Db, id: number): Promise<StoredIssue | undefined> {
  const [row] = await db.db.select().from(issues).where(eq(issues.id, id)).for('update')
  return row
}

/** A page of them, the newest first. */
export async function listIssues(db: Db, { limit, before }: PageOf): Promise<IssueHead[]> {
  return db.db
    .select(withoutText)
    .from(issues)
    .where(before === undefined ? undefined : lt(issues.id, before))
    .orderBy(desc(issues.id))
    .limit(limit)
}

/** The number in the archive that the next issue to be sent will have. */
export async function nextNumber(db: Db): Promise<number> {
  const [numbered] = await db.db.select({ last: max(issues.number) }).from(issues)
  return (numbered?.last ?? 0) + 1
}

/** Changes an issue that is in one of these states and was not changed since it was seen; undefined otherwise. */
export async function changeIssue(
  db: Db,
  id: number,
  { states, seen }: { states: readonly IssueState[]; seen?: Date },
  change: Partial<StoredIssue>,
): Promise<StoredIssue | undefined> {
  const [row] = await db.db
    .update(issues)
    .set(change)
    .where(and(eq(issues.id, id), inArray(issues.state, [...states]), seen && eq(issues.changedAt, seen)))
    .returning()
  return row
}

/** Deletes a draft; false where it is none, or gone. */
export async function deleteDraft(db: Db, id: number): Promise<boolean> {
  const rows = await db.db
    .delete(issues)
    .where(and(eq(issues.id, id), eq(issues.state, 'draft')))
    .returning({ id: issues.id })
  return rows.length > 0
}

/** Deletes what the kitchen composed and nobody has touched or sent; answers what that was. */
export async function deleteUnread(db: Db): Promise<StoredIssue[]> {
  return db.db
    .delete(issues)
    .where(and(eq(issues.author, 'kitchen'), eq(issues.state, 'draft'), eq(issues.changedAt, issues.createdAt)))
    .returning()
}

/** How many would get an issue now: who is active and has confirmed. */
export async function countConfirmed(db: Db): Promise<number> {
  const [row] = await db.db.select({ all: count() }).from(newsletterSubscribersTable).where(isConfirmed())
  return row?.all ?? 0
}

/** Whom an issue goes to, and nobody else. */
function isConfirmed() {
  return and(eq(newsletterSubscribersTable.isActive, true), isNotNull(newsletterSubscribersTable.confirmedAt))
}

/** A page of what was sent, the newest first, before a number. */
export async function archivedIssues(db: Db, { limit, before }: PageOf): Promise<IssueHead[]> {
  return db.db
    .select(withoutText)
    .from(issues)
    .where(and(isNotNull(issues.number), before === undefined ? undefined : lt(issues.number, before)))
    .orderBy(desc(issues.number))
    .limit(limit)
}

/** The texts of issues, by id. */
export async function textsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { id, markdown } = issues
  const rows = await db.db
    .select({ id, markdown })
    .from(issues)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.markdown]))
}

export async function findArchived(db: Db, number: number): Promise<StoredIssue | undefined> {
  const [row] = await db.db.select().from(issues).where(eq(issues.number, number))
  return row
}

/** Keeps what became of an issue's emails beside it. */
export async function keepCounts(db: Db, id: number, counts: IssueCounts): Promise<void> {
  await db.db.update(issues).set({ counts }).where(eq(issues.id, id))
}

/** One more report of a kind, and one less of what it is told `instead` of, where the counts are kept already. */
export async function countReport(db: Db, id: number, report: Report, instead: Report | null): Promise<void> {
  if (report === instead) return
  const changed = [[report, 1] as const, ...(instead ? [[instead, -1] as const] : [])].map(
    ([name, by]) => sql`${name}::text, coalesce((${issues.counts} ->> ${name})::int, 0) + ${by}::int`,
  )
  await db.db
    .update(issues)
    .set({ counts: sql`${issues.counts} || jsonb_build_object(${sql.join(changed, sql`, `)})` })
    .where(and(eq(issues.id, id), isNotNull(issues.counts)))
}

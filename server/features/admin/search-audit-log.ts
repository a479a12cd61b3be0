import type { AuditEntry } from '#contract/desk/admin-views.ts'
import type { AuditField } from '#contract/desk/audit.ts'
import type { Db } from '#server/db/database.ts'
import { and, type SQL, sql } from '#server/db/drizzle.ts'
import { readableEmail } from '#server/email-address.ts'
import { isCalled } from '#server/features/admin/person-search.ts'
import { auditLogTable } from '#server/features/audit/tables.ts'

interface AuditSearch {
  /** Part of a name or an address of either side, in any case, or the first words of what it was done to or of what is told of it. */
  readonly q?: string | undefined
  readonly action?: string | undefined
  /** By or to this user. */
  readonly userId?: string | undefined
  /** Moments: done then or later, and done before then. */
  readonly from?: string | undefined
  readonly before?: string | undefined
  readonly limit: number
  /** The id that the page starts after. */
  readonly after?: number | undefined
}

/** So many entries are looked at one by one, before the indexes are asked for all that match. */
const lookedAt = 500

/**
 * Entries of the audit log, newest first, with the people as they are called today. How many match a search the planner does not know: where they are few,
 * looking at one after the other takes long, and where they are many, finding all. So all are found only where too few of the newest match.
 */
export async function searchAuditLog(db: Db, search: AuditSearch): Promise<AuditEntry[]> {
  const { q, limit } = search
  const wanted = sql`select * from ${auditLogTable} entry where ${isWanted(search)}`
  if (!q) return read(db, wanted, limit)
  const matches = sql`${isCalled('actor', q)} or ${isCalled('subject', q)} or ${tellsOf(q)}`
  const recent = await read(db, sql`${wanted} order by id desc limit ${lookedAt}`, limit, matches)
  if (recent.length === limit) return recent
  const people = await peopleCalled(db, q)
  // one by one: for an 'or' of them all of the log is read
  const found = [sql`entry.actor_id ${people}`, sql`entry.subject_id ${people}`, tellsOf(q)].map(
    (is) => sql`(select id from ${auditLogTable} entry where ${isWanted(search)} and ${is} offset 0)`,
  )
  const newest = sql`select id from (${sql.join(found, sql` union `)}) found order by id desc limit ${limit}`
  return read(db, sql`select * from ${auditLogTable} where id in (${newest})`, limit)
}

/** So many are named to the planner, which then knows how rare they are. */
const mostNamed = 1000

/** That an id is of somebody who is called so, to stand behind that id. */
async function peopleCalled(db: Db, q: string): Promise<SQL> {
  const called = sql`select id from users where ${isCalled('users', q)}`
  // in an order that an index has: none is looked at but the first of them, or those that are called so
  const { rows } = await db.db.execute<{ id: string }>(
    sql`${called} order by created_at desc, id desc limit ${mostNamed + 1}`,
  )
  // of many the planner chooses how they meet the log; given as an array, each entry could be held against all of them in turn
  if (rows.length > mostNamed) return sql`in (${called})`
  return sql`= any(${sql.param(rows.map(({ id }) => id))}::text[])`
}

function isWanted({ action, userId, from, before, after }: AuditSearch): SQL {
  const conditions = [
    ...(after === undefined ? [] : [sql`entry.id < ${after}`]),
    ...(action ? [sql`entry.action = ${action}`] : []),
    ...(userId ? [sql`(entry.subject_id = ${userId} or entry.actor_id = ${userId})`] : []),
    ...(from ? [sql`entry.at >= ${momentOf(from)}`] : []),
    ...(before ? [sql`entry.at < ${momentOf(before)}`] : []),
  ]
  return and(...conditions) ?? sql`true`
}

/** Of any year, also one that the database would not read as a text. */
const momentOf = (iso: string) => sql`timestamptz 'epoch' + ${Date.parse(iso)}::bigint * interval '1 millisecond'`

/** People are looked up entry by entry, as few are: otherwise the planner may read all of them. */
async function read(db: Db, entries: SQL, limit: number, matches = sql`true`): Promise<AuditEntry[]> {
  const { rows } = await db.db.execute<AuditRow>(sql`
    select entry.id::int, to_jsonb(entry.at) #>> '{}' as at, entry.action, entry.details,
      entry.actor_id, actor.first_name || ' ' || actor.last_name as actor_name, actor.email as actor_email,
      entry.subject_id, subject.first_name || ' ' || subject.last_name as subject_name, subject.email as subject_email
    from (${entries}) entry
    left join lateral (select * from users where id = entry.actor_id limit 1) actor on true
    left join lateral (select * from users where id = entry.subject_id limit 1) subject on true
    where ${matches} order by entry.id desc limit ${limit}`)
  return rows.map(entryView)
}

/** The words next to one another, the last one possibly not written to its end; a number is whole. */
function tellsOf(q: string): SQL {
  const phrase = sql`phraseto_tsquery('simple', ${q})`
  const isBegun = /\p{L}$/u.test(q)
  return isBegun
    ? sql`entry.search @@ case when numnode(${phrase}) = 0 then ${phrase} else (${phrase}::text || ':*')::tsquery end`
    : sql`entry.search @@ ${phrase}`
}

interface AuditRow extends Record<string, unknown> {
  id: number
  at: string
  action: string
  details: Record<string, unknown>
  actor_id: string
  actor_name: string | null
  actor_email: string | null
  subject_id: string
  subject_name: string | null
  subject_email: string | null
}

function entryView(row: AuditRow): AuditEntry {
  const { from, to, ...besides } = row.details
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    action: row.action,
    actor: { id: row.actor_id, name: row.actor_name, email: row.actor_email && readableEmail(row.actor_email) },
    subject: {
      id: row.subject_id,
      name: row.subject_name,
      email: row.subject_email && readableEmail(row.subject_email),
    },
    before: valuesOf(row.action, from),
    after: { ...valuesOf(row.action, to), ...valuesOf(row.action, besides) },
  }
}

/** What the bare text of an entry of an older version was; of every other act it was the plan. */
const bareTexts: Readonly<Record<string, AuditField>> = { 'change-newsletter': 'subject', 'stop-newsletter': 'state' }

function valuesOf(action: string, said: unknown): AuditEntry['before'] {
  if (typeof said === 'string') return { [bareTexts[action] ?? 'subscriptionTier']: said }
  if (typeof said !== 'object' || said === null) return {}
  const plain = ([, value]: [string, unknown]) =>
    value === null || ['string', 'number', 'boolean'].includes(typeof value)
  return Object.fromEntries(Object.entries(said).filter(plain))
}

import type { AuditEntry } from '#contract/admin-views.ts'
import type { AuditAction, AuditDetails, AuditField, AuditValue } from '#contract/audit.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, eq, or, type SQL, sql } from '#server/db/drizzle.ts'
import { readableEmail } from '#server/email-address.ts'
import { bounded } from '#server/features/admin/bounded-values.ts'
import { isCalled } from '#server/features/admin/person-search.ts'
import { auditLogTable } from '#server/features/admin/tables.ts'

interface NewEntry {
  /** Now, if not said. */
  readonly at?: Date
  readonly actorId: string
  readonly action: AuditAction
  readonly subjectId: string
  readonly details: AuditDetails
}

/** Long texts are kept as `bounded` has them. Answers the id of the entry. */
export async function insertAuditEntry(db: Db, { details, ...entry }: NewEntry): Promise<number> {
  const values = { ...entry, details: { ...bounded(details) } }
  const [row] = await db.db.insert(auditLogTable).values(values).returning({ id: auditLogTable.id })
  return row!.id
}

/** The id of whoever did what this entry tells of. */
export async function actorOf(db: Db, entry: number): Promise<string | undefined> {
  const [row] = await db.db.select({ id: auditLogTable.actorId }).from(auditLogTable).where(eq(auditLogTable.id, entry))
  return row?.id
}

/** Who did what these entries tell of, by the names that they have today; whose account is gone is missing. */
export async function actorsOf(db: Db, entries: readonly number[]): Promise<Map<number, string>> {
  if (entries.length === 0) return new Map()
  const { rows } = await db.db.execute<{ id: number; name: string; email: string }>(sql`
    select entry.id::int, actor.first_name || ' ' || actor.last_name as name, actor.email
    from ${auditLogTable} entry join users actor on actor.id = entry.actor_id
    where entry.id = any(${sql.param([...new Set(entries)])}::bigint[])`)
  return new Map(rows.map(({ id, name, email }) => [id, name.trim() || readableEmail(email)]))
}

/**
 * What differs between two states of the same thing, as an entry keeps it; `{}` is what was not there yet, or is gone. Undefined where
 * nothing does: nobody did anything, and a second press of a button is no second act.
 */
export function differenceOf<T extends { readonly [F in keyof T]: F extends AuditField ? AuditValue : never }>(
  before: Partial<T>,
  after: Partial<T>,
): { from: Partial<T>; to: Partial<T> } | undefined {
  const names = Object.keys({ ...before, ...after }) as (keyof T)[]
  const changed = names.filter((key) => (before[key] ?? null) !== (after[key] ?? null))
  if (changed.length === 0) return undefined
  const of = (state: Partial<T>) => Object.fromEntries(changed.map((key) => [key, state[key]])) as Partial<T>
  return { from: of(before), to: of(after) }
}

/**
 * What stays of a deleted account: that something was done, by or to somebody, and which plans and roles it was about. `addresses`: theirs, folded,
 * which nobody's entry says any longer.
 */
export async function forgetInAuditLog(db: Db, userId: string, addresses: readonly string[]): Promise<void> {
  const nobody = 'deleted account'
  const { details } = auditLogTable
  // entries of older versions have the plan itself there, later ones what changed by its name
  const impersonal = sql`(
    select coalesce(jsonb_object_agg(key, case jsonb_typeof(value) when 'object' then (
      select coalesce(jsonb_object_agg(field, said), '{}') from jsonb_each(value) as fields(field, said)
      where field in ('subscriptionTier', 'isAdmin', 'dailyGenerationsUsed')
    ) else value end), '{}') from jsonb_each(${details}) where key in ('from', 'to')
  )`
  await db.db
    .update(auditLogTable)
    .set({ subjectId: nobody, details: impersonal })
    .where(eq(auditLogTable.subjectId, userId))
  // the address that they had a test sent to is most often their own
  const withoutAddress = sql`${details} #- '{to,sentTo}'`
  await db.db
    .update(auditLogTable)
    .set({ actorId: nobody, details: withoutAddress })
    .where(eq(auditLogTable.actorId, userId))
  for (const address of addresses.map(readableEmail)) {
    const saysIt = sql`${auditLogTable.search} @@ plainto_tsquery('simple', ${address})`
    await db.db
      .update(auditLogTable)
      .set({ details: withoutAddress })
      .where(and(saysIt, sql`lower(${details} #>> '{to,sentTo}') = ${address}`))
  }
}

/** What was done by or to a user, oldest first; of whom it was done by or to besides, nothing. */
export async function auditEntriesOf(db: Db, userId: string) {
  const rows = await db.db
    .select()
    .from(auditLogTable)
    .where(or(eq(auditLogTable.subjectId, userId), eq(auditLogTable.actorId, userId)))
    .orderBy(asc(auditLogTable.id))
  return rows.map(({ at, action, actorId, subjectId, details }) => ({
    at,
    action,
    by: actorId === userId ? 'you' : 'an administrator',
    to: subjectId === userId ? 'you' : 'someone else',
    details: subjectId === userId ? details : {},
  }))
}

interface AuditSearch {
  /** Part of a name or an address of either side, in any case, or the first words of what it was done to or of what is told of it. */
  readonly q?: string | undefined
  readonly action?: string | undefined
  /** By or to this user. */
  readonly userId?: string | undefined
  readonly limit: number
  /** The id that the page starts after. */
  readonly after?: number | undefined
}

/** Entries of the audit log, newest first, with the people as they are called today. */
export async function searchAuditLog(db: Db, { q, action, userId, limit, after }: AuditSearch): Promise<AuditEntry[]> {
  const wanted: SQL[] = [
    ...(after === undefined ? [] : [sql`entry.id < ${after}`]),
    ...(action ? [sql`entry.action = ${action}`] : []),
    ...(userId ? [sql`(entry.subject_id = ${userId} or entry.actor_id = ${userId})`] : []),
    ...(q ? [sql`(${await isOfSomebody(db, q)} or ${tellsOf(q)})`] : []),
  ]
  const { rows } = await db.db.execute<AuditRow>(sql`
    select entry.id::int, to_jsonb(entry.at) #>> '{}' as at, entry.action, entry.details,
      entry.actor_id, actor.first_name || ' ' || actor.last_name as actor_name, actor.email as actor_email,
      entry.subject_id, subject.first_name || ' ' || subject.last_name as subject_name, subject.email as subject_email
    from ${auditLogTable} entry
    left join users actor on actor.id = entry.actor_id
    left join users subject on subject.id = entry.subject_id
    ${wanted.length > 0 ? sql`where ${sql.join(wanted, sql` and `)}` : sql``}
    order by entry.id desc limit ${limit}`)
  return rows.map(entryView)
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

/** So many people are looked up first; where more are called so, every entry's are looked at. */
const mostPeople = 1000

async function isOfSomebody(db: Db, q: string): Promise<SQL> {
  const { rows } = await db.db.execute<{ id: string }>(
    // in an order that an index has: none is looked at but the first of them, or those that are called so
    sql`select id from users where ${isCalled('users', q)} order by created_at desc, id desc limit ${mostPeople + 1}`,
  )
  if (rows.length > mostPeople) return sql`${isCalled('actor', q)} or ${isCalled('subject', q)}`
  const ids = sql`${sql.param(rows.map(({ id }) => id))}::text[]`
  return sql`entry.actor_id = any(${ids}) or entry.subject_id = any(${ids})`
}

/** The words next to one another, the last one possibly not written to its end; a number is whole. */
function tellsOf(q: string): SQL {
  const phrase = sql`phraseto_tsquery('simple', ${q})`
  const isBegun = /\p{L}$/u.test(q)
  return isBegun
    ? sql`entry.search @@ case when numnode(${phrase}) = 0 then ${phrase} else (${phrase}::text || ':*')::tsquery end`
    : sql`entry.search @@ ${phrase}`
}

import type { AuditEntry } from '#contract/admin-views.ts'
import type { Db } from '#server/db/database.ts'
import { asc, eq, or, type SQL, sql } from '#server/db/drizzle.ts'
import { readableEmail } from '#server/email-address.ts'
import { auditLogTable } from '#server/features/admin/tables.ts'

/** Answers the id of the entry. */
export async function insertAuditEntry(db: Db, entry: typeof auditLogTable.$inferInsert): Promise<number> {
  const [row] = await db.db.insert(auditLogTable).values(entry).returning({ id: auditLogTable.id })
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
 * What differs between two states of the same thing, as an entry keeps it; undefined where nothing does: nobody did anything, and a
 * second press of a button is no second act.
 */
export function differenceOf<T extends object>(before: T, after: T): { from: Partial<T>; to: Partial<T> } | undefined {
  const changed = (Object.keys(after) as (keyof T)[]).filter((key) => before[key] !== after[key])
  if (changed.length === 0) return undefined
  const of = (state: T) => Object.fromEntries(changed.map((key) => [key, state[key]])) as Partial<T>
  return { from: of(before), to: of(after) }
}

/** What stays of a deleted account: that something was done, by or to somebody, and which plans and roles it was about. */
export async function forgetInAuditLog(db: Db, userId: string): Promise<void> {
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
  await db.db.update(auditLogTable).set({ actorId: nobody }).where(eq(auditLogTable.actorId, userId))
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
    to: subjectId === userId ? 'you' : 'somebody else',
    details: subjectId === userId ? details : {},
  }))
}

interface AuditSearch {
  /** Part of a name or an address of either side, in any case. */
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
    ...(q ? [sql`(${says('actor', q)} or ${says('subject', q)})`] : []),
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
    before: valuesOf(from),
    after: { ...valuesOf(to), ...valuesOf(besides) },
  }
}

/** Entries of older versions have the plan itself. */
function valuesOf(said: unknown): AuditEntry['before'] {
  if (typeof said === 'string') return { subscriptionTier: said }
  if (typeof said !== 'object' || said === null) return {}
  const plain = ([, value]: [string, unknown]) =>
    value === null || ['string', 'number', 'boolean'].includes(typeof value)
  return Object.fromEntries(Object.entries(said).filter(plain))
}

function says(side: 'actor' | 'subject', q: string): SQL {
  const text = sql.raw(`lower(${side}.first_name || ' ' || ${side}.last_name || ' ' || ${side}.email)`)
  return sql`position(${q.toLowerCase()} in ${text}) > 0`
}

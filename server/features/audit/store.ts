import type { AuditAction, AuditDetails, AuditField, AuditValue } from '#contract/desk/audit.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, eq, or, sql } from '#server/db/drizzle.ts'
import { readableEmail } from '#server/email-address.ts'
import { bounded } from '#server/features/audit/bounded-values.ts'
import { auditLogTable } from '#server/features/audit/tables.ts'

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

/** Who acted on something last, by the name that they have today; null where nobody did or their account is gone. */
export async function lastActorOn(db: Db, subjectId: string): Promise<{ id: string; name: string } | null> {
  const { rows } = await db.db.execute<{ id: string; name: string; email: string }>(sql`
    select actor.id, actor.first_name || ' ' || actor.last_name as name, actor.email
    from (select actor_id from ${auditLogTable} where subject_id = ${subjectId} order by id desc limit 1) entry
    join users actor on actor.id = entry.actor_id`)
  const [actor] = rows
  return actor ? { id: actor.id, name: actor.name.trim() || readableEmail(actor.email) } : null
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

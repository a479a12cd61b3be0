import type { Db } from '#server/db/database.ts'
import { asc, eq, or, sql } from '#server/db/drizzle.ts'
import { auditLogTable } from '#server/features/admin/tables.ts'

export async function insertAuditEntry(db: Db, entry: typeof auditLogTable.$inferInsert): Promise<void> {
  await db.db.insert(auditLogTable).values(entry)
}

/** What stays of a deleted account: that something was done, by or to somebody, and which plans it was about. */
export async function forgetInAuditLog(db: Db, userId: string): Promise<void> {
  const nobody = 'deleted account'
  const plans = sql`(
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${auditLogTable.details}) where key in ('from', 'to')
  )`
  await db.db
    .update(auditLogTable)
    .set({ subjectId: nobody, details: plans })
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

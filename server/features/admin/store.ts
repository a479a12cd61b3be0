import type { Db } from '#server/db/database.ts'
import { auditLogTable } from '#server/features/admin/tables.ts'

export async function insertAuditEntry(db: Db, entry: typeof auditLogTable.$inferInsert): Promise<void> {
  await db.db.insert(auditLogTable).values(entry)
}

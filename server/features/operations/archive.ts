import type { System } from '#contract/desk/operations.ts'
import type { Database } from '#server/db/database.ts'

type Archive = NonNullable<System['backups']['archive']>

/** How PostgreSQL's continuous archiving goes (`pg_stat_archiver`); null with the embedded database, which backs itself up. */
export async function archiveOf(database: Pick<Database, 'kind' | 'query'>): Promise<Archive | null> {
  if (database.kind !== 'postgres') return null
  const { rows } = await database.query<{ is_on: boolean; last_at: Date | null; failed_at: Date | null }>(
    `select current_setting('archive_mode') <> 'off' as is_on, last_archived_time as last_at, last_failed_time as failed_at
     from pg_stat_archiver`,
  )
  const [row] = rows
  return {
    isOn: row?.is_on ?? false,
    lastAt: row?.last_at?.toISOString() ?? null,
    lastFailedAt: row?.failed_at?.toISOString() ?? null,
  }
}

/** Whether the last file that was to be archived could not be. */
export function isFailing({ isOn, lastAt, lastFailedAt }: Archive): boolean {
  if (!isOn || lastFailedAt === null) return false
  return lastAt === null || Date.parse(lastFailedAt) > Date.parse(lastAt)
}

import { fileURLToPath } from 'node:url'
import type { Database } from '#server/db/database.ts'
import { drizzle, readMigrationFiles, runMigrations } from '#server/db/drizzle.ts'

const shipped = fileURLToPath(new URL('./migrations', import.meta.url))

/** Runs the migrations that this database has not had yet, each once however many instances start at the same time. */
export async function migrate(database: Database, folder: string = shipped): Promise<void> {
  const client = await database.pool.connect()
  let unusable = true
  try {
    // Waiting for the lock, and a migration of a large table, may take longer than a statement of a request may.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await runMigrations(drizzle({ client }), { migrationsFolder: folder })
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    await client.query('reset statement_timeout')
    unusable = false
  } finally {
    // A connection that is dropped gives its lock back.
    client.release(unusable)
  }
}

/** How many migrations of this version the database has not had; 0 in good health. */
export async function pendingMigrations(database: Database, folder: string = shipped): Promise<number> {
  const files = readMigrationFiles({ migrationsFolder: folder })
  const { rows } = await database.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  )
  if (!rows[0]?.found) return files.length
  const { rows: last } = await database.query<{ at: string | null }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  )
  const newest = Number(last[0]?.at ?? 0)
  return files.filter(({ folderMillis }) => folderMillis > newest).length
}

/** Any number will do that nothing else in the database locks by. */
const migrationLock = 7_202_611_201

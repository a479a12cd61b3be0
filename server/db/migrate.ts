import { fileURLToPath } from 'node:url'
import type { ClientBase, Pool } from 'pg'
import type { Database } from '#server/db/database.ts'
import { drizzle, readMigrationFiles, runMigrations } from '#server/db/drizzle.ts'
import { inTurn } from '#server/db/in-turn.ts'

const shipped = fileURLToPath(new URL('./migrations', import.meta.url))

/** Runs the migrations that this database has not had yet, each once however many instances start at the same time. */
export function migrate(database: Database, folder: string = shipped): Promise<void> {
  return inTurn(database, (connection) => migrateOn(connection, folder))
}

/** The same for who has the turn already. */
export function migrateOn(client: ClientBase | Pool, folder: string = shipped): Promise<void> {
  return runMigrations(drizzle({ client: client as Pool }), { migrationsFolder: folder })
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

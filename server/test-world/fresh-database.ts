import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { databaseOn } from '#server/db/embedded/database-on.ts'
import { startDatabaseThread } from '#server/db/embedded/database-thread.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { templateName } from '#server/test-world/global-setup.ts'
import { quietLog } from '#server/test-world/log.ts'
import { whenFileEnds } from '#server/test-world/tidying.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Which database the integration tests of this project run on. */
    databaseKind: 'embedded' | 'postgres'
    /** A migrated, empty database that every test file starts from a copy of: a file, or a database on this server. */
    databaseTemplate: string
    /** Archive of an embedded database without a table; on the embedded kind only. */
    newDatabase: string
  }
}

/**
 * A migrated, empty database of its own, on the kind of database that this run is about; it is closed when the test file
 * is through. Takes about 0.3 s embedded and 0.05 s on PostgreSQL.
 */
export async function freshDatabase(): Promise<Database> {
  const database = inject('databaseKind') === 'postgres' ? await onPostgres() : await embedded()
  whenFileEnds(() => database.close())
  return database
}

/**
 * URL of a database of its own on the PostgreSQL of this run, for tests that start servers. `template0`: one without a table.
 */
export async function freshPostgresUrl(template: string = templateName): Promise<string> {
  const url = new URL(inject('databaseTemplate'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const maintenance = await openPostgres(url.href, quietLog)
  // by copying files, as pages that go through the log take twice as long
  await maintenance.query(`create database ${name} template ${template} strategy file_copy`)
  await maintenance.close()
  url.pathname = `/${name}`
  return url.href
}

async function onPostgres(): Promise<Database> {
  return openPostgres(await freshPostgresUrl(), quietLog)
}

async function embedded(): Promise<Database> {
  return databaseOn(
    await startDatabaseThread({ dataDir: `memory://${randomUUID()}`, archive: inject('databaseTemplate') }),
  )
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { startPostgres } from '#server/test-world/postgres-server.ts'
import { plainLog } from '../../tools/running/plain-log.ts'

/** Empty databases for as long as the work takes: folders of the embedded one, and databases on one PostgreSQL. */
export interface Databases {
  embedded(): DatabaseConfig & { kind: 'embedded' }
  postgres(): Promise<DatabaseConfig & { kind: 'postgres' }>
}

/** Everything is removed after the work, however it ends. */
export async function withDatabases(work: (databases: Databases) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mealcrafter-bench-'))
  const server = await startPostgres()
  try {
    await work({
      embedded: () => ({ kind: 'embedded', dataDir: mkdtempSync(join(folder, 'data-')) }),
      postgres: async () => {
        const name = `bench_${process.hrtime.bigint()}`
        const maintenance = await openPostgres(server.url, plainLog)
        await maintenance.query(`create database ${name}`)
        await maintenance.close()
        return { kind: 'postgres', url: server.urlOf(name) }
      },
    })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Opens a database for statements that take minutes, as those do that fill it. */
export function openToFill(config: DatabaseConfig): Promise<Database> {
  return config.kind === 'embedded'
    ? openDatabase(config, plainLog)
    : openPostgres(config.url, plainLog, { longestAnswer: 3_600_000 })
}

/** The embedded database belongs to one process: the bare server gets the same rows in a folder of its own. */
export function copyOf(database: DatabaseConfig): DatabaseConfig {
  if (database.kind === 'postgres') return database
  const dataDir = `${database.dataDir}-copy`
  cpSync(database.dataDir, dataDir, { recursive: true })
  return { kind: 'embedded', dataDir }
}

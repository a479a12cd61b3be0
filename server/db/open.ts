import type { DatabaseConfig } from '#server/config.ts'
import type { Database, DatabaseLog } from '#server/db/database.ts'
import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import { openPostgres } from '#server/db/postgres.ts'

/** Opens the configured database, or throws a StartError with one sentence that says what to do. */
export function openDatabase(config: DatabaseConfig, log: DatabaseLog): Promise<Database> {
  return config.kind === 'embedded' ? openEmbedded(config.dataDir, log) : openPostgres(config.url, log, config)
}

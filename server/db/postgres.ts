import { Pool } from 'pg'
import type { Database, DatabaseLog } from '#server/db/database.ts'
import { completed, unitOfWork } from '#server/db/unit-of-work.ts'
import { StartError } from '#server/start-error.ts'

/** Opens the PostgreSQL at a URL, or throws a StartError when it does not answer within ten seconds. */
export async function openPostgres(url: string, log: DatabaseLog): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    application_name: 'mealcrafter',
    keepAlive: true,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'An idle database connection broke.'))
  const unit = unitOfWork(pool)
  const ping = async () => void (await unit.query('select 1'))
  try {
    await ping()
  } catch (error) {
    await pool.end()
    throw new StartError(`${unreachable(url, error)} Check DATABASE_URL and that PostgreSQL is running.`)
  }
  return completed(unit, { kind: 'postgres', pool, recoveredFrom: undefined, ping, close: () => pool.end() })
}

/** Names the host and the reason, never the password. */
function unreachable(url: string, error: unknown): string {
  const host = URL.parse(url)?.host || 'the local socket'
  const reason = reasonOf(error).replaceAll(/\s+/g, ' ').replace(/\.$/, '')
  return `The database at ${host} cannot be used (${reason}).`
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error instanceof Error && error.message !== '' ? error.message : String(error)
}

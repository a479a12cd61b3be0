import { setTimeout as sleep } from 'node:timers/promises'
import { isFull } from '#server/db/away.ts'
import type { Database, DatabaseLog } from '#server/db/database.ts'
import { PatientPool } from '#server/db/patient-pool.ts'
import { completed, unitOfWork } from '#server/db/unit-of-work.ts'
import { StartError } from '#server/start-error.ts'

/**
 * Opens the PostgreSQL at a URL with `poolSize` connections at most, or throws a StartError when it does not answer within ten seconds,
 * or has no connection left for half a minute.
 * `longestAnswer`: milliseconds after which a statement fails here, whatever becomes of it there.
 */
export async function openPostgres(
  url: string,
  log: DatabaseLog,
  // above what a statement has: for an answer that never comes
  { poolSize = 10, longestAnswer = 20_000 }: { poolSize?: number; longestAnswer?: number } = {},
): Promise<Database> {
  const pool = new PatientPool(
    {
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: 5000,
      query_timeout: longestAnswer,
      application_name: 'mealcrafter',
      keepAlive: true,
      keepAliveInitialDelayMillis: 5000,
    },
    // said once on each connection: a pooler in between refuses it in the startup message, or forgets it
    (client) => client.query('set statement_timeout = 15000'),
  )
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'An idle database connection broke.'))
  const unit = unitOfWork(pool)
  let answeredAt = Number.NEGATIVE_INFINITY
  const ping = async () => void (await unit.query('select 1'))
  try {
    await firstAnswer(ping)
  } catch (error) {
    await pool.end()
    throw new StartError(`${unreachable(url, error)} Check DATABASE_URL and that PostgreSQL is running.`)
  }
  return completed(unit, {
    kind: 'postgres',
    pool,
    recoveredFrom: undefined,
    ping,
    answeredAt: () => answeredAt,
    noteAnswer: () => {
      answeredAt = performance.now()
    },
    // a database that is silent does not say good-bye either
    close: () => Promise.race([pool.end(), sleep(patienceAtEnd, undefined, { ref: false })]),
    setSilent: (isSilent) => pool.setSilent(isSilent),
  })
}

/** Waits while the database has no connection left. */
async function firstAnswer(ping: () => Promise<void>): Promise<void> {
  const until = performance.now() + longestWait
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await ping()
    } catch (error) {
      // reading the code of the rest may keep this process from hearing the answer
      const isWorthIt = isFull(error) ? performance.now() < until : isFirst && /timeout/.test(String(error))
      if (!isWorthIt) throw error
    }
  }
}

/** Milliseconds. */
const longestWait = 30_000
const patienceAtEnd = 3000

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

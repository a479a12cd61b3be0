import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/db/database.ts'
import { openOwnConnection } from '#server/db/own-connection.ts'
import { StartError } from '#server/start-error.ts'

/**
 * Refuses, with a StartError, a pooler that gives a connection to somebody else after each transaction: what a session holds
 * (LISTEN, prepared statements, the lock of the migrations) would be lost without a word. It shows in that LISTEN hears nothing.
 */
export async function assertSessions(database: Database): Promise<void> {
  if (database.kind === 'embedded') return
  const channel = `mealcrafter_${randomUUID().replaceAll('-', '')}`
  const client = await openOwnConnection(database, {
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    application_name: 'mealcrafter start',
  })
  const heard = Promise.withResolvers<true>()
  client.on('notification', () => heard.resolve(true))
  try {
    await client.query(`listen ${channel}`)
    for (let tries = 0; tries < mostTries; tries += 1) {
      await database.query('select pg_notify($1, $2)', [channel, ''])
      if (await Promise.race([heard.promise, sleep(untilNextTry, false, { ref: false })])) return
    }
  } finally {
    await client.end().catch(() => undefined)
  }
  throw new StartError(
    'DATABASE_URL leads to a pooler that pools by transaction, which loses session state: make it pool by session (pool_mode = session in PgBouncer), or point DATABASE_URL at PostgreSQL itself.',
  )
}

const mostTries = 4
/** Milliseconds. */
const untilNextTry = 500

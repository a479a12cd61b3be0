import { Client, type ClientBase, type Pool } from 'pg'
import type { Database } from '#server/db/database.ts'

/**
 * Does what only one process of the installation may do at a time, such as changing the schema: the others wait for their turn.
 * Statements on the connection that `work` is given may take as long as they take.
 */
export async function inTurn<T>(database: Database, work: (connection: ClientBase | Pool) => Promise<T>): Promise<T> {
  if (database.kind === 'embedded') return inTurnHere(database.pool, work)
  // not of the pool, whose statements have their time: waiting for the lock, or changing a large table, may take longer
  const client = new Client({
    connectionString: database.pool.options.connectionString,
    connectionTimeoutMillis: 10_000,
    application_name: 'mealcrafter start',
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
  })
  // what breaks it fails the statement
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lock])
    return await work(client)
  } finally {
    // a connection that is gone gives its lock back
    await client.end().catch(() => undefined)
  }
}

/** Any number will do that nothing else in the database locks by. */
const lock = 7_202_611_201

/** The embedded database belongs to one process, and its one connection has to stay free for the work. */
function inTurnHere<T>(pool: Pool, work: (connection: Pool) => Promise<T>): Promise<T> {
  const turn = (turns.get(pool) ?? Promise.resolve()).then(() => work(pool))
  turns.set(
    pool,
    turn.catch(() => undefined),
  )
  return turn
}

const turns = new WeakMap<Pool, Promise<unknown>>()

import type { Client, ClientBase, Pool } from 'pg'
import type { Database } from '#server/db/database.ts'
import { openOwnConnection } from '#server/db/own-connection.ts'

/**
 * Does what only one process of the installation may do at a time, such as changing the schema: the others wait for their turn.
 * Statements on the connection that `work` is given may take as long as they take.
 */
export async function inTurn<T>(database: Database, work: (connection: ClientBase | Pool) => Promise<T>): Promise<T> {
  if (database.kind === 'embedded') return inTurnHere(database.pool, work)
  const client = await connectionOf(database, 'start')
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lock])
    return await work(client)
  } finally {
    // a connection that is gone gives its lock back
    await client.end().catch(() => undefined)
  }
}

/**
 * Does what only one process of the installation may be doing, unless another one is; answers whether it was done. `lost` is aborted when
 * the database no longer knows that this process is at it: another one may begin.
 */
export async function ifNobodyElse(database: Database, work: (lost: AbortSignal) => Promise<void>): Promise<boolean> {
  if (database.kind === 'embedded') return ifNobodyElseHere(database.pool, work)
  const client = await connectionOf(database, 'newsletter')
  const lost = new AbortController()
  client.on('error', () => lost.abort())
  client.on('end', () => lost.abort())
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [senderLock])
    if (rows[0]?.mine !== true) return false
    await work(lost.signal)
    return true
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Any numbers will do that nothing else in the database locks by. */
const lock = 7_202_611_201
const senderLock = 7_202_611_202

/** Not of the pool, whose statements have their time: waiting for a lock, or changing a large table, may take longer. */
function connectionOf(database: Database, what: string): Promise<Client> {
  return openOwnConnection(database, {
    connectionTimeoutMillis: 10_000,
    application_name: `mealcrafter ${what}`,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
  })
}

async function ifNobodyElseHere(pool: Pool, work: (lost: AbortSignal) => Promise<void>): Promise<boolean> {
  if (busy.has(pool)) return false
  busy.add(pool)
  try {
    await work(new AbortController().signal)
    return true
  } finally {
    busy.delete(pool)
  }
}
const busy = new WeakSet<Pool>()

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

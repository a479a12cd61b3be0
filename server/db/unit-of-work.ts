import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import { rememberedFor } from '#domain/remembered.ts'
import { isDatabaseAway } from '#server/db/away.ts'
import type { Database, Db } from '#server/db/database.ts'
import { drizzle, type NodePgDatabase } from '#server/db/drizzle.ts'
import { Turns } from '#server/db/turns.ts'

/** Of the connections of a pool; the rest is for what only reads. */
const transacting = 0.75

/**
 * Transactions over a pool that follow the call instead of being handed from function to function. Only some of them have a
 * connection, or stand in the pool's line for one, at a time: whoever reads never waits behind a crowd that writes.
 */
export function unitOfWork(pool: Pool): Db {
  const { max, connectionTimeoutMillis } = pool.options
  const turns = new Turns(Math.max(1, Math.floor(max * transacting)), connectionTimeoutMillis || 10_000)
  // A connection that breaks while a transaction holds it fails the next statement; its event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const root = drizzle({ client: pool })
  const running = new AsyncLocalStorage<Unit>()
  // Work that was started in a transaction but outlives it must not touch a connection that is somebody else's by now.
  const current = () => {
    const unit = running.getStore()
    return unit?.open ? unit : undefined
  }
  return {
    get db() {
      return current()?.db ?? root
    },
    query: (text, values) => (current()?.client ?? pool).query(text, values as unknown[]),
    transaction: (work) => {
      const outer = current()
      return outer ? join(outer, work) : afterOthers(turns, () => begin(pool, running, work))
    },
  }
}

/** A whole database out of its unit of work and the rest; `db` stays a getter, as it changes with the transaction. */
export function completed(unit: Db, rest: Omit<Database, keyof Db>): Database {
  return {
    ...rest,
    get db() {
      return unit.db
    },
    query: unit.query,
    transaction: unit.transaction,
  }
}

interface Unit {
  readonly client: PoolClient
  readonly db: NodePgDatabase
  open: boolean
  failure: { readonly error: unknown } | undefined
}

async function join<T>(unit: Unit, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    unit.failure ??= { error }
    throw error
  }
}

async function afterOthers<T>(turns: Turns, work: () => Promise<T>): Promise<T> {
  await turns.take()
  try {
    return await work()
  } finally {
    turns.give()
  }
}

async function begin<T>(pool: Pool, running: AsyncLocalStorage<Unit>, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const unit: Unit = { client, db: ofConnection(client), open: true, failure: undefined }
  let unusable = false
  try {
    const begun = client.query('begin')
    // where statements are sent without waiting for answers, the first of the transaction goes with it
    if (client.pipeline) begun.catch(() => undefined)
    else await begun
    const result = await running.run(unit, work)
    await begun
    if (unit.failure) throw unit.failure.error
    unit.open = false
    await commit(client)
    return result
  } catch (error) {
    unit.open = false
    // who does not answer, or may write no more, is not asked again
    unusable = isDatabaseAway(error)
    if (!unusable) {
      await client.query('rollback').catch(() => {
        unusable = true
      })
    }
    throw error
  } finally {
    client.release(unusable)
  }
}

/** One for as long as the connection lives: what is prepared in a transaction is known to the next. */
const ofConnection = rememberedFor((client: PoolClient) => drizzle({ client }))

/** A statement that failed and was caught leaves a transaction that answers COMMIT with ROLLBACK and no error. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit')
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back because a statement in it failed.')
}

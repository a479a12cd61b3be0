import type { Database } from '#server/db/database.ts'
import type { DatabaseThread } from '#server/db/embedded/database-thread.ts'
import { SharedPool } from '#server/db/embedded/shared-pool.ts'
import { completed, unitOfWork } from '#server/db/unit-of-work.ts'

/** The database of a thread behind an ordinary pool; it has one connection, so everybody else waits for a transaction. */
export function databaseOn(thread: DatabaseThread, recoveredFrom?: string): Database {
  const pool = new SharedPool({
    stream: () => thread.connect(),
    user: 'postgres',
    database: 'postgres',
    password: 'unused',
    ssl: false,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
  })
  pool.on('error', () => undefined)
  const unit = unitOfWork(pool)
  return completed(unit, {
    kind: 'embedded',
    pool,
    recoveredFrom,
    ping: async () => void (await unit.query('select 1')),
    answeredAt: () => pool.answeredAt,
    // every statement goes through the pool
    noteAnswer: () => undefined,
    // it is a thread of this process
    setSilent: () => undefined,
    close: async () => {
      await pool.end()
      await thread.close()
    },
  })
}

import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Pool } from 'pg'
import type { Database, DatabaseLog } from '#server/db/database.ts'
import { type DailyBackups, keepBackups } from '#server/db/embedded/daily-backups.ts'
import type { DatabaseThread } from '#server/db/embedded/database-thread.ts'
import { lockFolder } from '#server/db/embedded/folder-lock.ts'
import { openOrRecover } from '#server/db/embedded/recovery.ts'
import { completed, unitOfWork } from '#server/db/unit-of-work.ts'
import { StartError } from '#server/start-error.ts'

/** Opens the database that lives in a folder of this machine, for this process alone. */
export async function openEmbedded(dataDir: string, log: DatabaseLog): Promise<Database> {
  await makeWritable(dataDir)
  const lock = lockFolder(dataDir)
  try {
    const { thread, recoveredFrom } = await openOrRecover(dataDir, log, new Date())
    const database = databaseOn(thread, recoveredFrom)
    const backups: DailyBackups = await keepBackups(database.pool, thread, join(dataDir, 'backups'), log, {
      changedBefore: lock.endedAbruptly || recoveredFrom !== undefined,
    })
    return completed(database, {
      kind: 'embedded',
      pool: database.pool,
      recoveredFrom,
      ping: () => database.ping(),
      setSilent: (isSilent) => database.setSilent(isSilent),
      close: async () => {
        await backups.finish()
        await database.close()
        lock.release()
      },
    })
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The database of a thread behind an ordinary pool; it has one connection, so everybody else waits for a transaction. */
export function databaseOn(thread: DatabaseThread, recoveredFrom?: string): Database {
  const pool = new Pool({
    stream: () => thread.connect(),
    user: 'postgres',
    database: 'postgres',
    password: 'unused',
    ssl: false,
    max: 1,
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
    // it is a thread of this process
    setSilent: () => undefined,
    close: async () => {
      await pool.end()
      await thread.close()
    },
  })
}

async function makeWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new StartError(
      `The folder ${folder} cannot be written to (${reason}): give this user permission, or set DATA_DIR to another folder.`,
    )
  }
}

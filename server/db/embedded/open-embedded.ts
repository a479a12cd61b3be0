import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, DatabaseLog } from '#server/db/database.ts'
import { type DailyBackups, keepBackups } from '#server/db/embedded/daily-backups.ts'
import { databaseOn } from '#server/db/embedded/database-on.ts'
import { lockFolder } from '#server/db/embedded/folder-lock.ts'
import { openOrRecover } from '#server/db/embedded/recovery.ts'
import { removeTrial } from '#server/db/embedded/restore.ts'
import { completed } from '#server/db/unit-of-work.ts'
import { StartError } from '#server/start-error.ts'

/** Opens the database that lives in a folder of this machine, for this process alone. */
export async function openEmbedded(dataDir: string, log: DatabaseLog): Promise<Database> {
  await makeWritable(dataDir)
  const lock = lockFolder(dataDir)
  try {
    await removeTrial(dataDir)
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
      answeredAt: () => database.answeredAt(),
      noteAnswer: () => database.noteAnswer(),
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

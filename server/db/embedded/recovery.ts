import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DatabaseLog } from '#server/db/database.ts'
import { listBackups } from '#server/db/embedded/backups.ts'
import { type DatabaseThread, startDatabaseThread } from '#server/db/embedded/database-thread.ts'
import { databaseFolder, putInPlace, unpack } from '#server/db/embedded/restore.ts'
import { StartError } from '#server/start-error.ts'

export interface Opened {
  readonly thread: DatabaseThread
  /** Name of the backup that was opened because the database itself could not be. */
  readonly recoveredFrom: string | undefined
}

/**
 * Opens the database in a data folder, making it when the folder is new. When it cannot be opened it is put aside as
 * `broken-<time>` and the newest good backup takes its place; without one that opens, a StartError.
 */
export async function openOrRecover(dataDir: string, log: DatabaseLog, now: Date): Promise<Opened> {
  const folder = databaseFolder(dataDir)
  const backups = await listBackups(join(dataDir, 'backups'))
  const lost = !existsSync(folder) && backups.length > 0
  const start = () =>
    startDatabaseThread({ dataDir: folder }, (reason) =>
      log.error({ reason }, 'The database broke down and is being reopened; unconfirmed changes are rolled back.'),
    )
  const opened = lost ? new Error('it is missing') : await attempt(start)
  if (!(opened instanceof Error)) return { thread: opened, recoveredFrom: undefined }

  log.error({ folder, reason: opened.message }, 'The database folder cannot be opened.')
  const recoveredFrom = await unpackNewest(dataDir, backups, log)
  if (recoveredFrom === undefined)
    throw new StartError(
      `The database in ${folder} cannot be opened (${opened.message}), and neither can any of its backups: put a good copy of the folder in its place, or move it away to start over.`,
    )
  const kept = await putInPlace(dataDir, 'broken', now)
  if (kept !== undefined) log.error({ kept }, `The broken folder was kept as ${kept}; you may delete it.`)
  log.error(
    { recoveredFrom },
    `The database was opened from the backup ${recoveredFrom}: anything written since that backup is lost.`,
  )
  return { thread: await start(), recoveredFrom }
}

/** Name of the newest backup that can be opened and has the rows that were counted when it was made; if none has, of the newest that opens. */
async function unpackNewest(
  dataDir: string,
  backups: readonly string[],
  log: DatabaseLog,
): Promise<string | undefined> {
  let incomplete: string | undefined
  for (const archive of backups) {
    const missing = await attempt(() => unpack(dataDir, archive))
    if (missing === undefined) return basename(archive)
    if (missing instanceof Error) {
      const details = { backup: basename(archive), reason: missing.message }
      log.error(details, 'This backup cannot be opened; trying the one before.')
    } else {
      log.error({ backup: basename(archive), reason: missing }, 'This backup is missing rows; trying the one before.')
      incomplete ??= archive
    }
  }
  if (incomplete === undefined) return undefined
  await unpack(dataDir, incomplete)
  return basename(incomplete)
}

async function attempt<T>(work: () => Promise<T>): Promise<T | Error> {
  try {
    return await work()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

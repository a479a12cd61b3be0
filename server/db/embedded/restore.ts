import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '#server/db/embedded/backups.ts'
import { startDatabaseThread } from '#server/db/embedded/database-thread.ts'

/** Where the database lives in a data folder. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database')

/**
 * Unpacks an archive beside the database and opens it once to see that it is good; rejects with the reason when it is
 * not. A stop half-way leaves nothing half-made in the place of the database.
 */
export async function unpack(dataDir: string, archive: string): Promise<void> {
  const folder = unpacked(dataDir)
  await rm(folder, { recursive: true, force: true })
  try {
    const thread = await startDatabaseThread({ dataDir: folder, archive })
    await thread.close()
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/**
 * Puts what was unpacked in the place of the database. What was there is kept; returns its new path, or undefined when
 * nothing was there.
 */
export async function putInPlace(
  dataDir: string,
  aside: 'broken' | 'replaced',
  now: Date,
): Promise<string | undefined> {
  const folder = databaseFolder(dataDir)
  const kept = existsSync(folder) ? join(dataDir, `${aside}-${now.toISOString().replaceAll(':', '-')}`) : undefined
  if (kept !== undefined) await rename(folder, kept)
  await rename(unpacked(dataDir), folder)
  await syncFolder(dataDir)
  return kept
}

const unpacked = (dataDir: string) => join(dataDir, 'restored')

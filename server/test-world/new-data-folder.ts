import { inject } from 'vitest'
import { startDatabaseThread } from '#server/db/embedded/database-thread.ts'
import { databaseFolder } from '#server/db/embedded/restore.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'

/**
 * A data folder with the embedded database as it is when it is new, without a table; on the embedded kind of run only. Unpacking it
 * takes a tenth of the work of making it.
 */
export async function newDataFolder(): Promise<string> {
  const folder = temporaryFolder()
  const thread = await startDatabaseThread({ dataDir: databaseFolder(folder), archive: inject('newDatabase') })
  await thread.close()
  return folder
}

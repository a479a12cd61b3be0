import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig } from '#server/config.ts'
import { copyBackup, listBackups } from '#server/db/embedded/backups.ts'
import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import { databaseFolder } from '#server/db/embedded/restore.ts'
import { StartError } from '#server/start-error.ts'
import { plainLog, sentenceOrThrow } from './running/plain-log.ts'

/** `npm run backup -- <folder>`: the newest state of the embedded database as one archive in that folder. */
try {
  const target = process.argv[2]
  if (!target) throw new StartError('Say where the backup shall go: npm run backup -- /path/of/a/folder')
  const { database } = readConfig()
  if (database.kind === 'postgres')
    throw new StartError('DATABASE_URL is set: make backups of PostgreSQL with pg_dump, or let its provider make them.')
  if (existsSync(databaseFolder(database.dataDir))) await refresh(database.dataDir)
  const newest = (await listBackups(join(database.dataDir, 'backups')))[0]
  if (newest === undefined) throw new StartError(`There is no database in ${database.dataDir} to make a backup of yet.`)
  console.log(`The backup is ${await copyBackup(newest, resolve(target))}`)
} catch (error) {
  sentenceOrThrow(error)
}

/** Opening and closing makes a backup of what none holds yet. A running server has the folder; its own backups will do. */
async function refresh(dataDir: string): Promise<void> {
  try {
    const opened = await openEmbedded(dataDir, plainLog)
    await opened.close()
  } catch (error) {
    if (!(error instanceof StartError) || !error.message.includes('in use')) throw error
    console.log(
      'The server is running: this is the newest backup that it has made. Stop it first for the newest state.',
    )
  }
}

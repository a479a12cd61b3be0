import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { readConfig } from '#server/config.ts'
import { lockFolder } from '#server/db/embedded/folder-lock.ts'
import { putInPlace, unpack } from '#server/db/embedded/restore.ts'
import { StartError } from '#server/start-error.ts'
import { sentenceOrThrow } from './running/plain-log.ts'

/** `npm run restore -- <archive>`: puts a backup in the place of the embedded database; what was there is kept. */
try {
  const archive = process.argv[2]
  if (!archive || !existsSync(archive))
    throw new StartError('Say which backup to restore: npm run restore -- ./data/backups/<time>.tar.gz')
  const { database } = readConfig()
  if (database.kind === 'postgres')
    throw new StartError('DATABASE_URL is set: restore PostgreSQL with pg_restore, or let its provider do it.')
  mkdirSync(database.dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(database.dataDir)
  try {
    const missing = await unpack(database.dataDir, resolve(archive)).catch((error: unknown) => {
      throw new StartError(`${archive} cannot be opened, so nothing was changed (${String(error)}).`)
    })
    if (missing !== undefined) console.log(`Not everything is in this backup: ${missing}.`)
    const kept = await putInPlace(database.dataDir, 'replaced', new Date())
    console.log(
      `The database is now that of ${archive}.${kept === undefined ? '' : ` What was there is kept as ${kept}`}`,
    )
  } finally {
    lock.release()
  }
} catch (error) {
  sentenceOrThrow(error)
}

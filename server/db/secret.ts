import { randomBytes } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { syncFolder } from '#server/db/embedded/backups.ts'
import { instanceSettingsTable } from '#server/db/tables.ts'

/**
 * SESSION_SECRET, or a secret made once and kept: in the data folder, or in a PostgreSQL that several instances may
 * share. Instances that start at the same time all get the same one.
 */
export async function sessionSecret(config: Pick<Config, 'sessionSecret' | 'database'>, database: Db): Promise<string> {
  if (config.sessionSecret !== undefined) return config.sessionSecret
  return config.database.kind === 'embedded' ? secretInFolder(config.database.dataDir) : secretInTable(database)
}

async function secretInTable(database: Db): Promise<string> {
  const key = 'session_secret'
  await database.db.insert(instanceSettingsTable).values({ key, value: newSecret() }).onConflictDoNothing()
  const [kept] = await database.db.select().from(instanceSettingsTable).where(eq(instanceSettingsTable.key, key))
  if (!kept) throw new Error('The session secret was removed while the server started.')
  return kept.value
}

async function secretInFolder(folder: string): Promise<string> {
  const path = join(folder, 'secret')
  const kept = await readFile(path, 'utf8').catch(() => undefined)
  if (kept !== undefined && kept.length >= secretLength) return kept
  // Written whole beside it and then linked: nobody ever reads half a secret, and the first one to link wins.
  const unfinished = `${path}.${randomBytes(8).toString('hex')}`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(newSecret())
    await file.sync()
  } finally {
    await file.close()
  }
  if (kept !== undefined) await rm(path, { force: true })
  await link(unfinished, path).catch(ignoreExisting)
  await rm(unfinished)
  await syncFolder(folder)
  return readFile(path, 'utf8')
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

const newSecret = () => randomBytes(32).toString('base64url')
const secretLength = newSecret().length

import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/db/database.ts'
import { syncFolder } from '#server/db/embedded/backups.ts'
import { databaseOn } from '#server/db/embedded/database-on.ts'
import { type DatabaseThread, startDatabaseThread } from '#server/db/embedded/database-thread.ts'

/** Where the database lives in a data folder. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database')

/**
 * Unpacks an archive beside the database and opens it once to see that it is good; rejects with the reason when it is
 * not. A stop half-way leaves nothing half-made in the place of the database.
 */
export async function unpack(dataDir: string, archive: string): Promise<void> {
  const thread = await openCopy(unpacked(dataDir), archive)
  await thread.close()
}

/** What a copy of the database holds. */
export interface CopyFigures {
  readonly tables: number
  readonly rows: number
}

/**
 * Restores an archive as `unpack` does, into a folder of its own that is gone afterwards, and counts what is in it. Rejects with the reason where
 * it cannot be restored, or is no database of ours.
 */
export async function tryRestore(dataDir: string, archive: string): Promise<CopyFigures> {
  const folder = join(dataDir, 'restore-trial')
  try {
    const copy = databaseOn(await openCopy(folder, archive))
    try {
      return await figuresOf(copy)
    } finally {
      await copy.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** In a folder that is made anew, and gone again where the archive does not open. */
async function openCopy(folder: string, archive: string): Promise<DatabaseThread> {
  await rm(folder, { recursive: true, force: true })
  try {
    return await startDatabaseThread({ dataDir: folder, archive })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    // what cannot be unpacked says nothing
    throw error instanceof Error && error.message !== '' ? error : new Error('it cannot be unpacked', { cause: error })
  }
}

async function figuresOf(copy: Database): Promise<CopyFigures> {
  const { rows: tables } = await copy.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle')",
  )
  if (!tables.some(({ name }) => name === 'drizzle.__drizzle_migrations'))
    throw new Error('it opens, but holds no database of this product')
  let rows = 0
  for (const { name } of tables) {
    const counted = await copy.query<{ rows: number }>(`select count(*)::int as rows from ${name}`)
    rows += counted.rows[0]?.rows ?? 0
  }
  return { tables: tables.length, rows }
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

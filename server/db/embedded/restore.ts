import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat, statfs } from 'node:fs/promises'
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
 * it cannot be restored, is no database of ours, or would leave the disk too full. `free`: bytes that the disk of a folder has left.
 */
export async function tryRestore(dataDir: string, archive: string, free = freeBytes): Promise<CopyFigures> {
  const folder = trialFolder(dataDir)
  await removeTrial(dataDir)
  await assertRoom(dataDir, archive, await free(dataDir))
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

const trialFolder = (dataDir: string) => join(dataDir, 'restore-trial')

/** Removes what a trial that was broken off has left. */
export async function removeTrial(dataDir: string): Promise<void> {
  await rm(trialFolder(dataDir), { recursive: true, force: true })
}

/** A copy takes about as much as the database, which has to go on growing beside it. */
async function assertRoom(dataDir: string, archive: string, free: number): Promise<void> {
  const needed = 2 * ((await bytesIn(databaseFolder(dataDir))) || (await stat(archive)).size)
  const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000).toLocaleString('en-US')} MB`
  if (free < needed)
    throw new Error(
      `the disk has too little room to try it: ${inMegabytes(needed)} are needed, ${inMegabytes(free)} are left`,
    )
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** 0 where there is no such folder; a file that goes meanwhile counts nothing. */
async function bytesIn(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  let bytes = 0
  for (const file of files)
    bytes += await stat(join(folder, file)).then(
      ({ size }) => size,
      () => 0,
    )
  return bytes
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

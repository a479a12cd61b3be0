import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#server/db/database.ts'
import { countsBeside, syncFolder } from '#server/db/embedded/backups.ts'
import { databaseOn } from '#server/db/embedded/database-on.ts'
import { type DatabaseThread, startDatabaseThread } from '#server/db/embedded/database-thread.ts'
import { countRows, missingRows, type RowCounts } from '#server/db/embedded/row-counts.ts'

/** Where the database lives in a data folder. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database')

/**
 * Unpacks an archive beside the database and opens it once to see that it is good; rejects with the reason when it is
 * not. A stop half-way leaves nothing half-made in the place of the database. Answers in a sentence which rows that were counted when it was made
 * are not there; undefined where all are, or nobody counted.
 */
export async function unpack(dataDir: string, archive: string): Promise<string | undefined> {
  const copy = databaseOn(await openCopy(unpacked(dataDir), archive))
  try {
    const before = await countsBeside(archive)
    return before && missingRows(before, await countRows(copy.pool))
  } catch (error) {
    return `its rows cannot be counted (${error instanceof Error ? error.message : String(error)})`
  } finally {
    await copy.close()
  }
}

/** What a copy of the database holds. */
export interface CopyFigures {
  readonly tables: number
  readonly rows: number
}

/**
 * Restores an archive as `unpack` does, into a folder of its own that is gone afterwards, counts what is in it and reads its indexes. Rejects with the
 * reason where it cannot be restored, is no database of ours, has not the rows that were counted when it was made, or would leave the disk too full.
 * `free`: bytes that the disk of a folder has left.
 */
export async function tryRestore(dataDir: string, archive: string, free = freeBytes): Promise<CopyFigures> {
  const folder = trialFolder(dataDir)
  await removeTrial(dataDir)
  await assertRoom(dataDir, archive, await free(dataDir))
  try {
    const copy = databaseOn(await openCopy(folder, archive))
    try {
      return await figuresOf(copy, await countsBeside(archive))
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
      `the disk doesn’t have enough room to test it: ${inMegabytes(needed)} is needed, ${inMegabytes(free)} is left`,
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

async function figuresOf(copy: Database, before: RowCounts | undefined): Promise<CopyFigures> {
  const counts = await countRows(copy.pool)
  if (!('drizzle.__drizzle_migrations' in counts)) throw new Error('it opens, but contains no MealCrafter database')
  const missing = before && missingRows(before, counts)
  if (missing !== undefined) throw new Error(`it opens, but ${missing}`)
  await checkIndexes(copy)
  const rows = Object.values(counts).reduce((all, each) => all + each, 0)
  return { tables: Object.keys(counts).length, rows }
}

/** Rejects where an index lacks a row of its table, or has them in another order. */
async function checkIndexes(copy: Database): Promise<void> {
  await copy.query('create extension if not exists amcheck')
  const { rows } = await copy.query<{ name: string; oid: number }>(
    `select i.indexrelid::regclass::text as name, i.indexrelid as oid from pg_index i
     join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam join pg_namespace n on n.oid = c.relnamespace
     where a.amname = 'btree' and i.indisvalid and n.nspname in ('public', 'drizzle')`,
  )
  for (const { name, oid } of rows)
    await copy.query('select bt_index_check($1::oid::regclass, true)', [oid]).catch((error: unknown) => {
      throw new Error(`its index ${name} is damaged: ${error instanceof Error ? error.message : String(error)}`)
    })
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

import { copyFile, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { backupDays } from '#contract/how-long.ts'
import { RowCounts } from '#server/db/embedded/row-counts.ts'

/**
 * Writes an archive as the newest backup, with what the database held beside it, on the disk for certain before it counts, and drops those no
 * longer kept.
 */
export async function writeBackup(
  folder: string,
  { archive, counts }: { readonly archive: ArrayBuffer; readonly counts: RowCounts },
  now: Date,
): Promise<string> {
  await mkdir(folder, { recursive: true })
  const compressed = await promisify(gzip)(new Uint8Array(archive), { level: 1 })
  const path = join(folder, backupName(now))
  const unfinished = `${path}.unfinished`
  await writeDurably(countsPath(path), Buffer.from(JSON.stringify(counts)))
  await writeDurably(unfinished, compressed)
  await rename(unfinished, path)
  await syncFolder(folder)
  for (const name of await outdated(folder, now)) await rm(join(folder, name), { force: true })
  return path
}

/** What the database held when a backup was made; undefined where it was made by a version that did not count. Throws where the file is damaged. */
export async function countsBeside(path: string): Promise<RowCounts | undefined> {
  const text = await readFile(countsPath(path), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : RowCounts.parse(JSON.parse(text))
}

/** Copies a backup with what was counted beside it into a folder, which is made where it is not there; answers the path of the copy. */
export async function copyBackup(path: string, folder: string): Promise<string> {
  const copy = join(folder, basename(path))
  await mkdir(folder, { recursive: true })
  await copyFile(path, copy)
  await copyFile(countsPath(path), countsPath(copy)).catch((error: NodeJS.ErrnoException) => {
    // a version that did not count has made it
    if (error.code !== 'ENOENT') throw error
  })
  return copy
}

const countsPath = (path: string) => `${path}.rows.json`

/** Full paths, newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  return (await backupNames(folder)).map((name) => join(folder, name))
}

/** When a backup was made, from its name. */
export function backupTime(path: string): Date | undefined {
  const found = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.(\d{3})Z\.tar\.gz$/.exec(path)
  if (!found) return undefined
  const [, day, hours, minutes, seconds, milliseconds] = found
  return new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`)
}

const longest = backupDays * 24 * 60 * 60 * 1000

/**
 * Of names, newest first: the three newest stay, and the newest of each of the seven newest days. Beside the newest none
 * stays longer than thirty days: people whose account was deleted are in there.
 */
export function namesToKeep(names: readonly string[], now: Date): Set<string> {
  const newestOfDay = new Map<string, string>()
  const young = names.filter((name) => now.getTime() - (backupTime(name)?.getTime() ?? 0) <= longest)
  for (const name of young) {
    const day = name.slice(0, 'yyyy-mm-dd'.length)
    if (!newestOfDay.has(day)) newestOfDay.set(day, name)
  }
  return new Set([...names.slice(0, 1), ...young.slice(0, 3), ...[...newestOfDay.values()].slice(0, 7)])
}

function backupName(now: Date): string {
  return `${now.toISOString().replaceAll(':', '-')}.tar.gz`
}

async function backupNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => backupTime(name) !== undefined)
    .sort()
    .reverse()
}

async function outdated(folder: string, now: Date): Promise<string[]> {
  const names = await backupNames(folder)
  const kept = namesToKeep(names, now)
  const ofAnother = (name: string) =>
    name.endsWith('.unfinished') || (name.endsWith(countsPath('')) && !kept.has(name.slice(0, -countsPath('').length)))
  return [...names.filter((name) => !kept.has(name)), ...(await readdir(folder)).filter(ofAnother)]
}

async function writeDurably(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name is on the disk only when its folder is; Windows has no such call and needs none. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

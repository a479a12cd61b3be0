import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import { keptLog, quietLog } from '#server/test-world/log.ts'
import { newDataFolder } from '#server/test-world/new-data-folder.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'

let folder = await newDataFolder()
/** With a soup, which its one backup has too; and with bread besides, which the second one has. */
const kitchen = folder
const bakery = temporaryFolder()
/** Of a table with many rows. */
let shelf = ''
beforeAll(async () => {
  await run(async (database) => {
    await database.query('create table dish (name text)')
    await cook(database, 'soup')
    await database.query('create schema jobs')
    await database.query('create table jobs.queue (looked_at timestamptz)')
    await database.query("create table shelf as select repeat('x', 100) as jar from generate_series(1, 1000)")
    const { rows } = await database.query<{ path: string }>("select pg_relation_filepath('shelf') as path")
    shelf = rows[0]?.path ?? ''
  })
  cpSync(kitchen, bakery, { recursive: true })
  folder = bakery
  await run((database) => cook(database, 'bread'))
})
beforeEach(() => enter(kitchen))

/** A copy of a data folder, to work in. */
function enter(original: string): void {
  folder = temporaryFolder()
  cpSync(original, folder, { recursive: true })
}

test('an orderly end makes a backup when something has changed, and none otherwise', async () => {
  expect(backups()).toHaveLength(1)
  // nor is it a change what the job queue writes down while it waits for work
  await run(async (database) => {
    await dishes(database)
    await database.query('insert into jobs.queue values (now())')
  })
  expect(backups()).toHaveLength(1)
  await run((database) => database.query('truncate dish'))
  expect(backups()).toHaveLength(2)
  enter(bakery)
  expect(backups()).toHaveLength(2)
})

test('a folder that cannot be opened is put aside and the newest backup opened, and it is said', async () => {
  enter(bakery)
  damage(join(folder, 'database/global/pg_control'))
  const log = keptLog()
  const database = await openEmbedded(folder, log)
  expect(await dishes(database)).toEqual(['bread', 'soup'])
  expect(database.recoveredFrom).toMatch(/\.tar\.gz$/)
  await cook(database, 'salad')
  await database.close()
  expect(log.sentences.join('\n')).toContain('The database was opened from the backup')
  expect(readdirSync(folder).filter((name) => name.startsWith('broken-'))).toHaveLength(1)
  expect(await run(dishes)).toEqual(['bread', 'salad', 'soup'])
})

test('a damaged table is found at the start although the folder opens', async () => {
  damage(join(folder, 'database', shelf), 40_000)
  const database = await openEmbedded(folder, quietLog)
  expect(await dishes(database)).toEqual(['soup'])
  expect((await database.query('select jar from shelf')).rows).toHaveLength(1000)
  expect(database.recoveredFrom).toMatch(/\.tar\.gz$/)
  await database.close()
})

test('a damaged backup is passed over for the one before', async () => {
  enter(bakery)
  damage(join(folder, 'backups', backups().at(-1) ?? ''), 1000)
  rmSync(join(folder, 'database'), { recursive: true })
  expect(await run(dishes)).toEqual(['soup'])
})

test('a backup that lacks rows is passed over for one that has them all, and opened where none has', async () => {
  const say = (name: string | undefined, rows: number) =>
    writeFileSync(join(folder, 'backups', `${name}.rows.json`), JSON.stringify({ 'public.dish': rows }))
  enter(bakery)
  const [older, newer] = backups()
  say(newer, 3)
  rmSync(join(folder, 'database'), { recursive: true })
  expect(await run(dishes)).toEqual(['soup'])
  enter(bakery)
  say(newer, 3)
  say(older, 2)
  rmSync(join(folder, 'database'), { recursive: true })
  expect(await run(dishes)).toEqual(['bread', 'soup'])
})

test('without a good backup nothing is touched and the sentence says what to do', async () => {
  rmSync(join(folder, 'backups'), { recursive: true })
  damage(join(folder, 'database/global/pg_control'))
  const before = readFileSync(join(folder, 'database/global/pg_control'))
  await expect(openEmbedded(folder, quietLog)).rejects.toThrow('and neither can any of its backups')
  expect(readFileSync(join(folder, 'database/global/pg_control'))).toEqual(before)
})

test('a second opening of the same folder is refused and the first goes on', async () => {
  await run(async (database) => {
    await expect(openEmbedded(folder, quietLog)).rejects.toThrow('in use by another running copy')
    expect(await dishes(database)).toEqual(['soup'])
  })
})

test('a folder that cannot be written to is refused with a sentence', async () => {
  writeFileSync(join(folder, 'a-file'), '')
  await expect(openEmbedded(join(folder, 'a-file/data'), quietLog)).rejects.toThrow('cannot be written to (ENOTDIR)')
})

/** One run of the server: opens, does the work, ends in order. */
async function run<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openEmbedded(folder, quietLog)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const cook = (database: Database, name: string) => database.query('insert into dish values ($1)', [name])

async function dishes(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>('select name from dish order by name')
  return rows.map(({ name }) => name)
}

const backups = () =>
  readdirSync(join(folder, 'backups'))
    .filter((name) => name.endsWith('.tar.gz'))
    .sort()

function damage(path: string, at = 0): void {
  const content = readFileSync(path)
  content.fill(0xa5, at, at + 64)
  writeFileSync(path, content)
}

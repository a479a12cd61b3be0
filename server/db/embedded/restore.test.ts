import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, inject, test } from 'vitest'
import { databaseOn } from '#server/db/embedded/database-on.ts'
import { startDatabaseThread } from '#server/db/embedded/database-thread.ts'
import { tryRestore } from '#server/db/embedded/restore.ts'
import { countRows, type RowCounts } from '#server/db/embedded/row-counts.ts'
import { temporaryFolder } from '#server/test-world/temporary-folder.ts'

const folder = temporaryFolder()
let backup: Buffer
let good: Buffer
/** The same database with fewer rows of one table, and with an index that lacks one. */
const emptied = { members: Buffer.of(), index: Buffer.of() }
let counts: RowCounts
/** Where the first page of a table with rows begins in it. */
let page: number
beforeAll(async () => {
  const thread = await startDatabaseThread({ dataDir: 'memory://restore', archive: inject('databaseTemplate') })
  const database = databaseOn(thread)
  const { rows } = await database.query<{ path: string }>(
    "select pg_relation_filepath('drizzle.__drizzle_migrations') as path",
  )
  // the counts of administrators are none of this
  await database.query('alter table users disable trigger user')
  await database.query(
    `insert into users (id, email, first_name, last_name) select 'm' || n, n || '@example.org', 'A', 'B' from generate_series(1, 40) n`,
  )
  counts = await countRows(database.pool)
  // as daily-backups.ts does: without it the log would mend a page when the copy opens
  await database.query('checkpoint')
  backup = Buffer.from(await thread.dump())
  await database.query(`delete from users where id > 'm2'`)
  emptied.members = gzipSync(Buffer.from(await thread.dump()), { level: 1 })
  await database.query('delete from users')
  await database.query(`update pg_index set indisready = false where indexrelid = 'users_email'::regclass`)
  await database.query(
    `insert into users (id, email, first_name, last_name) select 'm' || n, n || '@example.org', 'A', 'B' from generate_series(1, 40) n`,
  )
  await database.query(`update pg_index set indisready = true where indexrelid = 'users_email'::regclass`)
  emptied.index = gzipSync(Buffer.from(await thread.dump()), { level: 1 })
  await database.close()
  good = gzipSync(backup, { level: 1 })
  // a tar has each file behind its name, from the next 512 bytes on
  page = Math.ceil((backup.indexOf(`${rows[0]!.path}\0`) + 1) / 512) * 512
})

function planted(name: string, bytes: Uint8Array, rows = counts): string {
  const path = join(folder, `${name}.tar.gz`)
  writeFileSync(path, bytes)
  writeFileSync(`${path}.rows.json`, JSON.stringify(rows))
  return path
}

test('a good backup is restored beside the database, counted, and leaves nothing', async () => {
  const { tables, rows } = await tryRestore(folder, planted('good', good))
  expect(tables).toBeGreaterThan(20)
  expect(rows).toBeGreaterThan(5)
  expect(existsSync(join(folder, 'restore-trial'))).toBe(false)
})

test.each([
  ['was cut off', () => good.subarray(0, 1_000_000)],
  ['has a damaged page in a table, though it unpacks and opens', damagedPage],
  ['opens, and holds none of our tables', () => readFileSync(inject('newDatabase'))],
  ['has lost members', () => emptied.members, /^it opens, but public\.users has \d\d rows, but had 40 when/],
  ['has an index without the rows of its table', () => emptied.index, /^its index users_email is damaged/],
])('a backup that %s is found', async (what, bytes, reason = /\w{3}/) => {
  await expect(tryRestore(folder, planted(what.replaceAll(/\W/g, '-'), bytes()))).rejects.toThrow(reason)
  expect(existsSync(join(folder, 'restore-trial'))).toBe(false)
})

test('a trial that was broken off leaves nothing to the next, which is refused where the disk has too little room', async () => {
  mkdirSync(join(folder, 'restore-trial'))
  writeFileSync(join(folder, 'restore-trial', 'left'), 'over')
  mkdirSync(join(folder, 'database'))
  writeFileSync(join(folder, 'database', 'table'), Buffer.alloc(3_000_000))
  const path = planted('good', good)
  await expect(tryRestore(folder, path, async () => 4_500_000)).rejects.toThrow(
    'the disk doesn’t have enough room to test it: 6 MB is needed, 5 MB is left',
  )
  expect(existsSync(join(folder, 'restore-trial'))).toBe(false)
})

function damagedPage(): Uint8Array {
  const other = Buffer.from(backup)
  other.fill(0xa5, page + 8000, page + 8064)
  return gzipSync(other, { level: 1 })
}

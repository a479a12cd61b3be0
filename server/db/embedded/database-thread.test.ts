import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { databaseOn } from '#server/db/embedded/database-on.ts'
import { startDatabaseThread } from '#server/db/embedded/database-thread.ts'
import { databaseFolder } from '#server/db/embedded/restore.ts'
import { newDataFolder } from '#server/test-world/new-data-folder.ts'

const reasons: string[] = []
const dataDir = databaseFolder(await newDataFolder())
const thread = await startDatabaseThread({ dataDir }, (reason) => reasons.push(reason))
const database = databaseOn(thread)
afterAll(() => database.close())
const count = async () => (await database.query<{ n: number }>('select count(*)::int as n from dish')).rows[0]?.n

test('a statement that nests too deep is an error like any other', async () => {
  await expect(database.query(`select ${'1 + '.repeat(30_000)} 1`)).rejects.toThrow('stack depth limit exceeded')
  expect((await database.query('select 1 as n')).rows).toEqual([{ n: 1 }])
})

test('a database that breaks down is opened again with all that was confirmed and nothing else', async () => {
  await database.query('create table dish (name text)')
  await database.query("insert into dish values ('soup')")
  const broken = database.query(`select '${'['.repeat(200_000)}'::jsonb`)
  await expect(broken).rejects.toThrow('the embedded database broke down: a statement had no answer')
  expect(await count()).toBe(1)
  expect(reasons).toEqual(['the embedded database broke down: a statement had no answer'])
  await database.query("insert into dish values ('bread')")
  expect(await count()).toBe(2)
})

test('long statements, long values and many rows pass unharmed', async () => {
  const long = 'ü'.repeat(2_000_000)
  const { rows } = await database.query<{ value: string }>('select $1::text as value', [long])
  expect(rows[0]?.value).toBe(long)
  const many = await database.query("select n, repeat('x', 100) as text from generate_series(1, 20000) as n")
  expect(many.rows).toHaveLength(20_000)
})

test('an answer may be cut anywhere on its way', async () => {
  // the database hands its answers over in pieces of 8,192 bytes, the last of which may be any part of the end
  for (let length = 8080; length < 8192; length += 1) {
    const { rows } = await database.query<{ value: string }>('select repeat($1, $2::int) as value', ['x', length])
    expect(rows[0]?.value).toHaveLength(length)
  }
  expect(reasons).toHaveLength(1)
})

test('a client that hangs up in a transaction leaves nothing of it', async () => {
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query("insert into dish values ('left')")
  const before = await client.query('select count(*)::int as n from dish')
  client.release(true)
  expect(await count()).toBe(before.rows[0].n - 1)
})

test('the rest of the server goes on while the database works', async () => {
  const queries = 20
  let turns = 0
  const working = Promise.all(
    Array.from({ length: queries }, () => database.query('select count(*) from generate_series(1, 200000)')),
  ).then(() => 'done')
  for (let answer: unknown; answer !== 'done'; turns += 1) answer = await Promise.race([working, sleep(1)])
  // a database in this thread would leave it one turn between two questions
  expect(turns).toBeGreaterThan(queries * 2)
})

import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { databaseOn } from '#server/db/embedded/database-on.ts'
import { startDatabaseThread } from '#server/db/embedded/database-thread.ts'
import { databaseFolder } from '#server/db/embedded/restore.ts'
import { newDataFolder } from '#server/test-world/new-data-folder.ts'

const database = databaseOn(await startDatabaseThread({ dataDir: databaseFolder(await newDataFolder()) }))
afterAll(() => database.close())
await database.query('create table dish (name text unique)')
const { pool } = database

const names = async () => (await pool.query<{ name: string }>('select name from dish order by name')).rows
const numbered = async (n: number) => (await pool.query<{ n: number }>('select $1::int as n', [n])).rows[0]?.n

test('statements share the connection: none waits for it, and each has its own answer', async () => {
  const answers = Array.from({ length: 50 }, (_, n) => numbered(n))
  expect(pool.waitingCount).toBeLessThanOrEqual(1)
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 50 }, (_, n) => n))
  expect(pool.idleCount).toBe(1)
})

test('a statement that fails leaves those beside it, and the connection, as they are', async () => {
  const { rows } = await pool.query<{ pid: number }>("select current_setting('search_path') as kept")
  await pool.query("set search_path = 'kept'")
  const answers = await Promise.allSettled([numbered(1), pool.query('select 1 / 0'), numbered(2)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect((await pool.query("select current_setting('search_path') as kept")).rows).toEqual([{ kept: 'kept' }])
  await pool.query('reset search_path')
  expect((await pool.query("select current_setting('search_path') as kept")).rows).toEqual(rows)
})

test('nothing that is asked beside a transaction gets into it', async () => {
  const beside: Promise<unknown>[] = []
  const failing = database.transaction(async () => {
    await database.query("insert into dish values ('soup')")
    // by somebody else: the pool knows of no transaction
    beside.push(pool.query("insert into dish values ('bread')"), names())
    await sleep(20)
    await database.query("insert into dish values ('salad')")
    throw new Error('spilled')
  })
  await expect(failing).rejects.toThrow('spilled')
  await Promise.all(beside)
  expect(await names()).toEqual([{ name: 'bread' }])
})

test('a transaction has its turn in a stream of statements that never ends', async () => {
  const asking = new AbortController()
  const stream = Promise.all(
    [1, 2, 3].map(async (n) => {
      while (!asking.signal.aborted) await numbered(n)
    }),
  )
  const counted = await database.transaction(async () => {
    await database.query("insert into dish values ('stew')")
    return (await database.query<{ n: number }>('select count(*)::int as n from dish')).rows[0]?.n
  })
  asking.abort()
  await stream
  expect(counted).toBe(2)
})

test('a connection that breaks fails what was asked through it, and nothing later', async () => {
  const broken = pool.query(`select '${'['.repeat(200_000)}'::jsonb`)
  const beside = numbered(3)
  await expect(broken).rejects.toThrow('the embedded database broke down')
  await expect(beside).rejects.toThrow('the embedded database broke down')
  expect(await numbered(4)).toBe(4)
})

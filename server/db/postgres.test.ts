import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Pool, type PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { isFull } from '#server/db/away.ts'
import type { Database } from '#server/db/database.ts'
import { ifNobodyElse, inTurn } from '#server/db/in-turn.ts'
import { openOwnConnection } from '#server/db/own-connection.ts'
import { assertSessions } from '#server/db/pooler.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openEvents } from '#server/events.ts'
import { asAppError } from '#server/http/refusals/failures.ts'
import { beforePostgres } from '#server/test-world/before-postgres.ts'
import { freshPostgresUrl } from '#server/test-world/fresh-database.ts'
import { quietLog } from '#server/test-world/log.ts'
import { migrations } from '#server/test-world/migrations.ts'

const url = await freshPostgresUrl()

test('a database that is not there is a sentence without the password', async () => {
  const gone = openPostgres('postgres://cook:hunter2@127.0.0.1:1/kitchen', quietLog)
  await expect(gone).rejects.toThrow(/^The database at 127\.0\.0\.1:1 cannot be used \(.+\)\. Check DATABASE_URL/)
  await expect(gone).rejects.not.toThrow('hunter2')
})

test('a statement has 15 seconds, and a name that the database owner sees', async () => {
  const database = await openPostgres(url, quietLog)
  const { rows } = await database.query(
    "select current_setting('statement_timeout') as patience, current_setting('application_name') as name",
  )
  expect(rows).toEqual([{ patience: '15s', name: 'mealcrafter' }])
  // said on the connection: poolers refuse it in the startup message, or forget it
  const said = await database.query("select source from pg_settings where name = 'statement_timeout'")
  expect(said.rows).toEqual([{ source: 'session' }])
  await database.close()
})

test('a connection that breaks in a transaction fails the transaction and nothing else', async () => {
  const database = await openPostgres(url, quietLog)
  const failing = database.transaction(async () => {
    const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
    const other = await openPostgres(url, quietLog)
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await other.close()
    await sleep(50)
    await database.query('select 1')
  })
  await expect(failing).rejects.toThrow(/not queryable|terminat/)
  expect(asAppError(await failing.catch((error: unknown) => error)).code).toBe('unavailable')
  expect((await database.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  await database.close()
})

test('of three processes that start at once one migrates', async () => {
  const slow = 'create table spice (name text); select pg_sleep(0.3)'
  const folder = migrations([slow, "insert into spice values ('cumin')"])
  const program = `
    const { openPostgres } = await import('#server/db/postgres.ts')
    const { migrate } = await import('#server/db/migrate.ts')
    const database = await openPostgres(${JSON.stringify(url)}, console)
    await migrate(database, ${JSON.stringify(folder)})
    const { rows } = await database.query('show statement_timeout')
    if (rows[0].statement_timeout !== '15s') process.exit(2)
    await database.close()`
  const instances = [1, 2, 3].map(() => spawn(process.execPath, ['--input-type=module', '-e', program]))
  const codes = await Promise.all(instances.map((instance) => once(instance, 'exit').then(([code]) => code)))
  expect(codes).toEqual([0, 0, 0])
  const database = await openPostgres(url, quietLog)
  expect((await database.query('select name from spice')).rows).toEqual([{ name: 'cumin' }])
  await database.close()
})

test('what the database does to a connection is told as a service that is away, not as a fault of ours', async () => {
  const database = await openPostgres(url, quietLog)
  const codeOf = async (asked: Promise<unknown>) => asAppError(await asked.catch((error: unknown) => error)).code
  const ended = database.query('select pg_terminate_backend(pg_backend_pid())')
  expect(await codeOf(ended)).toBe('unavailable')
  // a primary that has become a copy of another server
  const readOnly = database.transaction(async () => {
    await database.query('set transaction read only')
    await database.query('create table spoon (name text)')
  })
  expect(await codeOf(readOnly)).toBe('unavailable')
  await database.close()
  expect(await codeOf(database.query('select 1'))).toBe('unavailable')
  expect(await codeOf(Promise.reject(new Error('a bug')))).toBe('internal')
})

test('an installation that has few connections waits for a free one', async () => {
  const owner = await openPostgres(url, quietLog)
  const role = `cook_${new URL(url).pathname.slice(1)}`
  await owner.query(`create role ${role} login connection limit 3`)
  const limited = new URL(url)
  limited.username = role
  const database = await openPostgres(limited.href, quietLog)
  const asked = Array.from({ length: 40 }, () => database.query('select pg_sleep(0.01)'))
  expect((await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')).toEqual([])
  await database.close()
  await owner.close()
})

test('what has a connection of its own waits for a free one too, and a start without one is told so', async () => {
  const owner = await openPostgres(url, quietLog)
  const role = `guest_${new URL(url).pathname.slice(1)}`
  await owner.query(`create role ${role} login connection limit 2`)
  const limited = new URL(url)
  limited.username = role
  const database = await openPostgres(limited.href, quietLog, { poolSize: 1 })
  for (const waits of [
    () => assertSessions(database),
    () => inTurn(database, () => Promise.resolve()),
    () => ifNobodyElse(database, () => Promise.resolve()),
  ]) {
    const other = new Client({ connectionString: limited.href })
    await other.connect()
    const waiting = waits()
    const first = await Promise.race([waiting.then(() => 'through', String), sleep(500, 'waits')])
    expect(first).toBe('waits')
    await other.end()
    await waiting
  }
  const other = new Client({ connectionString: limited.href })
  await other.connect()
  const refused = await openOwnConnection(database, { application_name: 'one too many' }, 300).catch(
    (error: unknown) => error,
  )
  expect(isFull(new Error('failed query', { cause: refused }))).toBe(true)
  expect(asAppError(refused).code).toBe('unavailable')
  await other.end()
  await database.close()
  await owner.close()
})

test('a connection of its own that was not heard in time is tried again, until patience is over', async () => {
  const patient = await beforePostgres(url, (connection) => (connection === 0 ? 'silent' : 'through'))
  const config = { application_name: 'unheard', connectionTimeoutMillis: 100 }
  const client = await openOwnConnection({ pool: new Pool({ connectionString: patient }) }, config)
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
  const silent = await beforePostgres(url, () => 'silent')
  const unheard = openOwnConnection({ pool: new Pool({ connectionString: silent }) }, config, 300)
  await expect(unheard).rejects.toThrow('timeout expired')
})

test('a pool has as many connections as it is told', async () => {
  const database = await openPostgres(url, quietLog, { poolSize: 2 })
  const pids = await Promise.all(
    Array.from({ length: 8 }, () => database.query<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.02)')),
  )
  expect(new Set(pids.map(({ rows }) => rows[0]?.pid)).size).toBe(2)
  await database.close()
})

test('a server that has gone without a word is noticed in seconds', async () => {
  const database = await openPostgres(url, quietLog)
  expect(database.pool.options).toMatchObject({ keepAlive: true, keepAliveInitialDelayMillis: 5000 })
  expect(database.pool.options.query_timeout).toBeGreaterThan(15_000)
  await database.close()
})

test('an answer that never comes is not waited for longer than the limit, also where nobody listens', async () => {
  const database = await openPostgres(url, quietLog, { longestAnswer: 3000 })
  const asked = await database.pool.connect()
  const thaw = freeze([await pidOf(asked)])
  try {
    const failure = await inOwnTime(asked.query('select 1'), 10_000)
    expect(String(failure)).toBe('Error: Query read timeout')
    expect(asAppError(failure).code).toBe('unavailable')
    // the next one is not given a connection that hangs
    asked.release(failure as Error)
    expect((await database.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  } finally {
    thaw()
  }
  await database.close()
})

test('a database that falls silent fails what is being asked, and is there again when it speaks', async () => {
  const database = await openPostgres(url, quietLog)
  const events = openEvents(database, quietLog)
  await events.subscribe('pot', () => undefined)
  const asked = await database.pool.connect()
  const { rows } = await asked.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'mealcrafter events' and datname = current_database()
     union select pg_backend_pid()`,
  )
  expect(rows).toHaveLength(2)
  const thaw = freeze(rows.map(({ pid }) => pid))
  try {
    // sooner than the limit of a statement: by the silence that the listener notices
    const failure = await inOwnTime(asked.query('select 1'), 10_000)
    expect(asAppError(failure).code).toBe('unavailable')
  } finally {
    thaw()
  }
  asked.release(true)
  await expect.poll(() => events.hearsOthers()).toBe(true)
  expect((await database.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  await events.close()
  await database.close()
})

test('who waits for a connection while the database falls silent is told at once', async () => {
  const database = await openPostgres(url, quietLog, { poolSize: 1 })
  const busy = await database.pool.connect()
  const waiting = database.query('select 1')
  database.setSilent(true)
  await expect(waiting).rejects.toThrow('The database does not answer.')
  await expect(database.query('select 1')).rejects.toThrow('The database does not answer.')
  database.setSilent(false)
  busy.release(true)
  expect((await database.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  await database.close()
})

test('a pooler that loses what a session holds is refused with a sentence', async () => {
  const database = await openPostgres(url, quietLog)
  await assertSessions(database)
  // LISTEN is heard in its own database alone: as deaf as behind such a pooler
  const elsewhere = await openPostgres(await freshPostgresUrl(), quietLog)
  const deaf: Database = { ...database, query: elsewhere.query }
  await expect(assertSessions(deaf)).rejects.toThrow(/^DATABASE_URL leads to a pooler that pools by transaction, .+\.$/)
  await elsewhere.close()
  await database.close()
})

async function pidOf(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]!.pid
}

/** Processes of the server stand still until the answer is called. */
function freeze(pids: readonly number[]): () => void {
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
}

/** How something failed within so many milliseconds; what keeps this process from running keeps this clock from running too. */
async function inOwnTime(asked: Promise<unknown>, milliseconds: number): Promise<unknown> {
  const failure = asked.then(
    () => 'answered',
    (error: unknown) => error,
  )
  const late = new AbortController()
  const clock = (async () => {
    for (let passed = 0; passed < milliseconds && !late.signal.aborted; passed += 100) await sleep(100)
    return 'late'
  })()
  return Promise.race([failure, clock]).finally(() => late.abort())
}

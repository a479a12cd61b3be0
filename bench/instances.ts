import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgres } from '#server/db/postgres.ts'
import { type PostgresServer, startPostgres } from '#server/test-world/postgres-server.ts'
import { plainLog } from '../tools/plain-log.ts'
import { startServer } from '../tools/running-server.ts'
import { type Installation, startInstallation } from './instances/installation.ts'
import { type Call, type Load, startLoad } from './instances/load.ts'
import { hasPooler, withPooler } from './instances/pooler.ts'
import { printTable } from './print-table.ts'

/**
 * `node bench/instances.ts [section ...]`: instances of the product on one PostgreSQL behind a plain balancer, while members
 * sign in, read, tick and generate: twenty starts at once, a rolling restart, kill -9, the database restarted and frozen, too
 * few connections, a pooler in between. Fails where one of them breaks its bound.
 */
const sections = { starts, rolling, killed, restarted, frozen, connections, poolers }
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(sections)
const members = 8
const seed = 7
const away = 'only 503 with Retry-After, in 10 s'

const rows: string[][] = []
const server = await startPostgres()
try {
  for (const name of wanted) await sections[name as keyof typeof sections](server)
} finally {
  await server.stop()
}
printTable(['several instances', 'calls', 'not served', 'longest ms', 'what else', 'bound', 'holds'], rows)

async function starts({ url }: PostgresServer): Promise<void> {
  const rounds = 3
  let died = 0
  for (let round = 0; round < rounds; round += 1) {
    const database = { kind: 'postgres', url: await newDatabase(url) } as const
    const started = await Promise.allSettled(Array.from({ length: 20 }, () => startServer(database)))
    died += started.filter(({ status }) => status === 'rejected').length
    for (const each of started) if (each.status === 'fulfilled') await each.value.kill()
  }
  report('20 starts at once on an empty database', undefined, `${died} of ${rounds * 20} died`, '0 die', died === 0)
}

async function rolling({ url }: PostgresServer): Promise<void> {
  await underLoad(url, 'rolling restart of three', '0 of 3,000 fail', async (house, load) => {
    for (let index = 0; index < house.instances.length; index += 1) await house.roll(index)
    while (load.calls.length < 3000) await sleep(100)
    return { holds: load.calls.every(isServed) }
  })
}

async function killed({ url }: PostgresServer): Promise<void> {
  const bound = 'fails for 2.5 s at most'
  await underLoad(url, 'kill -9 of one of three', bound, async (house, load) => {
    await sleep(3000)
    const at = performance.now()
    await house.kill(1, 3000)
    await sleep(3000)
    const late = load.calls.filter((call) => !isServed(call) && (call.at < at - 1000 || call.at > at + 2500))
    const due = await lettersDue(house)
    return { holds: late.length === 0 && due.missing === 0 && due.twice === 0, what: due.words }
  })
}

async function restarted(server: PostgresServer): Promise<void> {
  await underLoad(server.url, 'database restarted, away for 5 s', away, async (_house, load) => {
    await sleep(3000)
    await server.restart(5000)
    const back = performance.now()
    await sleep(5000)
    return { holds: load.calls.every(isAway), what: `served ${servedAgain(load, back)} ms after it` }
  })
}

async function frozen(server: PostgresServer): Promise<void> {
  await underLoad(server.url, 'database frozen for 40 s', away, async (_house, load) => {
    await sleep(3000)
    const thaw = await server.freeze()
    await sleep(40_000)
    thaw()
    const back = performance.now()
    await sleep(5000)
    return { holds: load.calls.every(isAway), what: `served ${servedAgain(load, back)} ms after it` }
  })
}

/** Three instances that would have 33 connections, of a role that may have 12. */
async function connections({ url }: PostgresServer): Promise<void> {
  const role = `cook_${Date.now()}`
  const limited = await newDatabase(url, role)
  await underLoad(limited, 'connections for 12 of 33', away, async (_house, load) => {
    await sleep(15_000)
    return { holds: load.calls.every(isAway) }
  })
}

async function poolers({ url }: PostgresServer): Promise<void> {
  if (!hasPooler()) return console.error('PgBouncer is not installed: what it does in between is not measured.')
  await withPooler(await newDatabase(url), 'session', (through) =>
    underLoad(through, 'PgBouncer by session', '0 fail; 15 s a statement', async (_house, load) => {
      await sleep(10_000)
      const database = await openPostgres(through, plainLog)
      const { rows } = await database.query<{ statement_timeout: string }>('show statement_timeout')
      await database.close()
      const limit = rows[0]?.statement_timeout
      return { holds: load.calls.every(isServed) && limit === '15s', what: `statement_timeout ${limit}` }
    }),
  )
  await withPooler(await newDatabase(url), 'transaction', async (through) => {
    const { code, said } = await refused(through)
    const holds = code === 1 && said.includes('pools by transaction')
    report('PgBouncer by transaction', undefined, said.split(',')[0] ?? '', 'refused with a sentence', holds)
  })
}

/** Three instances, a balancer and members; what the section does meanwhile; and what is left when all is quiet. */
async function underLoad(
  url: string,
  name: string,
  bound: string,
  work: (house: Installation, load: Load) => Promise<{ holds: boolean; what?: string }>,
): Promise<void> {
  console.error(name)
  const house = await startInstallation(url.includes('/postgres?') ? await newDatabase(url) : url)
  const load = await startLoad(house.address, { members, seed })
  const { holds, what } = await work(house, load)
  await load.stop()
  const caughtUp = await load.caughtUp()
  const losses = await load.losses()
  for (const loss of losses) console.error(`lost: ${loss}`)
  for (const call of load.calls)
    if (!isServed(call)) console.error(`${call.what}: ${nameOf(call)} after ${Math.round(call.took)} ms`)
  load.end()
  await house.end()
  const quiet = `lost ${losses.length}, followers level after ${Math.round(caughtUp)} ms`
  report(
    name,
    load.calls,
    [what, quiet].filter(Boolean).join('; '),
    bound,
    holds && losses.length === 0 && caughtUp < 25_000,
  )
}

function report(name: string, calls: readonly Call[] | undefined, what: string, bound: string, holds: boolean): void {
  if (!holds) process.exitCode = 1
  const failed = Map.groupBy(calls?.filter((call) => !isServed(call)) ?? [], nameOf)
  const failures = [...failed].map(([each, { length }]) => `${length} × ${each}`).join(', ')
  const longest = Math.round(Math.max(...(calls?.map(({ took }) => took) ?? [0])))
  const figures = calls ? [String(calls.length), failures || '0', String(longest)] : ['', '', '']
  rows.push([name, ...figures, what, bound, holds ? 'yes' : 'NO'])
  console.error(rows.at(-1)!.join(' | '))
}

function nameOf({ status, retryAfter }: Call): string {
  if (status === 0) return 'no answer'
  return status === 503 ? `503 ${retryAfter === undefined ? 'without' : 'with'} Retry-After` : String(status)
}

function isServed({ status }: Call): boolean {
  return status >= 200 && status < 500 && status !== 429
}

function isAway(call: Call): boolean {
  return (isServed(call) || (call.status === 503 && call.retryAfter !== undefined)) && call.took < 10_000
}

/** Milliseconds until the first call that was sent after a moment is served. */
function servedAgain({ calls }: Load, since: number): number {
  const answered = calls.filter((call) => call.at > since && isServed(call)).map(({ at, took }) => at + took - since)
  return Math.round(Math.min(...answered))
}

/** Each member is due two letters; waits for them for a minute. */
async function lettersDue(house: Installation) {
  const due = (members + 1) * 2
  for (let tries = 0; tries < 60 && house.letters().length < due; tries += 1) await sleep(1000)
  const letters = house.letters()
  const different = new Set(letters).size
  const [missing, twice] = [due - different, letters.length - different]
  return { missing, twice, words: `letters ${due}, missing ${missing}, twice ${twice}` }
}

/** A database of its own; `role`: owned by a role with no more than 12 connections, whose URL it is. */
async function newDatabase(url: string, role?: string): Promise<string> {
  const name = `bench_${process.hrtime.bigint()}`
  const owner = await openPostgres(url, plainLog)
  if (role !== undefined) await owner.query(`create role ${role} login connection limit 12`)
  await owner.query(`create database ${name} ${role === undefined ? '' : `owner ${role}`}`)
  await owner.close()
  const own = new URL(url)
  own.pathname = `/${name}`
  if (role !== undefined) own.username = role
  return own.href
}

/** What a server says that does not start. */
async function refused(url: string): Promise<{ code: number | null; said: string }> {
  const env = { PATH: process.env['PATH'] ?? '', PORT: '0', DATABASE_URL: url, LOG_LEVEL: 'fatal' }
  const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += piece.toString()))
  const patience = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(patience)
  return { code, said: said.trim() }
}

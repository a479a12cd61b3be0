import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgres } from '#server/db/postgres.ts'
import { type PostgresServer, startPostgres } from '#server/test-world/postgres-server.ts'
import { plainLog } from '../tools/running/plain-log.ts'
import { startServer } from '../tools/running/running-server.ts'
import { askDirectly } from './instances/ask-directly.ts'
import { type Documented, isInstalled, startDocumented } from './instances/documented-balancer.ts'
import type { Installation } from './instances/installation.ts'
import { killed } from './instances/killed.ts'
import type { Load } from './instances/load.ts'
import { hasPooler, withPooler } from './instances/pooler.ts'
import { startPrimaryAndStandby } from './instances/primary-and-standby.ts'
import {
  failuresOf,
  isAway,
  isServed,
  longestOf,
  printReport,
  report,
  reportNotMeasured,
  servedAgain,
} from './instances/report.ts'
import { newDatabase, underLoad } from './instances/under-load.ts'

/**
 * `node bench/instances.ts [section ...]`: instances of the product on one PostgreSQL with the connections that it has by default,
 * behind a plain balancer, while members sign in, read, tick and generate: twenty starts at once, a rolling restart (also behind
 * haproxy and nginx as docs/deploying.md configures them), kill -9, the database restarted, frozen and lost to its standby, too
 * few connections, a pooler in between. Fails where one of them breaks its bound, or where a program that it needs is not installed.
 */
const sections = {
  starts,
  rolling,
  haproxy: (server: PostgresServer) => rollingBehind(server, 'haproxy'),
  nginx: (server: PostgresServer) => rollingBehind(server, 'nginx'),
  killed,
  restarted,
  frozen,
  failover,
  connections,
  poolers,
}
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(sections)
const away = 'only 503 with Retry-After, in 10 s'
const noneFails = '0 of 3,000 fail'

const server = await startPostgres({ connections: 100 })
try {
  for (const name of wanted) await sections[name as keyof typeof sections](server)
} finally {
  await server.stop()
}
printReport()

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
  await underLoad(await newDatabase(url), 'rolling restart of three', noneFails, roll)
}

async function rollingBehind({ url }: PostgresServer, name: Documented): Promise<void> {
  const title = `the same behind ${name}`
  if (!isInstalled(name)) return reportNotMeasured(title, name, noneFails)
  const balancer = (instances: readonly string[]) => startDocumented(name, instances)
  await underLoad(await newDatabase(url), title, noneFails, roll, { balancer })
}

async function roll(house: Installation, load: Load) {
  for (let index = 0; index < house.instances.length; index += 1) await house.roll(index)
  while (load.calls.length < 3000) await sleep(100)
  return { holds: load.calls.every(isServed) }
}

async function restarted(server: PostgresServer): Promise<void> {
  const url = await newDatabase(server.url)
  await underLoad(url, 'database restarted, away for 5 s', away, (house, load) =>
    whileAway(house, load, () => server.restart(5000)),
  )
}

async function frozen(server: PostgresServer): Promise<void> {
  const url = await newDatabase(server.url)
  await underLoad(url, 'database frozen for 40 s', away, (house, load) =>
    whileAway(house, load, async () => {
      const thaw = await server.freeze()
      await sleep(40_000)
      thaw()
    }),
  )
}

/** The primary dies, five seconds later its address leads to the standby, and that accepts writes three seconds after that. */
async function failover(): Promise<void> {
  const pair = await startPrimaryAndStandby()
  try {
    const url = await newDatabase(pair.url)
    await underLoad(url, 'primary killed, standby promoted after 8 s', away, (house, load) =>
      whileAway(house, load, async () => {
        await pair.killPrimary()
        await sleep(5000)
        pair.moveAddress()
        await sleep(3000)
        await pair.promote()
      }),
    )
  } finally {
    await pair.stop()
  }
}

/** The instances are asked directly too, for the balancer sends them nothing while the database is away. */
async function whileAway({ instances }: Installation, load: Load, leave: () => Promise<void>) {
  const addresses = instances.map(({ address }) => address)
  const direct = askDirectly(addresses, load.somebody)
  await sleep(3000)
  await leave()
  const back = performance.now()
  await sleep(5000)
  await direct.stop()
  const { calls } = direct
  for (const call of calls) if (!isAway(call)) console.error(`${call.what}: ${call.status} after ${call.took} ms`)
  return {
    holds: load.calls.every(isAway) && calls.every(isAway) && calls.some((call) => !isServed(call)),
    what: `served ${servedAgain(load.calls, back)} ms after it; asked directly ${calls.length}, not served ${failuresOf(calls)}, longest ${longestOf(calls)} ms`,
    back,
  }
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
  if (!hasPooler()) return reportNotMeasured('PgBouncer in both modes', 'PgBouncer', '0 fail; refused with a sentence')
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

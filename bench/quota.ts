import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseConfig } from '#server/config.ts'
import { type RunningServer, startServer } from '../tools/running/running-server.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { type Databases, withDatabases } from './servers/databases.ts'
import { type Diner, newDiner, outcomeOf } from './servers/diner.ts'

/**
 * `node bench/quota.ts`: 20 parallel generations of a free member, on one process, on three over one PostgreSQL, and with
 * kill -9 in the middle. The member's day has three recipes: never more are made, and after a kill none of the three is lost for
 * longer than a place is held.
 */
const wanted = 3
const parallel = 20
const kills = 6
const holdMilliseconds = 120_000

const rows: string[][] = []
await withDatabases(async (databases) => {
  await atOnce('embedded, one process', databases.embedded(), 1)
  await atOnce('PostgreSQL, one process', await databases.postgres(), 1)
  await atOnce('PostgreSQL, three processes', await databases.postgres(), 3)
  await killed(databases)
})
printTable(['20 generations of a free member at once', 'made', 'refused with 429', 'other answers', 'holds'], rows)

async function atOnce(name: string, database: DatabaseConfig, processes: number): Promise<void> {
  const servers = await startAll(database, processes)
  const diner = await newDiner(servers[0]!.address)
  const outcomes = await generateAtOnce(diner, servers)
  const statuses = outcomes.map((outcome) => ('status' in outcome ? outcome.status : 200))
  const made = (await diner.at(servers[0]!.address).recipes.list({ query: { limit: 100 } })).length
  const refused = count(statuses, 429)
  report(name, made, refused, parallel - made - refused, made === wanted && refused === parallel - wanted)
  await Promise.all(servers.map((server) => server.end()))
}

/** The time for which a place is held is waited for once, for the members of both modes. */
async function killed(databases: Databases): Promise<void> {
  const struck = [
    { name: 'embedded, the process killed', ...(await strike(databases.embedded(), 1)) },
    { name: 'PostgreSQL, one of three processes killed', ...(await strike(await databases.postgres(), 3)) },
  ]
  console.error(`waiting ${holdMilliseconds / 1000} s, for which a place is held`)
  await sleep(holdMilliseconds)
  for (const { name, strikes, servers } of struck) {
    const { address } = servers[0]!
    for (const { diner } of strikes) await generateAtOnce(diner, servers)
    const made = await Promise.all(strikes.map(({ diner }) => madeBy(diner, address)))
    const atKill = strikes.map(({ made, held }) => (held > 0 ? `${made}+${held}` : `${made}`))
    const answers = strikes.flatMap(({ answered }) => answered)
    const holds = strikes.every(({ made, held }) => made + held <= wanted) && made.every((number) => number === wanted)
    const what = `${atKill.join(' ')} after it, ${made.join(' ')} in the end`
    const others = answers.length - count(answers, 429) - count(answers, 200)
    report(`${name}, ${kills} times (made+held)`, what, count(answers, 429), others, holds)
    await Promise.all(servers.map((server) => server.end()))
  }
}

interface Strike {
  readonly diner: Diner
  readonly answered: readonly number[]
  /** Recipes delivered, and places in the day held by what the killed process was writing. */
  readonly made: number
  readonly held: number
}

/** Kills the last server in the middle of the work of one member after the other, a little later each time. */
async function strike(
  database: DatabaseConfig,
  processes: number,
): Promise<{ strikes: Strike[]; servers: RunningServer[] }> {
  const strikes: Strike[] = []
  const servers = await startAll(database, processes)
  for (let index = 0; index < kills; index += 1) {
    const rehearsal = await newDiner(servers[0]!.address)
    const before = performance.now()
    await generateAtOnce(rehearsal, servers)
    const whole = performance.now() - before
    const diner = await newDiner(servers[0]!.address)
    const work = generateAtOnce(diner, servers)
    await sleep((whole * (index + 0.5)) / kills)
    await servers.pop()!.kill()
    const answered = (await work).map((outcome) => ('status' in outcome ? outcome.status : 200))
    servers.push(await startServer(database))
    const { dailyGenerationsUsed, generationsLeft } = await diner.at(servers[0]!.address).accounts.currentUser({})
    const held = wanted - dailyGenerationsUsed - (generationsLeft ?? 0)
    strikes.push({ diner, answered, made: await madeBy(diner, servers[0]!.address), held })
  }
  return { strikes, servers }
}

function startAll(database: DatabaseConfig, processes: number): Promise<RunningServer[]> {
  return Promise.all(Array.from({ length: processes }, () => startServer(database)))
}

function generateAtOnce(diner: Diner, servers: readonly RunningServer[]) {
  const calls = Array.from({ length: parallel }, (_, index) => servers[index % servers.length]!.address)
  return Promise.all(calls.map((address) => outcomeOf(generate(diner, address))))
}

function generate(diner: Diner, address: string) {
  return diner.at(address).recipes.generate({ body: {} })
}

async function madeBy(diner: Diner, address: string): Promise<number> {
  return (await diner.at(address).recipes.list({ query: { limit: 100 } })).length
}

function count(statuses: readonly number[], status: number): number {
  return statuses.filter((one) => one === status).length
}

function report(name: string, made: number | string, refused: number, others: number, holds: boolean): void {
  if (!holds) process.exitCode = overBound
  console.error(`${holds ? '✓' : '✗'} ${name}: ${made} made, ${refused} refused, ${others} other answers`)
  rows.push([name, String(made), String(refused), String(others), holds ? 'yes' : 'NO'])
}

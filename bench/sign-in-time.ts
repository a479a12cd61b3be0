import { randomUUID } from 'node:crypto'
import type { DatabaseConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { plainLog } from '../tools/running/plain-log.ts'
import { startServer } from '../tools/running/running-server.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { compare, quantile } from './figures/two-samples.ts'
import { withDatabases } from './servers/databases.ts'
import { newDiner } from './servers/diner.ts'

/**
 * `node bench/sign-in-time.ts [tries]`: whether the time of an answer tells who has an account. 500 tries of each kind in
 * random order, one after the other, so that whatever else the machine does meets all kinds alike. Every kind is compared
 * with a stranger; p below 0.001 counts as a difference.
 */
const tries = Number(process.argv[2] ?? 500)
const different = 0.001

type Call = () => Promise<unknown>

const rows: string[][] = []
await withDatabases(async (databases) => {
  await measure('embedded', databases.embedded())
  await measure('PostgreSQL', await databases.postgres())
})
printTable(['answer', 'kind', 'quartile', 'median', 'quartile', 'p (rank)', 'p (distance)', 'alike'], rows)

async function measure(name: string, database: DatabaseConfig): Promise<void> {
  const known = await members(database)
  const server = await startServer(database)
  const post = (path: string, body: object, status: number) => async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(server.address + path, { method: 'POST', headers, body: JSON.stringify(body) })
    await answer.arrayBuffer()
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`)
  }
  const stranger = `${randomUUID()}@example.org`
  const addresses = { stranger, ...known }
  const signIn = Object.entries(addresses).map(([kind, email]): [string, Call] => [
    kind,
    post('/api/auth/signin', { email, password: 'not this one' }, 401),
  ])
  report(`wrong sign-in, ${name}`, await timed(signIn))
  const forget = Object.entries(addresses).map(([kind, email]): [string, Call] => [
    kind,
    post('/api/auth/forgot-password', { email }, 200),
  ])
  report(`forgotten password, ${name}`, await timed(forget))
  await server.end()
}

/** Addresses of a member, of one with a second factor, and of one whose password has not been set yet. */
async function members(database: DatabaseConfig) {
  const server = await startServer(database)
  const made = await Promise.all([1, 2, 3].map(() => newDiner(server.address)))
  await server.end()
  const [member, guarded, unset] = made.map(({ user }) => user)
  const opened = await openDatabase(database, plainLog)
  await opened.query('update users set has_two_factor = true where id = $1', [guarded!.id])
  await opened.query('delete from credentials where user_id = $1', [unset!.id])
  await opened.close()
  return { member: member!.email, 'with a second factor': guarded!.email, 'without a password': unset!.email }
}

/** Milliseconds of every call, in an order that is drawn anew for each round; the first rounds warm up and do not count. */
async function timed(calls: readonly (readonly [string, Call])[]): Promise<Map<string, number[]>> {
  const times = new Map(calls.map(([kind]): [string, number[]] => [kind, []]))
  const warmUp = 20
  for (let round = -warmUp; round < tries; round += 1) {
    const order = calls.map((call) => ({ call, at: Math.random() })).sort((one, other) => one.at - other.at)
    for (const { call } of order) {
      const [kind, send] = call
      const before = performance.now()
      await send()
      if (round >= 0) times.get(kind)!.push(performance.now() - before)
    }
  }
  return times
}

function report(answer: string, times: ReadonlyMap<string, readonly number[]>): void {
  const [[, stranger] = ['', []]] = times
  for (const [kind, sample] of times) {
    const quartiles = [0.25, 0.5, 0.75].map((part) => `${quantile(sample, part).toFixed(2)} ms`)
    const { rank, distance } = compare(sample, stranger)
    const alike = Math.min(rank, distance) >= different
    if (!alike) process.exitCode = overBound
    const verdict = sample === stranger ? ['', '', ''] : [rank.toFixed(3), distance.toFixed(3), alike ? 'yes' : 'NO']
    console.error(`${alike ? '✓' : '✗'} ${answer}, ${kind}: ${quartiles.join(', ')}`)
    rows.push([answer, kind, ...quartiles, ...verdict])
  }
}

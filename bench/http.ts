import autocannon from 'autocannon'
import type { Recipe } from '#contract/recipe.ts'
import type { DatabaseConfig } from '#server/config.ts'
import { startProgram, startServer } from '../tools/running-server.ts'
import { copyOf, withDatabases } from './databases.ts'
import { type Diner, newDiner } from './diner.ts'
import { printTable } from './print-table.ts'

/**
 * `node bench/http.ts [seconds]`: requests a second at concurrency 1 and 32 on both kinds of database, beside the least that
 * Fastify could do with the same rows. The two take turns, three times so many seconds each, and the middle one counts: what
 * else the machine does then slows both. Then one recipe is read on four connections, alone and while 32 members generate.
 */
const seconds = Number(process.argv[2] ?? 1.5)
const rounds = 3
const secret = 'a secret for measuring, known to both servers'
const recipesEach = 20

const speeds: string[][] = []
const starts: string[][] = []
const besides: string[][] = []
await withDatabases(async (databases) => {
  await measure('embedded', databases.embedded())
  await measure('PostgreSQL', await databases.postgres())
})
printTable(['start', 'on an empty database, ms', 'later, ms', 'first recipe after it, ms'], starts)
console.log('')
printTable(
  [
    'one recipe on 4 connections',
    'a second',
    'p50 ms',
    'p99 ms',
    'while 32 generate, a second',
    'p50 ms',
    'p99 ms',
    'p99 ratio',
    'generated a second',
  ],
  besides,
)
console.log('')
printTable(['call', 'database', 'at once', 'a second', 'p50 ms', 'p99 ms', 'bare Fastify', 'p99 ms', 'ratio'], speeds)

async function measure(kind: string, database: DatabaseConfig): Promise<void> {
  const first = await startServer(database, { SESSION_SECRET: secret })
  const diners: Diner[] = []
  for (let index = 0; index < 32; index += 1) diners.push(await newDiner(first.address, 'premium'))
  await Promise.all(diners.map((diner) => fill(diner, first.address)))
  const [row] = await diners[0]!.at(first.address).recipes.list({})
  const newest = await diners[0]!.at(first.address).recipes.get({ params: { id: row!.id } })
  await first.end()

  const bare = await startProgram(['bench/bare-server.ts', JSON.stringify(copyOf(database)), secret], {})
  const server = await startServer(database, { SESSION_SECRET: secret })
  const before = performance.now()
  await diners[0]!.at(server.address).recipes.generate({ body: {} })
  starts.push([kind, ...[first.startedIn, server.startedIn, performance.now() - before].map(whole)])
  for (const call of [
    { name: 'list of 20', path: '/api/recipes', diners: diners.slice(0, 1) },
    { name: 'one recipe', path: `/api/recipes/${newest.id}`, diners: diners.slice(0, 1) },
    { name: 'verify', path: '/api/recipes/verify', body: JSON.stringify(wordsOf(newest)), diners },
    { name: 'generate', path: '/api/generate-recipe', body: '{}', diners },
  ]) {
    for (const atOnce of [1, 32]) {
      const { product, limit, ratio } = await inTurns(server.address, bare.address, call, atOnce)
      const figures = [product.perSecond, product.p50, product.p99, limit.perSecond, limit.p99].map(whole)
      const row = [call.name, kind, String(atOnce), ...figures, ratio.toFixed(2)]
      console.error(row.join('  '))
      speeds.push(row)
    }
  }
  besides.push([kind, ...(await besideGenerating(server.address, `/api/recipes/${newest.id}`, diners))])
  await server.end()
  await bare.end()
}

/** Alone and beside in turns; the middle turn by its ratio. */
async function besideGenerating(address: string, path: string, diners: readonly Diner[]): Promise<string[]> {
  const reading: Load = { path, diners: diners.slice(0, 1) }
  const generating: Load = { path: '/api/generate-recipe', body: '{}', diners }
  const turns: { alone: Speed; beside: Speed; generated: Speed; ratio: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const alone = await load(address, reading, 4)
    const [beside, generated] = await Promise.all([load(address, reading, 4), load(address, generating, 32)])
    turns.push({ alone, beside, generated, ratio: beside.p99 / Math.max(alone.p99, 1) })
  }
  const { alone, beside, generated, ratio } = turns.sort((a, b) => a.ratio - b.ratio)[Math.floor(rounds / 2)]!
  const figures = [alone.perSecond, alone.p50, alone.p99, beside.perSecond, beside.p50, beside.p99].map(whole)
  return [...figures, ratio.toFixed(1), whole(generated.perSecond)]
}

/** A recipe as the editor sends it while it is typed. */
function wordsOf({ title, servings, ingredients, instructions }: Recipe) {
  return { title, servings, ingredients, instructions: instructions.map(({ description }) => description) }
}

async function inTurns(address: string, bare: string, call: Load, atOnce: number) {
  // Not counted: both get warm.
  await load(address, call, atOnce)
  await load(bare, call, atOnce)
  const turns: { product: Speed; limit: Speed; ratio: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const product = await load(address, call, atOnce)
    const limit = await load(bare, call, atOnce)
    turns.push({ product, limit, ratio: product.perSecond / limit.perSecond })
  }
  return turns.sort((a, b) => a.ratio - b.ratio)[Math.floor(rounds / 2)]!
}

async function fill(diner: Diner, address: string): Promise<void> {
  for (let index = 0; index < recipesEach; index += 1) await diner.at(address).recipes.generate({ body: {} })
}

interface Load {
  readonly path: string
  readonly body?: string
  /** Each connection is another one of these members. */
  readonly diners: readonly Diner[]
}

interface Speed {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

async function load(address: string, { path, body, diners }: Load, connections: number): Promise<Speed> {
  let connected = 0
  const { requests, latency, duration, non2xx, errors } = await autocannon({
    url: `${address}${path}`,
    connections,
    duration: seconds,
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && { body }),
    setupClient: (client) => {
      const { cookie } = diners[connected++ % diners.length]!
      client.setHeaders({ cookie, ...(body !== undefined && { 'content-type': 'application/json' }) })
    },
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} without an answer`)
  return { perSecond: requests.total / duration, p50: latency.p50, p99: latency.p99 }
}

function whole(number: number): string {
  return String(Math.round(number))
}

import autocannon from 'autocannon'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { DatabaseConfig } from '#server/config.ts'
import { startProgram, startServer } from '../tools/running/running-server.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'
import { copyOf, withDatabases } from './servers/databases.ts'
import { type Diner, newDiner } from './servers/diner.ts'

/**
 * `node bench/http.ts [seconds]`: requests a second at concurrency 1 and 32 on both kinds of database, beside the least that
 * Fastify could do with the same rows. The two take turns, three times so many seconds each, and the middle one counts: what
 * else the machine does then slows both. Then one recipe is read on four connections, alone and while 32 members generate, for
 * some seconds each; fails where its p99 becomes more than twice as long by that, in the middle turn.
 */
const seconds = Number(process.argv[2] ?? 1.5)
const secondsBeside = 5
const mostBeside = 2
const rounds = 3
const secret = 'a secret for measuring, known to both servers'
const recipesEach = 20
/** Words that were made up so far. */
let word = 0

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
    'in the worst turn',
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

  const bare = await startProgram(['bench/servers/bare-server.ts', JSON.stringify(copyOf(database)), secret], {})
  const server = await startServer(database, { SESSION_SECRET: secret })
  const before = performance.now()
  await diners[0]!.at(server.address).recipes.generate({ body: {} })
  starts.push([kind, ...[first.startedIn, server.startedIn, performance.now() - before].map(whole)])
  for (const call of [
    { name: 'list of 20', path: '/api/recipes', diners: diners.slice(0, 1) },
    { name: 'list of 20 rows', path: '/api/recipes?view=row', diners: diners.slice(0, 1) },
    { name: 'one recipe', path: `/api/recipes/${newest.id}`, diners: diners.slice(0, 1) },
    { name: 'verify', path: '/api/recipes/verify', body: () => JSON.stringify(unread(wordsOf(newest))), diners },
    { name: 'verify, read before', path: '/api/recipes/verify', body: () => JSON.stringify(wordsOf(newest)), diners },
    { name: 'generate', path: '/api/generate-recipe', body: () => '{}', diners },
  ]) {
    for (const atOnce of [1, 32]) {
      const { product, limit, ratio } = await inTurns(server.address, bare.address, call, atOnce)
      const figures = [...figuresOf(product), whole(limit.perSecond), milliseconds(limit.p99)]
      const row = [call.name, kind, String(atOnce), ...figures, ratio.toFixed(2)]
      console.error(row.join('  '))
      speeds.push(row)
    }
  }
  besides.push([kind, ...(await besideGenerating(server.address, `/api/recipes/${newest.id}`, diners))])
  console.error(besides.at(-1)!.join('  '))
  await server.end()
  await bare.end()
}

/** Alone and beside in turns; the middle turn by its ratio, and the ratio of the worst. */
async function besideGenerating(address: string, path: string, diners: readonly Diner[]): Promise<string[]> {
  const reading: Load = { path, diners: diners.slice(0, 1) }
  const generating: Load = { path: '/api/generate-recipe', body: () => '{}', diners }
  const turns: { alone: Speed; beside: Speed; generated: Speed; ratio: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const alone = await load(address, reading, 4, secondsBeside)
    const [beside, generated] = await Promise.all([
      load(address, reading, 4, secondsBeside),
      load(address, generating, 32, secondsBeside),
    ])
    turns.push({ alone, beside, generated, ratio: beside.p99 / alone.p99 })
  }
  turns.sort((a, b) => a.ratio - b.ratio)
  const { alone, beside, generated, ratio } = turns[Math.floor(rounds / 2)]!
  if (ratio > mostBeside) process.exitCode = overBound
  const ratios = [ratio, turns.at(-1)!.ratio].map((each) => each.toFixed(1))
  return [...figuresOf(alone), ...figuresOf(beside), ...ratios, whole(generated.perSecond)]
}

/** A recipe as the editor sends it while it is typed. */
function wordsOf({ title, servings, ingredients, instructions }: Recipe) {
  return { title, servings, ingredients, instructions: instructions.map(({ description }) => description) }
}

/** The same with a word in each line that nobody has ever read. */
function unread({ ingredients, instructions, ...words }: ReturnType<typeof wordsOf>) {
  return {
    ...words,
    ingredients: ingredients.map((line) => ({ ...line, name: `${line.name} ${newWord()}` })),
    instructions: instructions.map((step) => `${step} ${newWord()}`),
  }
}

/** Of letters alone: a figure would be read as an amount. */
function newWord(): string {
  word += 1
  return `zu${word.toString(26).replaceAll(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))}`
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
  /** Of each request another one. */
  readonly body?: () => string
  /** Each connection is another one of these members. */
  readonly diners: readonly Diner[]
}

/** Requests a second, and milliseconds. */
interface Speed {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

async function load(
  address: string,
  { path, body, diners }: Load,
  connections: number,
  duration = seconds,
): Promise<Speed> {
  let connected = 0
  const waits: number[] = []
  const result = await autocannon({
    url: `${address}${path}`,
    connections,
    duration,
    setupClient: (client) => {
      const { cookie } = diners[connected++ % diners.length]!
      // its own histogram has whole milliseconds
      client.on('response', (_status, _bytes, wait) => waits.push(wait))
      client.setRequests([
        body === undefined
          ? { headers: { cookie } }
          : {
              method: 'POST',
              headers: { cookie, 'content-type': 'application/json' },
              setupRequest: (request) => ({ ...request, body: body() }),
            },
      ])
    },
  })
  const { non2xx, errors } = result
  if (non2xx > 0 || errors > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} without an answer`)
  waits.sort((one, other) => one - other)
  const percentile = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0
  return { perSecond: result.requests.total / result.duration, p50: percentile(0.5), p99: percentile(0.99) }
}

function figuresOf({ perSecond, p50, p99 }: Speed): string[] {
  return [whole(perSecond), milliseconds(p50), milliseconds(p99)]
}

function milliseconds(wait: number): string {
  return wait.toFixed(wait < 10 ? 2 : 0)
}

function whole(number: number): string {
  return String(Math.round(number))
}

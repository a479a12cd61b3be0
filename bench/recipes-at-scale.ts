import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import type { DatabaseConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { type RunningServer, startProgram, startServer } from '../tools/running/running-server.ts'
import { cellsOf, printScale, type ScaleRow } from './figures/print-scale.ts'
import { copyOf, openToFill, withDatabases } from './servers/databases.ts'
import { type Diner, newDiner } from './servers/diner.ts'
import { fillWithRecipes } from './servers/many-recipes.ts'

/**
 * `node bench/recipes-at-scale.ts [recipes on PostgreSQL] [recipes embedded] [seconds]`: lists, searches, one recipe and a
 * shopping list's items at 32 connections, for members with 10,000 recipes (half of them embedded) and for members with
 * 100, in the same database; beside the least that Fastify could do with the same rows. The three take turns in slices of so many
 * seconds, so that whatever else the machine does slows each of them; a percentile is that of all slices together.
 */
const [onPostgres = 1_000_000, embedded = 50_000, seconds = 1] = process.argv.slice(2).map(Number)
const rounds = 3
const connections = 32
const membersMeasured = 8
const templates = 400
const few = 100
/** Lists of a member in one slice, of the 500 that they may have. */
const listsAtOnce = 50
const secret = 'a secret for measuring, known to both servers'
const results: ScaleRow[] = []

await withDatabases(async (databases) => {
  await measure('PostgreSQL', await databases.postgres(), onPostgres, Math.min(10_000, onPostgres / membersMeasured))
  await measure('embedded', databases.embedded(), embedded, Math.min(5000, embedded / membersMeasured))
})
printScale(results)

async function measure(kind: string, database: DatabaseConfig, recipes: number, recipesEach: number): Promise<void> {
  const filler = await startServer(database, { SESSION_SECRET: secret })
  const cook = await newDiner(filler.address, 'premium')
  for (let index = 0; index < templates; index += 1)
    await cook.at(filler.address).recipes.generate({ body: { specialNotes: '', servings: 1 + (index % 6) } })
  const big: Diner[] = []
  const small: Diner[] = []
  for (let index = 0; index < membersMeasured; index += 1) {
    big.push(await newDiner(filler.address, 'premium'))
    small.push(await newDiner(filler.address, 'premium'))
  }
  await filler.end()
  const before = performance.now()
  const opened = await openToFill(database)
  const others = await strangers(opened, Math.max(0, Math.round(recipes / recipesEach) - membersMeasured))
  await fillWithRecipes(opened, cook.user.id, [
    { ids: [...big.map(({ user }) => user.id), ...others], recipesEach },
    { ids: small.map(({ user }) => user.id), recipesEach: few },
  ])
  const counted = await opened.query<{ recipes: string }>('select count(*) as recipes from recipes')
  await opened.close()
  const minutes = ((performance.now() - before) / 60_000).toFixed(1)
  console.error(`${kind}: ${counted.rows[0]?.recipes} recipes, ${recipesEach} a member, written in ${minutes} minutes`)

  const beforehand = await startServer(database, { SESSION_SECRET: secret })
  await makeLists([...big, ...small], beforehand.address)
  await beforehand.end()
  const bare = await startProgram(['bench/servers/bare-server.ts', JSON.stringify(copyOf(database)), secret], {})
  const server = await startServer(database, { SESSION_SECRET: secret })
  for (const call of measuredCalls()) {
    const ofBig = await call.targets(big, server.address, recipesEach)
    const ofSmall = await call.targets(small, server.address, few)
    const ofBare = call.hasBare ? await call.targets(big, server.address, recipesEach, 'bare') : undefined
    const [rowsWithMany, rowsWithFew] = [await rowsOf(server, ofBig), await rowsOf(server, ofSmall)]
    const [withMany, withFew, least] = await inTurns(call, [
      { server, targets: ofBig },
      { server, targets: ofSmall },
      ...(ofBare ? [{ server: bare, targets: ofBare }] : []),
    ])
    const row: ScaleRow = {
      call: call.name,
      database: kind,
      many: figuresOf(withMany!),
      rowsOfMany: rowsWithMany,
      few: figuresOf(withFew!),
      rowsOfFew: rowsWithFew,
      toFew: withMany!.p99 / withFew!.p99,
      bare: least && { figures: figuresOf(least), toBare: withMany!.p99 / least.p99 },
    }
    console.error(cellsOf(row).join('  '))
    results.push(row)
  }
  await server.end()
  await bare.end()
}

interface Target {
  readonly cookie: string
  /** Asked one after the other, again and again. */
  readonly requests: readonly { path: string; body?: string }[]
}

interface Measured {
  readonly name: string
  readonly hasBare: boolean
  /** So many requests a slice instead of some seconds of them. */
  readonly requests?: number
  readonly targets: (
    diners: readonly Diner[],
    address: string,
    recipesEach: number,
    whose?: 'product' | 'bare',
  ) => Promise<Target[]>
}

function measuredCalls(): readonly Measured[] {
  return [
    listed('list of 20', [''], true),
    listed('search: one common word', ['?q=onion']),
    listed('search: one in a thousand', (each) => range(50, (at) => `?q=batch${Math.min(100, each / 10) + at}`), true),
    listed('search: the only one', (each) => range(90, (at) => `?q=shelf${Math.round(each / 10) + at}`), true),
    listed('search: the beginning of a word', ['?q=chick', '?q=to', '?q=garl'], true),
    listed('search: two words', ['?q=onion+garlic', '?q=rice+lemon', '?q=tomato+basil']),
    listed('search: misspelt', ['?q=onoin', '?q=tomatto', '?q=chikken', '?q=garlci']),
    listed('search: nothing has it', ['?q=xylophone', '?q=unobtainium']),
    listed('favourites', ['?favorite=true']),
    listed('favourites with a word', ['?favorite=true&q=onion', '?favorite=true&q=garlic']),
    listed('at most 30 minutes', ['?maxMinutes=30']),
    listed('at most 1 kcal: nothing fits', ['?maxCalories=1']),
    listed('vegan', ['?diet=vegan']),
    listed('vegan, no soy, at most 30 minutes', ['?diet=vegan&without=soy&maxMinutes=30']),
    listed('the last 30 days', [`?since=${monthAgo()}&limit=8`]),
    { name: 'one recipe', hasBare: true, targets: oneRecipe },
    { name: "add '2 milk' to a list", hasBare: true, targets: listItems },
    { name: 'a list of a recipe', hasBare: false, requests: listsAtOnce * membersMeasured, targets: recipeLists },
  ]
}

function listed(
  name: string,
  queries: readonly string[] | ((recipesEach: number) => readonly string[]),
  hasBare = false,
): Measured {
  const requests = (each: number) =>
    (typeof queries === 'function' ? queries(each) : queries).map((query) => ({ path: `/api/recipes${query}` }))
  return {
    name,
    hasBare,
    targets: async (diners, _, each) => diners.map(({ cookie }) => ({ cookie, requests: requests(each) })),
  }
}

async function oneRecipe(diners: readonly Diner[], address: string): Promise<Target[]> {
  return ofRecipes(diners, address, (id) => ({ path: `/api/recipes/${id}` }))
}

async function recipeLists(diners: readonly Diner[], address: string): Promise<Target[]> {
  return ofRecipes(diners, address, (id) => ({ path: `/api/recipes/${id}/shopping-list`, body: '{}' }))
}

async function ofRecipes(
  diners: readonly Diner[],
  address: string,
  request: (id: number) => Target['requests'][number],
): Promise<Target[]> {
  return Promise.all(
    diners.map(async (diner) => {
      const rows = await diner.at(address).recipes.list({ query: { limit: 50 } })
      return { cookie: diner.cookie, requests: rows.map(({ id }) => request(id)) }
    }),
  )
}

/** Half of the lists are for the bare server, whose rows nobody reads as food. */
async function listItems(
  diners: readonly Diner[],
  address: string,
  _recipesEach: number,
  whose: 'product' | 'bare' = 'product',
): Promise<Target[]> {
  return Promise.all(
    diners.map(async (diner) => {
      const lists = await diner.at(address).shopping.list({ query: { limit: 50 } })
      const body = JSON.stringify({ text: '2 milk' })
      const own = lists.filter(({ id }) => (id % 2 === 0) === (whose === 'bare'))
      const requests = own.map(({ id }) => ({ path: `/api/shopping-lists/${id}/items`, body }))
      return { cookie: diner.cookie, requests }
    }),
  )
}

/** Lists of a recipe each, and many of them, so that none gets as long as a list may be. */
async function makeLists(diners: readonly Diner[], address: string): Promise<void> {
  for (const diner of diners) {
    const { shopping, recipes } = diner.at(address)
    for (const { id } of await recipes.list({ query: { limit: 50 } }))
      await shopping.ofRecipe({ params: { id }, body: {} })
  }
}

/** How many recipes an answer of a list has, on the average. */
async function rowsOf({ address }: Pick<RunningServer, 'address'>, [target]: readonly Target[]): Promise<string> {
  const lists = target!.requests.filter(({ body }) => body === undefined)
  let rows = 0
  for (const { path } of lists) {
    const answer: unknown = await (await fetch(address + path, { headers: { cookie: target!.cookie } })).json()
    rows += Array.isArray(answer) ? answer.length : 1
  }
  return lists.length === 0 ? '' : (rows / lists.length).toFixed(0)
}

interface Figures {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

interface Contender {
  readonly server: Pick<RunningServer, 'address'>
  readonly targets: readonly Target[]
}

/** What each came to in all its slices; the first of each gets it warm and does not count. */
async function inTurns(call: Measured, contenders: readonly Contender[]): Promise<Figures[]> {
  const slices = contenders.map(() => ({ times: [] as number[], taken: 0 }))
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, contender] of contenders.entries()) {
      const { times, taken } = await load(contender, call)
      if (round === 0) continue
      slices[at]!.times.push(...times)
      slices[at]!.taken += taken
    }
  return slices.map(({ times, taken }) => {
    times.sort((one, other) => one - other)
    const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
    return { perSecond: times.length / taken, p50: percentile(0.5), p99: percentile(0.99) }
  })
}

/** Its types know one of the two at a time. */
type Running = autocannon.Instance & Promise<autocannon.Result>

/** Milliseconds of every answer, and the seconds that all took. */
async function load(
  { server, targets }: Contender,
  { requests: amount }: Measured,
): Promise<{ times: number[]; taken: number }> {
  let connected = 0
  const times: number[] = []
  const run = autocannon({
    url: server.address,
    connections,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    setupClient: (client) => {
      const { cookie, requests: asked } = targets[connected % targets.length]!
      // everybody begins somewhere else
      const start = (connected++ * 7) % asked.length
      client.setRequests(
        [...asked.slice(start), ...asked.slice(0, start)].map(({ path, body }) => ({
          path,
          method: body === undefined ? 'GET' : 'POST',
          headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
          ...(body !== undefined && { body }),
        })),
      )
    },
  }) as unknown as Running
  void run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  const { duration: taken, non2xx, errors } = await run
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused, ${errors} without an answer`)
  // what nobody waits for any longer is still worked at, and would slow the next slice: this stands behind it
  for (let turn = 0; turn < 2; turn += 1)
    await fetch(`${server.address}/api/recipes?limit=1`, { headers: { cookie: targets[0]!.cookie } })
  return { times, taken }
}

/** Members whose recipes stand between those that are measured. */
async function strangers(database: Database, many: number): Promise<string[]> {
  const ids = range(many, () => randomUUID())
  for (const id of ids)
    await database.query(
      `insert into users (id, email, first_name, last_name) values ($1, $1 || '@example.org', 'A', 'B')`,
      [id],
    )
  return ids
}

function range<T>(length: number, make: (at: number) => T): T[] {
  return Array.from({ length }, (_, at) => make(at))
}

function figuresOf({ perSecond, p50, p99 }: Figures): string[] {
  return [perSecond, p50, p99].map((figure) => String(Math.round(figure)))
}

function monthAgo(): string {
  return new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

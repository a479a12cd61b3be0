import type { AddressInfo, Socket } from 'node:net'
import type { Pool, PoolClient } from 'pg'
import { describe, expect, inject, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { freshPostgresUrl } from '#server/test-world/fresh-database.ts'
import { goodBodies } from '#server/test-world/good-bodies.ts'
import { quietLog } from '#server/test-world/log.ts'
import { plainRoutes } from '#server/test-world/plain-routes.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

interface Call {
  readonly name: string
  readonly method: Endpoint['method']
  readonly path: string
  readonly access?: Endpoint['access']
}

const calls: readonly Call[] = [
  ...Object.entries<Record<string, Endpoint>>(contract).flatMap(([feature, table]) =>
    Object.entries(table).map(([name, row]) => ({ name: `${feature}.${name}`, ...row })),
  ),
  ...plainRoutes.map((route) => {
    const [method = '', path = ''] = route.split(' ')
    return { name: route, method: method as Endpoint['method'], path }
  }),
]

/** Not what goes on for as long as its reader stays, nor what draws a page of the build, which these tests have not. */
const ending = calls.filter(({ path }) => !/\/(?:events|preview)$/.test(path))

describe.runIf(inject('databaseKind') === 'postgres')('on PostgreSQL', () => {
  test('wherever the database leaves a call, that is 503 and when to ask again; the process is alive', async () => {
    const database = await openPostgres(await freshPostgresUrl(), quietLog)
    const world = await startApp({ rateLimitFactor: 10_000 }, { database })
    const ada = await member(world)
    const allow = breakable(database.pool)
    for (const statements of [0, 3]) {
      for (const call of ending) {
        allow(statements)
        const answer = await asked(ada, call)
        allow(Number.POSITIVE_INFINITY)
        expect([call.name, statements, answer]).toEqual([call.name, statements, expect.stringMatching(served)])
        const refused = statements === 0 && isForMembers(call)
        expect([call.name, refused ? answer : away]).toEqual([call.name, away])
        if (answer.startsWith('401')) await signIn(ada)
      }
    }
    await world.context.events.close()
    await database.close()
    for (const call of calls) {
      const answer = await asked(ada, call)
      expect([call.name, answer]).toEqual([call.name, expect.stringMatching(served)])
      expect([call.name, isForMembers(call) ? answer : away]).toEqual([call.name, away])
    }
    // what it found last counts for two seconds
    await expect.poll(() => asked(ada, { name: 'public.health', method: 'GET', path: '/api/health' })).toBe(away)
    expect((await visitor(world.app).send({ method: 'GET', url: '/api/health/live' })).json()).toEqual({ status: 'ok' })
    await world.app.close()
  })

  test('a connection that breaks while a call waits for its answer is 503 over HTTP too, and the next one is served', async () => {
    const world = await startApp()
    const ada = await cook(world.app)
    await world.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = world.app.server.address() as AddressInfo
    const cookie = Object.entries(ada.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const get = () => fetch(`http://127.0.0.1:${port}/api/recipes`, { headers: { cookie } })
    const cutOff = await world.database.transaction(async () => {
      await world.database.query('lock table recipes')
      const answer = get()
      const other = await openPostgres(world.database.pool.options.connectionString!, quietLog)
      const waiting = "datname = current_database() and wait_event_type = 'Lock'"
      const ended = `select count(pg_terminate_backend(pid))::int as n from pg_stat_activity where ${waiting}`
      await expect.poll(async () => (await other.query<{ n: number }>(ended)).rows[0]?.n).toBeGreaterThan(0)
      await other.close()
      return answer
    })
    expect(cutOff.status).toBe(503)
    expect(Number(cutOff.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await cutOff.json()).toMatchObject({ code: 'unavailable' })
    expect((await get()).status).toBe(200)
    await world.close()
  })

  test('health tells whether one hears of what happens in the others', async () => {
    const world = await startApp()
    const listening = async () => (await visitor(world.app).api.public.health({})).listening
    await expect.poll(listening).toBe(true)
    const url = new URL(world.database.pool.options.connectionString!)
    const name = url.pathname.slice(1)
    url.pathname = '/postgres'
    const owner = await openPostgres(url.href, quietLog)
    await owner.query(`alter database ${name} allow_connections false`)
    await world.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'mealcrafter events' and datname = current_database()`,
    )
    await expect.poll(listening).toBe(false)
    await owner.query(`alter database ${name} allow_connections true`)
    await expect.poll(listening).toBe(true)
    await owner.close()
    await world.close()
  })
})

/** No 500 and its like; a 503 says when to ask again. */
const served = /^(?:[1-4]\d\d|503 )/

function isForMembers({ access }: Call): boolean {
  return access === 'account' || access === 'admin'
}

/** An administrator with the largest plan, who has a recipe, a list and more for ids to lead to. */
async function member(world: TestApp): Promise<Cook> {
  const ada = await cook(world.app)
  await world.database.query(
    "update users set subscription_tier = 'premium', is_admin = true, email_confirmed_at = now() where id = $1",
    [ada.user.id],
  )
  for (let made = 0; made < 3; made += 1) await ada.api.recipes.generate({ body: {} })
  await ada.api.shopping.ofRecipe({ params: { id: 1 }, body: {} })
  await ada.api.mealPlans.create({
    body: { title: 'Week', startDate: '2026-11-23', endDate: '2026-11-29', recipeIds: [1] },
  })
  return ada
}

async function signIn(ada: Cook): Promise<void> {
  ada.cookies = {}
  await ada.api.accounts.signIn({ body: { email: ada.user.email, password: ada.password } })
}

/** Such as '200', '404 not_found' and '503 unavailable'; a 503 that does not say when to ask again is none. */
async function asked(browser: Cook, { name, method, path }: Call): Promise<string> {
  const url = path.replaceAll(/:\w+/g, '1')
  const answer = await browser.send(
    method === 'GET' ? { method, url } : { method, url, payload: goodBodies[name] ?? {} },
  )
  if (answer.statusCode < 400) return String(answer.statusCode)
  const said = `${answer.statusCode} ${answer.json<{ code: string }>().code}`
  return answer.statusCode === 503 && !(Number(answer.headers['retry-after']) > 0)
    ? `${said}, for good`.replace(' ', ': ')
    : said
}

const away = '503 unavailable'

/** Has a pool answer so many statements more, and break the connection of each one after. */
function breakable(pool: Pool): (statements: number) => void {
  let left = Number.POSITIVE_INFINITY
  const known = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    const { connection } = client as unknown as { connection: { stream: Socket } }
    const query: PoolClient['query'] = client.query.bind(client)
    client.query = new Proxy(query, {
      apply(asked, self, args) {
        left -= 1
        if (left < 0) connection.stream.destroy()
        return Reflect.apply(asked, self, args)
      },
    })
  })
  return (statements) => {
    left = statements
  }
}

import * as fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { goodBodies } from '#server/test-world/good-bodies.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let member: Cook
let boss: Cook
beforeAll(async () => {
  world = await startApp({ adminEmails: ['boss@example.org'], rateLimitFactor: 10_000 })
  member = await cook(world.app, { allergies: ['Soy'], foodDislikes: 'liver' })
  boss = await cook(world.app)
  await world.database.query("update users set subscription_tier = 'premium'")
  await world.database.query('update users set is_admin = true where id = $1', [boss.user.id])
  for (let made = 0; made < 3; made++) await member.api.recipes.generate({ body: {} })
  const week = { title: 'Week', startDate: '2026-11-23', endDate: '2026-11-29' }
  for (const id of [1, 2]) await member.api.mealPlans.create({ body: { ...week, recipeIds: [id] } })
  for (const id of [1, 2]) await member.api.shopping.ofRecipe({ params: { id }, body: {} })
  for (const text of ['2 lb chicken thighs', '3 eggs', '1 kg flour']) await member.api.atHome.add({ body: { text } })
  await noteWrites()
})
afterAll(() => world.close())

const rows = Object.entries<Record<string, Endpoint>>(contract).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, row]): [string, Endpoint] => [`${feature}.${name}`, row]),
)

// first, while the member is as they were made
test('what is written is seen', async () => {
  await written()
  await member.api.atHome.add({ body: { text: '2 lemons' } })
  expect((await written()).writes).toContain('INSERT at_home_items')
})

describe('whatever is sent to a call is done or refused in words, and a refusal changes nothing', () => {
  test.each(rows)('%s', async (name, row) => {
    await fc.assert(
      fc.asyncProperty(url(row), payload(name), whom, async (target, body, who) => {
        const headers = { accept: 'application/json', 'content-type': 'application/json' }
        // who signs up or in does so in a browser of their own, or this one would be theirs from there on
        const sender = /^accounts\.sign(?:Up|In)$/.test(name) ? visitor(world.app) : await browserOf(who)
        reserved ??= (await written()).reserved
        const sent = row.method === 'GET' || body === undefined ? {} : { payload: body, headers }
        const answer = await sender.send({ method: row.method, url: target, ...sent })
        expect(answer.statusCode).toBeLessThan(500)
        if (answer.statusCode >= 400) return isRefused(answer, reserved)
        reserved = undefined
        isDone(row, answer)
      }),
      { numRuns: 20 },
    )
  })
})

function isDone(row: Endpoint, { statusCode, payload: text }: LightMyRequestResponse): void {
  expect(statusCode).toBe(row.status ?? 200)
  expect(row.output.safeParse(JSON.parse(text)).error).toBeUndefined()
}

async function isRefused(answer: LightMyRequestResponse, before: number): Promise<void> {
  const { code, message, requestId } = answer.json()
  expect(code).toMatch(/^[a-z_]+$/)
  expect(message).toMatch(/^\p{L}.* .*/su)
  expect(message).not.toMatch(/invalid input|expected|received|undefined|\bNaN\b/i)
  expect(message.length).toBeLessThan(600)
  expect(requestId).toBe(answer.headers['x-request-id'])
  expect(await written()).toEqual({ writes: [], reserved: before })
}

/** From now on every row that changes is noted, by the transaction that changes it; but the counters of the limits. */
async function noteWrites(): Promise<void> {
  await world.database.query('create table writes (what text not null)')
  // an older kitchen’s facts are made anew by whoever reads them
  await world.database.query(`
    create function note_write() returns trigger language plpgsql as $$ begin
      if tg_op <> 'UPDATE' or to_jsonb(old) - 'facts' is distinct from to_jsonb(new) - 'facts' then
        insert into writes values (tg_op || ' ' || tg_table_name);
      end if;
      return null;
    end $$`)
  const { rows: tables } = await world.database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('writes', 'rate_limits', 'generation_reservations')`,
  )
  for (const { name } of tables)
    await world.database.query(
      `create trigger noted after insert or update or delete on ${name} for each row execute function note_write()`,
    )
}

/** What was written since it was last asked, and how many recipes are reserved, which a refusal may take and give back. */
async function written(): Promise<{ writes: string[]; reserved: number }> {
  const { rows: found } = await world.database.query<{ writes: string[]; reserved: number }>(
    `with noted as (delete from writes returning what) select coalesce(json_agg(what), '[]') as writes,
      (select count(*)::int from generation_reservations) as reserved from noted`,
  )
  return found[0]!
}

/** Recipes that were reserved when it was last looked; undefined where something was written since. */
let reserved: number | undefined

const whom = fc.constantFrom('member', 'member', 'member', 'boss', 'stranger')

/** Signed in again where the last request ended the session. */
async function browserOf(who: string): Promise<Browser> {
  if (who === 'stranger') return visitor(world.app)
  const browser = who === 'boss' ? boss : member
  if (Object.keys(browser.cookies).length === 0) {
    reserved = undefined
    await browser.api.accounts.signIn({ body: { email: browser.user.email, password: browser.password } })
  }
  return browser
}

const oddText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '__proto__',
    'None',
    '\u202e',
    '%00',
    "' or 1=1 --",
    '(((a+)+)+',
  ),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.integer({ min: 50, max: 5000 }).map((length) => 'é'.repeat(length)),
)
const oddNumber = fc.oneof(fc.constantFrom(-1, 0, -0, 0.1, 1e308, 2 ** 31, 2 ** 53, 1e-300), fc.double())
const odd = fc.oneof(oddText, oddNumber, fc.constantFrom(null, true, [], {}, [[]], [null]), fc.jsonValue())

/** A good body with one field odd, missing or added; any JSON; a good text cut or overwritten; or none. */
function payload(name: string): fc.Arbitrary<string | undefined> {
  const body = goodBodies[name] ?? {}
  const fields = [...Object.keys(body), '__proto__', 'constructor', 'isAdmin', 'subscriptionTier', 'userId']
  const spoiled = fc.tuple(fc.constantFrom(...fields), fc.option(odd, { nil: undefined })).map(([field, value]) =>
    // entries, so that __proto__ is a field as any other
    JSON.stringify(Object.fromEntries([...Object.entries(body).filter(([key]) => key !== field), [field, value]])),
  )
  const text = JSON.stringify(body)
  const overwritten = fc
    .tuple(fc.nat(text.length), oddText)
    .map(([at, word]) => text.slice(0, at) + word.toWellFormed() + text.slice(at + word.length))
  const anything = fc.oneof(
    fc.json(),
    odd.map((value) => JSON.stringify(value)),
  )
  return fc.oneof(
    { weight: 6, arbitrary: spoiled },
    { weight: 2, arbitrary: overwritten },
    { weight: 2, arbitrary: anything },
    { weight: 1, arbitrary: fc.constantFrom(undefined, '', text) },
  )
}

/** The row's address with ids of this world or none at all, and queries that lists take or do not. */
function url(row: Endpoint): fc.Arbitrary<string> {
  const escaped = oddText.map((text) => encodeURIComponent(text.toWellFormed()))
  const ids = fc.constantFrom('1', '2', '3', '4', '0', '-1', '1e9', '99999999999', '%2e%2e%2f', '%00')
  // dots alone, also escaped, are a way up: what asks here, as a browser, would ask for another address
  const id = fc.oneof(ids, escaped).filter((value) => !/^(?:\.|%2e)+$/i.test(value))
  const names = fc.constantFrom(
    'limit',
    'cursor',
    'favorite',
    'since',
    'date',
    'template',
    'q',
    'tag',
    'without',
    'diet',
    '__proto__',
    'id',
  )
  const values = fc.oneof(
    fc.constantFrom('1', '100', 'true', '2026-11-20', '0000-01-01', '9999-12-31T23:59:59-23:59', 'MQ', '%25'),
    escaped,
  )
  const query = fc.array(fc.tuple(names, values), { maxLength: 3 })
  return fc.tuple(id, query).map(([value, pairs]) => {
    const path = row.path.replace(/:\w+/g, value)
    const search = row.query ? pairs.map(([key, text]) => `${key}=${text}`).join('&') : ''
    return search === '' ? path : `${path}?${search}`
  })
}

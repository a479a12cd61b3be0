import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctionsPerDay, mostCorrections } from '#contract/recipes/corrections.ts'
import type { FoodCorrection } from '#domain/food/corrections/correction.ts'
import type { KitchenData } from '#domain/food/kitchen-data.ts'
import { inArray } from '#server/db/drizzle.ts'
import { openEvents } from '#server/events.ts'
import { activeCorrections, forgetSuggestions } from '#server/features/corrections/store.ts'
import { foodCorrectionsTable } from '#server/features/corrections/tables.ts'
import type { OpenKitchen } from '#server/kitchen/kitchen.ts'
import { followKitchenData } from '#server/kitchen-data.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let boss: Browser
let ada: Cook
let ben: Cook
const day = 24 * 60 * 60 * 1000
beforeAll(async () => {
  world = await startApp()
  boss = visitor(world.app)
  await boss.api.accounts.signUp({
    body: { email: 'boss@example.org', firstName: 'Grace', lastName: 'Boss', password: 'cardamom pods' },
  })
  ada = await cook(world.app)
  ben = await cook(world.app)
})
afterAll(() => world.close())

const says = (words: string, food: string): FoodCorrection => ({ kind: 'food', words, food })
const written = (title: string, ingredients: string[]) => ({
  title,
  servings: 1,
  ingredients,
  instructions: ['Warm it all in a pan.'],
})
const waiting = async () => (await boss.api.correctionDesk.listPage({ query: {} })).rows
const propose = (by: Browser, line: string, correction: FoodCorrection) =>
  by.api.corrections.propose({ body: { line, correction } })
const decide = (id: number, decision: 'accept' | 'decline' | 'withdraw', sentence = '') =>
  boss.api.correctionDesk.decide({ params: { id }, body: { decision, sentence } })
const stored = async (id: number) => {
  const { rows } = await world.database.query<{ row: string; calories: number }>(
    'select xmin::text as row, calories from recipes where id = $1',
    [id],
  )
  return rows[0]!
}
const caloriesIn = async (by: Browser, id: number) => {
  const { verification } = await by.api.recipes.get({ params: { id } })
  return verification.nutrition.lines[0]?.calories
}

test('what a cook says of a line is in force for everybody once it is accepted, on every instance, and in stored summaries', async () => {
  const line = '1 cup Oatly Barista'
  const bens = await ben.api.recipes.create({ body: written('Warm oats', [line, '1/2 cup rolled oats']) })
  const other = await ben.api.recipes.create({ body: written('Warm milk', ['1 cup milk']) })
  expect(await ada.api.corrections.readLine({ query: { line } })).toEqual({
    names: [{ words: 'Oatly Barista', food: null }],
    one: null,
  })
  await propose(ada, line, says('Oatly Barista', 'oat-milk'))
  await world.jobs.run()
  const [found] = await waiting()
  expect(found).toMatchObject({ line, words: 'Oatly Barista', member: { id: ada.user.id }, recipes: 1 })
  const opened = await boss.api.correctionDesk.read({ params: { id: found!.id } })
  expect(opened).toMatchObject({ decidedAt: null, decidedBy: null })
  expect([opened.before, opened.after]).toMatchObject([
    { foods: [], isKnown: false, calories: null },
    { foods: ['unsweetened oat milk'], isKnown: true, calories: 115.2 },
  ])
  expect(await caloriesIn(ben, bens.id)).toBeNull()
  const [before, untouched] = [await stored(bens.id), await stored(other.id)]

  const { database, log } = world.context
  // the embedded database is of one process alone
  const events = database.kind === 'postgres' ? openEvents(database, log) : world.context.events
  const taken: KitchenData[] = []
  const kitchen: Pick<OpenKitchen, 'take'> = { take: (data) => void taken.push(data) }
  const leave = await followKitchenData({ database, events, log, kitchen, weekPlanner: kitchen })
  await decide(found!.id, 'accept', 'Well spotted!')
  expect(world.context.kitchen.version).toMatch(/\.1$/)
  await expect
    .poll(() => taken.at(-1))
    .toEqual({ edition: 1, corrections: [says('Oatly Barista', 'oat-milk')], withdrawn: [], prices: [] })
  await leave()
  if (events !== world.context.events) await events.close()

  // what is stored is made anew by the job, without anybody reading the recipe, and of no other
  expect(await stored(bens.id)).toEqual(before)
  await world.jobs.run()
  expect((await stored(bens.id)).calories).toBeGreaterThan(before.calories + 100)
  // nor is anything written where a page finds the figures as they were
  await ben.api.recipes.get({ params: { id: other.id } })
  expect(await stored(other.id)).toEqual(untouched)
  expect(await caloriesIn(ben, bens.id)).toBe(115.2)
  expect(world.letters.at(-1)).toMatchObject({ to: ada.user.email, subject: 'We’ve accepted your correction' })
  expect(world.letters.at(-1)!.text).toContain('Well spotted!')
  const { id: bossId } = await boss.api.accounts.currentUser({})
  expect(await boss.api.correctionDesk.read({ params: { id: found!.id } })).toMatchObject({
    decidedAt: expect.any(String) as string,
    decidedBy: { id: bossId, name: 'Grace Boss' },
  })
  const { rows: entries } = await boss.api.admin.auditPage({ query: { action: 'accept-correction' } })
  expect(entries).toMatchObject([{ before: { state: 'waiting' }, after: { state: 'accepted', food: 'oat-milk' } }])

  // and once more when every instance has heard of it: one that had not may have written what it had read before
  const { rows: late } = await world.database.query<{ seconds: number }>(
    `select extract(epoch from start_after - created_on)::int as seconds from jobs.job
     where name = 'refresh-corrected' and data->>'correctionId' = $1 and state = 'created'`,
    [String(found!.id)],
  )
  expect(late).toEqual([{ seconds: 300 }])

  await decide(found!.id, 'withdraw', 'It has a new recipe.')
  expect(await caloriesIn(ben, bens.id)).toBeNull()
})

test('recipes are found by the words of a name as the index has them, without its signs', async () => {
  const line = '1 cup 2% Sonnenhof'
  await ben.api.recipes.create({ body: written('Sunny', [line]) })
  const { names } = await ada.api.corrections.readLine({ query: { line } })
  expect(names[0]?.words).toContain('2%')
  await propose(ada, line, says(names[0]!.words, 'milk'))
  await world.jobs.run()
  expect((await waiting()).at(-1)).toMatchObject({ line, recipes: 1 })
  await decide((await waiting()).at(-1)!.id, 'decline', 'No.')
})

test('grams of a can hold for the food, and where two are accepted the later one replaces the earlier', async () => {
  const recipe = await ben.api.recipes.create({ body: written('Curry', ['1 can coconut milk']) })
  const { one } = await ada.api.corrections.readLine({ query: { line: '2 cans coconut milk' } })
  expect(one).toEqual({ food: { id: 'coconut-milk', name: 'coconut milk' }, unit: 'can', grams: 400 })
  const before = await caloriesIn(ben, recipe.id)
  for (const grams of [200, 100]) {
    await propose(ada, '2 cans coconut milk', { kind: 'weight', food: 'coconut-milk', unit: 'can', grams })
    const [found] = await waiting()
    await decide(found!.id, 'accept')
    expect(await caloriesIn(ben, recipe.id)).toBeCloseTo((before! * grams) / 400, -1)
  }
  const active = await activeCorrections(world.database)
  expect(active.filter(({ kind }) => kind === 'weight')).toEqual([
    { kind: 'weight', food: 'coconut-milk', unit: 'can', grams: 100 },
  ])
})

test('an allergen that the table holds stays, and one that is said is added', async () => {
  const recipe = await ben.api.recipes.create({ body: written('Drink', ['1 cup almond milk', '1 cup house brew']) })
  await propose(ada, '1 cup almond milk', says('almond milk', 'rice-milk'))
  await propose(ada, '1 cup house brew', says('house brew', 'milk'))
  for (const { id } of await waiting()) await decide(id, 'accept')
  const { verification, summary } = await ben.api.recipes.get({ params: { id: recipe.id } })
  const verdictOf = (wanted: string) => verification.allergens.find(({ allergen }) => allergen === wanted)?.verdict
  expect([verdictOf('tree_nut'), verdictOf('milk')]).toEqual(['contains', 'contains'])
  expect(summary.allergens).toContainEqual({ allergen: 'milk', verdict: 'contains' })
})

test('lists go by a correction at once, before the job has made what they are filtered by again', async () => {
  const cara = await cook(world.app, { allergies: ['Dairy'] })
  await world.database.query('update users set email_confirmed_at = now() where id = $1', [cara.user.id])
  const { community, recipes } = cara.api
  await community.saveProfile({ body: { handle: 'cara' } })
  for (const title of ['Barley drink', 'Barley soup']) {
    const lines = title === 'Barley drink' ? ['1 cup barley', '1 cup rice milk'] : ['1 cup barley', '1 onion']
    const { id } = await recipes.create({ body: written(title, lines) })
    await community.publish({ params: { id }, body: {} })
  }
  const milkIn = (rows: readonly { title: string; summary: { allergens: readonly object[] } }[]) =>
    rows
      .toSorted((one, other) => one.title.localeCompare(other.title))
      .map(({ title, summary }) => [title, summary.allergens])
  const verdict = (of: string) => [{ allergen: 'milk', verdict: of }]
  const without = async () =>
    (await community.list({ query: { cook: 'cara', without: 'milk' } })).map(({ title }) => title).toSorted()
  expect(await without()).toEqual(['Barley drink', 'Barley soup'])
  await propose(ada, '1 cup rice milk', says('rice milk', 'milk'))
  const [found] = await waiting()
  await decide(found!.id, 'accept')
  const seen = [
    ['Barley drink', verdict('contains')],
    ['Barley soup', verdict('not_found')],
  ]
  expect(await without()).toEqual(['Barley soup'])
  expect(milkIn(await community.list({ query: { cook: 'cara' } }))).toEqual(seen)
  expect(milkIn(await recipes.list({ query: { limit: 10 } }))).toEqual(seen)
  const pending = () => world.database.query(`select from instance_settings where key like 'recipes concerned%'`)
  expect((await pending()).rowCount).toBeGreaterThan(0)
  await world.jobs.run()
  expect((await pending()).rowCount).toBe(0)
  expect(await without()).toEqual(['Barley soup'])
  await decide(found!.id, 'withdraw', 'No.')
  expect(await without()).toEqual(['Barley soup'])
  await world.jobs.run()
  expect(await without()).toEqual(['Barley drink', 'Barley soup'])
})

test('what says nothing new, or of another line, or too much for a day is refused with a sentence', async () => {
  const refused = (line: string, correction: FoodCorrection) => propose(ada, line, correction)
  await expect(refused('1 cup milk', says('milk', 'milk'))).rejects.toMatchObject({ status: 400 })
  await expect(refused('1 cup milk', says('cream', 'milk'))).rejects.toMatchObject({ status: 400 })
  await expect(refused('1 cup milk', says('milk', 'no-such-food'))).rejects.toMatchObject({ status: 400 })
  await expect(refused('1 cup milk', { kind: 'weight', food: 'milk', unit: 'can', grams: 100 })).rejects.toMatchObject({
    status: 400,
  })
  world.clock.now = new Date(world.clock.now.getTime() + 2 * day)
  const many = Array.from(
    { length: correctionsPerDay + 5 },
    (_, at) => `1 cup brand ${'abcdefghijklmnopqrstuvwxyz'[at]}oat`,
  )
  const outcomes = await Promise.allSettled(many.map((line) => propose(ada, line, says(line.slice(6), 'oat-milk'))))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(correctionsPerDay)
  const refusal = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(refusal.reason).toMatchObject({ status: 429 })
  expect(refusal.reason.sentence).toContain('Please try again later.')
  world.clock.now = new Date(world.clock.now.getTime() + 2 * day)
  await propose(ada, '1 cup brand new oat', says('brand new oat', 'oat-milk'))
})

test('suggesting the same again takes the place of what waits, counts toward the day, and waits to be counted once', async () => {
  const dora = await cook(world.app)
  const foods = ['oat-milk', 'rice-milk'] as const
  for (let at = 0; at < correctionsPerDay; at += 1) await propose(dora, '1 cup zebu', says('zebu', foods[at % 2]!))
  await expect(propose(dora, '1 cup zebu', says('zebu', 'milk'))).rejects.toMatchObject({ status: 429 })
  const own = (await waiting()).filter(({ words }) => words === 'zebu')
  expect(own).toMatchObject([{ member: { id: dora.user.id } }])
  const { context } = world
  const count = { correctionId: own[0]!.id }
  await context.jobs.add('count-correction', count, { key: String(own[0]!.id) })
  const { rows } = await world.database.query(
    "select from jobs.job where name = 'count-correction' and state = 'created' and data = $1",
    [JSON.stringify(count)],
  )
  expect(rows).toHaveLength(1)
  await forgetSuggestions(world.database, dora.user.id)
})

test('what was decided is not decided again, and a decline says why', async () => {
  const [id, next] = (await waiting()).map((each) => each.id) as [number, number]
  await expect(decide(id, 'decline')).rejects.toMatchObject({ status: 400 })
  const both = await Promise.allSettled([decide(id, 'decline', 'That is a brand of soap.'), decide(id, 'accept')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(decide(id, 'accept')).rejects.toMatchObject({ status: 409 })
  await expect(decide(next, 'withdraw', 'No.')).rejects.toMatchObject({ status: 409 })
  await expect(ada.api.correctionDesk.listPage({ query: {} })).rejects.toMatchObject({ status: 403 })
})

test('no more corrections are in force than the kitchen takes', async () => {
  await world.database.query(
    `insert into food_corrections (line, kind, words, food, key, state, created_at)
     select '', 'food', 'filler ' || n, 'oat-milk', 'food filler' || n, 'accepted', now() from generate_series(1, $1::int) n`,
    [mostCorrections],
  )
  const [found] = await waiting()
  await expect(decide(found!.id, 'accept')).rejects.toMatchObject({ status: 400 })
  expect((await waiting()).map(({ id }) => id)).toContain(found!.id)
})

test('of a member who leaves, what is in force stays without them and their words', async () => {
  const cleo = await cook(world.app)
  const suggested = { userId: cleo.user.id, kind: 'food', food: 'oat-milk', createdAt: world.clock.now } as const
  const states = ['waiting', 'declined', 'accepted'] as const
  const { db } = world.database
  for (const state of states)
    await db
      .insert(foodCorrectionsTable)
      .values({ ...suggested, line: `1 cup ${state}`, words: state, key: state, state, sentence: 'Thanks, Cleo!' })
  await forgetSuggestions(world.database, cleo.user.id)
  const left = await db
    .select()
    .from(foodCorrectionsTable)
    .where(inArray(foodCorrectionsTable.key, [...states]))
  expect(left).toMatchObject([{ key: 'accepted', userId: null, line: 'accepted', sentence: '' }])
})

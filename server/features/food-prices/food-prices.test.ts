import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostPrices } from '#contract/desk/food-prices.ts'
import { foodById } from '#domain/food/foods.ts'
import { openEvents } from '#server/events.ts'
import type { OpenKitchen } from '#server/kitchen/kitchen.ts'
import { followKitchenData } from '#server/kitchen-data.ts'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let boss: Browser
let ada: Cook
beforeAll(async () => {
  world = await startApp()
  boss = visitor(world.app)
  await boss.api.accounts.signUp({
    body: { email: 'boss@example.org', firstName: 'Grace', lastName: 'Boss', password: 'cardamom pods' },
  })
  ada = await cook(world.app)
  await boss.api.admin.upgradeUser({ body: { userId: ada.user.id, tier: 'premium' } })
})
afterAll(() => world.close())

type Price = { food: string; usd: number; since: string; months?: number[]; source: string }
const onion = { food: 'onion', usd: 0.5, since: '2026-11', source: 'receipts of five shops' } as const
const table = (food: string) => foodById(food).tablePrice
const set = (price: Price) => boss.api.foodPrices.set({ body: price })
const takeBack = (food: string, id: number) => boss.api.foodPrices.takeBack({ params: { food }, body: { id } })
const read = (food: string) => boss.api.foodPrices.read({ params: { food } })
const written = (title: string, ingredients: string[]) => ({
  title,
  servings: 1,
  ingredients,
  instructions: ['Fry it all in a pan for 10 minutes.'],
})
const costOf = async (id: number) => (await ada.api.recipes.get({ params: { id } })).verification.cost.total
const listCost = async (id: number) =>
  (await ada.api.shopping.listPage({ query: {} })).rows.find((list) => list.id === id)?.items[0]?.usedPrice
const stored = async (id: number) => {
  const { rows } = await world.database.query<{ cost: string }>(
    'select estimated_cost as cost from recipes where id = $1',
    [id],
  )
  return Number(rows[0]!.cost)
}

test('a price that is set is what a food costs everywhere at once, and taken back it is not', async () => {
  const recipe = await ada.api.recipes.create({ body: written('Fried onions', ['400 g onions']) })
  const other = await ada.api.recipes.create({ body: written('Fried carrots', ['400 g carrots']) })
  const list = await ada.api.shopping.ofRecipe({ params: { id: recipe.id }, body: {} })
  const week = { title: 'Week', startDate: '2026-11-23', endDate: '2026-11-29' }
  const plan = await ada.api.mealPlans.create({ body: { ...week, recipeIds: [recipe.id] } })
  const planCost = async () => (await ada.api.mealPlans.get({ params: { id: plan.id } })).totals.used
  const before = [await costOf(recipe.id), await listCost(list.id), await planCost()]
  const cost = Math.round(400 * table('onion').usd) / 100
  const untouched = await costOf(other.id)
  expect(before).toEqual([cost, cost, expect.any(Number)])

  const preview = await boss.api.foodPrices.preview({ body: onion })
  expect(preview).toMatchObject({ recipes: { count: 1, isMore: false } })
  expect(preview.months[0]).toEqual({ month: '2026-11', before: table('onion').usd, after: 0.5 })
  expect(preview.months).toHaveLength(24)
  expect(preview.dish.after).toBeGreaterThan(preview.dish.before)
  expect((await read('onion')).prices).toEqual([])

  const { database, log } = world.context
  // the embedded database is of one process alone
  const events = database.kind === 'postgres' ? openEvents(database, log) : world.context.events
  const taken: unknown[] = []
  const another: Pick<OpenKitchen, 'take'> = { take: ({ prices }) => void taken.push(prices) }
  const leave = await followKitchenData({ database, events, log, kitchen: another, weekPlanner: another })
  const opened = await set(onion)
  expect(opened).toMatchObject({ usd: 0.5, isSet: true, month: '2026-11', prices: [{ isNow: true }] })
  const { food, ...said } = onion
  await expect.poll(() => taken.at(-1)).toEqual([{ food, set: { ...said, months: [] } }])
  await leave()
  if (events !== world.context.events) await events.close()

  const times = 0.5 / table('onion').usd
  const now = [await costOf(recipe.id), await listCost(list.id), await planCost()]
  expect(now).toEqual([2, 2, expect.closeTo(before[2]! * times, 1)])
  expect(await costOf(other.id)).toBe(untouched)
  await takeBack('onion', opened.prices[0]!.id)
  expect([await costOf(recipe.id), await listCost(list.id), await planCost()]).toEqual(before)
})

test('stored figures are made anew by the job that corrections have, without anybody reading the recipe', async () => {
  const recipe = await ada.api.recipes.create({ body: written('Onion jam', ['1000 g onions']) })
  await world.jobs.run()
  await set(onion)
  expect(await stored(recipe.id)).toBeCloseTo(10 * table('onion').usd)
  await world.jobs.run()
  expect(await stored(recipe.id)).toBe(5)
})

test('who changed what, and when, stands in the history of the food', async () => {
  const history = async () =>
    (await boss.api.admin.auditPage({ query: { userId: 'price of onion' } })).rows.map(({ action, actor, after }) => [
      action,
      actor.name,
      after['usd'],
    ])
  const { prices } = await set({ ...onion, usd: 0.6 })
  expect(prices).toHaveLength(1)
  await takeBack('onion', prices[0]!.id)
  expect((await history()).slice(0, 2)).toEqual([
    ['take-back-food-price', 'Grace Boss', table('onion').usd],
    ['set-food-price', 'Grace Boss', 0.6],
  ])
  await expect(takeBack('onion', prices[0]!.id)).rejects.toMatchObject({ status: 409 })
  await expect(takeBack('onion', 999_999)).rejects.toMatchObject({ status: 404 })
  const { rows } = await boss.api.admin.auditPage({ query: { action: 'set-food-price' } })
  expect(rows[0]).toMatchObject({ before: { usd: 0.5 }, after: { usd: 0.6, source: onion.source, since: '2026-11' } })
})

test('a price for months of the year holds in them, and the month turns by a job', async () => {
  const carrot = { food: 'carrot', usd: 0.9, since: '2026-11', months: [12, 1], source: 'the market' }
  const recipe = await ada.api.recipes.create({ body: written('Carrot sticks', ['300 g carrots']) })
  const today = await costOf(recipe.id)
  const { months } = await boss.api.foodPrices.preview({ body: carrot })
  expect(months.map(({ month }) => month)).toEqual(['2026-12', '2027-01', '2027-12', '2028-01'])
  await set(carrot)
  expect(await costOf(recipe.id)).toBe(today)
  const november = world.clock.now
  world.clock.now = new Date('2026-12-01T00:30:00Z')
  await world.context.jobs.add('turn-prices', {})
  await world.jobs.run()
  expect([await costOf(recipe.id), await stored(recipe.id)]).toEqual([2.7, 2.7])
  expect(await read('carrot')).toMatchObject({ usd: 0.9, isSet: true })
  // what comes late does not turn it back
  world.clock.now = november
  await world.context.jobs.add('turn-prices', {})
  await world.jobs.run()
  expect(await costOf(recipe.id)).toBe(2.7)
})

test('foods are found by their names, and those with a price of their own stand alone', async () => {
  const { rows, next } = await boss.api.foodPrices.listPage({ query: { limit: 30 } })
  expect(rows).toHaveLength(30)
  const more = await boss.api.foodPrices.listPage({ query: { limit: 30, cursor: next! } })
  expect(more.rows[0]!.food.name.localeCompare(rows.at(-1)!.food.name, 'en')).toBeGreaterThan(0)
  const found = await boss.api.foodPrices.list({ query: { q: 'carrot' } })
  expect(found[0]).toMatchObject({ food: { id: 'carrot' }, usd: 0.9, isSet: true, source: 'the market' })
  const own = await boss.api.foodPrices.list({ query: { isSet: 'true' } })
  expect(own.map(({ food }) => food.id)).toEqual(['carrot'])
})

test.each<[string, Partial<Record<keyof Price, unknown>>, RegExp]>([
  ['a price of 0', { usd: 0 }, /more than 0/],
  ['a negative one', { usd: -0.5 }, /more than 0/],
  ['one a hundred times the table’s', { usd: 28 }, /more than 20 times/],
  ['one of a hundredth', { usd: 0.0028 }, /less than 1\/20 of/],
  ['one that is no number', { usd: '1e3' }, /price/i],
  ['an unknown food', { food: 'unobtainium' }, /choose a food from the list/],
  ['what is no food at all', { food: 'onion?' }, /choose a food from the list/],
  ['what is free', { food: 'water' }, /free/],
  ['a month that is none', { since: '2026-13' }, /choose a month/],
  ['a month far ahead', { since: '2031-01' }, /a month no later than 2027-11/],
  ['a month of the year that is none', { months: [0] }, /1 to 12/],
  ['no source', { source: ' ' }, /where the price comes from/],
  ['what it costs already', { food: 'carrot', usd: 0.9, months: [1, 12], source: 'the market' }, /changes nothing/],
])('%s is refused with a sentence', async (_what, wrong, sentence) => {
  const body = { ...onion, ...wrong } as Price
  const edition = world.context.kitchen.version
  for (const call of [() => set(body), () => boss.api.foodPrices.preview({ body })])
    await expect(call()).rejects.toMatchObject({ status: 400, message: expect.stringMatching(sentence) })
  expect(world.context.kitchen.version).toBe(edition)
})

test('no more prices are set than the kitchen takes, and nobody but administrators sees them', async () => {
  await expect(ada.api.foodPrices.list({ query: {} })).rejects.toMatchObject({ status: 403 })
  await expect(ada.api.foodPrices.set({ body: onion })).rejects.toMatchObject({ status: 403 })
  await world.database.query(
    `insert into food_prices (food, usd, since, months, source, created_at)
     select 'food ' || n, 1, '2026-11', '{}', '', now() from generate_series(1, $1::int) n`,
    [mostPrices],
  )
  await expect(set({ ...onion, usd: 0.7 })).rejects.toMatchObject({ status: 400 })
})

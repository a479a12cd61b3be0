import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { stockOf } from '#server/features/stock/store.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

async function member(tier: 'mid' | 'premium' = 'premium'): Promise<Cook> {
  const made = await cook(world.app)
  await world.database.query('update users set subscription_tier = $2, is_premium = $3 where id = $1', [
    made.user.id,
    tier,
    tier === 'premium',
  ])
  return made
}

const add = (ada: Cook, text: string, useBy?: string) => ada.api.atHome.add({ body: { text, ...(useBy && { useBy }) } })
const day = (days: number) => new Date(world.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
const words = ({ amount, unit, name }: { amount: string; unit: string; name: string }) =>
  [amount, unit, name].filter(Boolean).join(' ')
const at = async (ada: Cook) => (await ada.api.atHome.list({})).map(words).toSorted()

async function listOf(ada: Cook, ...ingredients: string[]): Promise<ShoppingList> {
  const body = { title: 'Dish', servings: 2, ingredients, instructions: ['Cook it all.'] }
  const { id } = await ada.api.recipes.create({ body })
  return ada.api.shopping.ofRecipe({ params: { id }, body: undefined })
}
const tick = (ada: Cook, list: ShoppingList, ...names: string[]) =>
  ada.api.shopping.update({
    params: { id: list.id },
    body: {
      changes: list.items.flatMap(({ id: item, name }) =>
        names.length === 0 || names.includes(name) ? [{ kind: 'tick' as const, item, checked: true }] : [],
      ),
    },
  })
const get = (ada: Cook, { id }: ShoppingList) => ada.api.shopping.get({ params: { id } })
const takeHome = (ada: Cook, { id: listId }: ShoppingList) => ada.api.atHome.fromList({ body: { listId } })

test('a list leaves out what is at home, says so, and buys the rest of what is not enough', async () => {
  const ada = await member()
  const ingredients = ['500 g flour', '1 lb chicken thighs', '3 onions'] as const
  const without = await listOf(ada, ...ingredients)
  expect(without).not.toHaveProperty('atHome')
  await add(ada, '1 kg flour', day(20))
  await add(ada, '1 onion')
  const list = await get(ada, without)
  expect(list.items.map(words).toSorted()).toEqual(['1 lb chicken thighs', '2 onions'])
  expect(list.atHome).toMatchObject([{ name: 'flour', amount: '500', unit: 'g', useBy: day(20) }])
  expect(list.items.find(({ name }) => name === 'onions')).toMatchObject({ fromHome: { amount: '1', unit: '' } })
  expect(list.estimatedCost).toBeCloseTo(
    list.items.reduce((sum, { estimatedPrice }) => sum + estimatedPrice, 0),
    2,
  )
  expect(list.estimatedCost).toBeLessThan(without.estimatedCost)
  const overview = await ada.api.shopping.list({})
  expect(overview[0]).toEqual(list)
  const file = await ada.send({ url: `/api/shopping-lists/${list.id}/file?format=txt` })
  expect(file.payload).toContain('At home: 500 g flour')
  expect(file.payload).toContain('. 2 onions')
  const csv = (await ada.send({ url: `/api/shopping-lists/${list.id}/file?format=csv` })).payload
  expect(csv).toContain('Baking,flour,500,g,,,,at home,')
})

test('what is typed is bought, and so is what somebody wants all the same', async () => {
  const ada = await member()
  await add(ada, '1 kg flour')
  const typed = await ada.api.shopping.create({ body: {} })
  const own = await ada.api.shopping.addItem({ params: { id: typed.id }, body: { text: '1 kg flour' } })
  expect(own.items.map(words)).toEqual(['1 kg flour'])
  const list = await listOf(ada, '500 g flour')
  expect(list.items).toEqual([])
  const anyway = await ada.api.shopping.update({
    params: { id: list.id },
    body: { changes: [{ kind: 'staple', item: list.atHome![0]!.id, isStaple: false }] },
  })
  expect(anyway.items.map(words)).toEqual(['500 g flour'])
  expect(anyway).not.toHaveProperty('atHome')
})

test('what should have been used by now is not counted on', async () => {
  const ada = await member()
  const { id } = await add(ada, '1 kg flour', day(-2))
  const list = await listOf(ada, '500 g flour')
  expect(list.items).toHaveLength(1)
  await ada.api.atHome.update({ params: { id }, body: { useBy: day(0) } })
  expect((await get(ada, list)).items).toHaveLength(0)
})

test('who has no stock, or a plan without it, sees what everybody sees', async () => {
  const [ada, bob] = [await member(), await member('mid')]
  await add(ada, '1 kg flour')
  const list = await listOf(bob, '500 g flour')
  expect(list.items).toHaveLength(1)
  const own = await listOf(ada, '500 g flour')
  expect(own.items).toHaveLength(0)
  expect(list).not.toHaveProperty('atHome')
  await world.database.query("update users set subscription_tier = 'mid', is_premium = false where id = $1", [
    ada.user.id,
  ])
  expect((await get(ada, own)).items).toHaveLength(1)
})

test('what was bought is carried home once, in whole packages, and the list stays as it was', async () => {
  const ada = await member()
  await add(ada, '1 kg flour')
  await add(ada, '1 onion')
  const list = await listOf(
    ada,
    '500 g flour',
    '3 onions',
    '1 cup canned black beans',
    '1 tsp salt',
    '2 lb chicken thighs',
  )
  await ada.api.shopping.addItem({ params: { id: list.id }, body: { text: 'candles' } })
  const full = await get(ada, list)
  const ticked = await tick(ada, full, 'onions', 'canned black beans', 'salt', 'candles')
  const onions = ticked.items.find(({ name }) => name === 'onions')
  // ticking changes nothing about what is said
  expect(onions).toMatchObject({ amount: '2', fromHome: { amount: '1' }, checked: true })
  const { added } = await takeHome(ada, list)
  expect(added.map(({ name }) => name).toSorted()).toEqual(['candles', 'canned black beans', 'onions', 'salt'])
  expect(added.find(({ name }) => name === 'canned black beans')!.grams).toBeGreaterThan(400)
  expect(added.find(({ name }) => name === 'onions')).toMatchObject({ amount: '2', text: '2 onions' })
  expect(added.find(({ name }) => name === 'candles')).toMatchObject({ food: null, grams: null })
  expect(added.find(({ name }) => name === 'salt')).toMatchObject({ food: 'table-salt', grams: null })
  expect(await get(ada, list)).toEqual(ticked)
  const twice = await Promise.all([takeHome(ada, list), takeHome(ada, list)])
  expect(twice.map(({ added: again }) => again)).toEqual([[], []])
  // what comes to it later is brought by itself
  const later = await tick(ada, await get(ada, list))
  expect((await takeHome(ada, later)).added.map(({ name }) => name)).toEqual(['chicken thighs'])
  expect((await at(ada)).length).toBe(7)
})

test('of two open lists the older one counts on what is at home, and the newer one says so', async () => {
  const ada = await member()
  await add(ada, '700 g flour')
  const older = await listOf(ada, '500 g flour')
  await ada.api.shopping.update({ params: { id: older.id }, body: { title: 'Saturday' } })
  const newer = await listOf(ada, '500 g flour', '2 onions')
  expect(older.items).toEqual([])
  const flourOf = ({ items }: ShoppingList) => items.find(({ name }) => name === 'flour')
  expect(flourOf(await get(ada, newer))).toMatchObject({
    amount: '300',
    unit: 'g',
    fromHome: { amount: '200', unit: 'g' },
    heldBy: ['Saturday'],
  })
  // each by itself, both together and after a change it is the same
  const both = await ada.api.shopping.list({})
  expect(both.map(flourOf)).toEqual([flourOf(await get(ada, newer)), undefined])
  const third = await listOf(ada, '100 g flour')
  expect(flourOf(third)).toMatchObject({ amount: '100', heldBy: ['Saturday', newer.title] })
  expect(flourOf(third)).not.toHaveProperty('fromHome')
  const ticked = await tick(ada, await get(ada, newer), 'flour')
  expect(flourOf(ticked)).toMatchObject({ amount: '300', checked: true, heldBy: ['Saturday'] })
  expect(flourOf(await get(ada, third))).toMatchObject({ amount: '100' })

  // one that is gone, or long forgotten, counts on nothing
  await ada.api.shopping.remove({ params: { id: older.id }, body: {} })
  expect((await get(ada, third)).items).toEqual([])
  await ada.api.shopping.restore({ params: { id: older.id }, body: {} })
  await world.database.query(
    "update shopping_lists set created_at = $2::timestamptz - interval '29 days' where id = $1",
    [older.id, world.clock.now],
  )
  expect((await get(ada, third)).items).toEqual([])
})

test('what a list brought home can be taken back, and brought again', async () => {
  const [ada, bob] = [await member(), await member()]
  await add(ada, '500 g flour')
  const list = await listOf(ada, '500 g flour', '3 onions', '2 lb chicken thighs')
  await tick(ada, list, 'onions')
  const first = await takeHome(ada, list)
  await tick(ada, list, 'chicken thighs')
  const second = await takeHome(ada, list)
  expect(await at(ada)).toHaveLength(3)
  const back = (cook: Cook, { added, rows }: typeof first) =>
    cook.api.atHome.undoFromList({ body: { listId: list.id, added: added.map(({ id }) => id), rows } })
  await expect(back(bob, second)).rejects.toMatchObject({ status: 404 })
  // the flour that was left out, and what came before, stay as they are
  const left = await back(ada, second)
  expect(left.map(({ name }) => name).toSorted()).toEqual(['flour', 'onions'])
  expect(await back(ada, second)).toEqual(left)
  expect((await takeHome(ada, list)).added.map(({ name }) => name)).toEqual(['chicken thighs'])
  // what somebody else has, or was brought by another way, is not touched by it
  const flour = (await ada.api.atHome.list({})).find(({ name }) => name === 'flour')!
  world.clock.now = new Date(world.clock.now.getTime() + 3_600_001)
  await back(ada, { added: [...first.added, flour], rows: first.rows })
  expect(await at(ada)).toHaveLength(3)
})

test('two phones that take one list home bring it once', async () => {
  const ada = await member()
  const list = await listOf(ada, '3 onions', '2 lb chicken thighs')
  await tick(ada, list)
  const brought = await Promise.all([takeHome(ada, list), takeHome(ada, list), takeHome(ada, list)])
  expect(brought.flatMap(({ added }) => added)).toHaveLength(2)
  expect(await at(ada)).toHaveLength(2)
})

test('a list that is done does not come back when its dinner is cooked', async () => {
  const ada = await member()
  await add(ada, '500 g flour')
  const list = await listOf(ada, '500 g flour', '3 onions')
  await tick(ada, list)
  await takeHome(ada, list)
  const before = await get(ada, list)
  await ada.api.atHome.cooked({ body: { recipeId: list.recipeId!, servings: 2 } })
  expect(await at(ada)).toEqual([])
  const after = await get(ada, list)
  expect(after.items).toEqual(before.items)
  expect(after.atHome?.map(({ name }) => name)).toEqual(['flour'])
})

test('a plan is told what it may spend, what has to go first first', async () => {
  const ada = await member()
  await add(ada, '1 kg flour')
  await add(ada, '2 lb chicken thighs', day(2))
  await add(ada, 'olive oil')
  await add(ada, 'candles')
  const stock = await stockOf(world.database, ada.user.id)
  expect(stock.map(({ food, grams }) => [food, grams])).toEqual([
    ['chicken-thigh', 907.18],
    ['flour', 1000],
  ])
  expect(stock[0]!.useBy).toBe(day(2))
  expect(stock[1]!.useBy! > day(30)).toBe(true)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let boss: Browser
let ada: Cook
const recipes: { id: number; title: string; servings: number }[] = []
beforeAll(async () => {
  world = await startApp({ logLevel: 'error' })
  boss = visitor(world.app)
  await boss.api.accounts.signUp({
    body: { email: 'boss@example.org', firstName: 'B', lastName: 'O', password: 'cardamom pods' },
  })
  ada = await cook(world.app)
  await boss.api.admin.upgradeUser({ body: { userId: ada.user.id, tier: 'premium' } })
  for (const recipeType of ['Main Dish', 'Soup']) recipes.push(await ada.api.recipes.generate({ body: { recipeType } }))
})
afterAll(() => world.close())

test('a recipe on two days of a menu is bought twice', async () => {
  const [one, two] = [recipes[0]!.id, recipes[1]!.id]
  const once = await ada.api.shopping.combined({ body: { recipeIds: [one] } })
  const weigh = ({ items }: typeof once) => items.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  const twice = await ada.api.shopping.combined({ body: { recipeIds: [one, one] } })
  expect(twice).toMatchObject({ title: 'Combined Shopping List (2 recipes)', recipeIds: [one, one], recipeId: null })
  expect(weigh(twice) / weigh(once)).toBeCloseTo(2, 1)
  const recipeNames = ['Monday', 'Tuesday', 'Wednesday']
  const menu = await ada.api.shopping.ofMenu({ body: { recipeIds: [one, two, one], recipeNames } })
  expect(menu).toMatchObject({ recipeNames, recipeIds: [one, two, one] })
  const params = { id: twice.id }
  const again = await ada.api.shopping.addRecipe({ params, body: { recipeId: one } })
  expect(weigh(again)).toBeCloseTo(weigh(twice))
  const fewer = await ada.api.shopping.addRecipe({ params, body: { recipeId: one, servings: 1 } })
  expect(fewer.recipeIds).toEqual([one])
  expect(weigh(fewer)).toBeLessThan(weigh(once))
  const none = await ada.api.shopping.removeRecipe({ params: { ...params, recipeId: one }, body: undefined })
  expect([none.items, none.recipeIds]).toEqual([[], []])
})

test('a recipe that is added again brings back what was taken off by hand', async () => {
  const [{ id: recipeId, servings }] = recipes as [(typeof recipes)[0]]
  const list = await ada.api.shopping.ofRecipe({ params: { id: recipeId }, body: undefined })
  const params = { id: list.id }
  const [ticked, worded, ...rest] = list.items
  const changes = [
    { kind: 'tick' as const, item: ticked!.id, checked: true },
    { kind: 'reword' as const, item: worded!.id, text: 'candles' },
    ...rest.map(({ id: item }) => ({ kind: 'remove' as const, item })),
  ]
  const left = await ada.api.shopping.update({ params, body: { changes } })
  expect(left.items).toHaveLength(2)
  const ids = (of: typeof list) => of.items.map(({ id }) => id).toSorted()
  const back = await ada.api.shopping.addRecipe({ params, body: { recipeId } })
  expect(ids(back)).toEqual(ids(list))
  expect(back.items.find(({ id }) => id === ticked!.id)?.checked).toBe(true)
  expect(back.items.map(({ name }) => name)).toContain('candles')
  // foods for other servings, long gone, do not come with it
  const other = await ada.api.shopping.addRecipe({ params, body: { recipeId, servings: servings + 1 } })
  const gone = other.items.find(({ name }) => name !== 'candles')
  await ada.api.shopping.update({ params, body: { changes: [{ kind: 'remove', item: gone!.id }] } })
  const whole = await ada.api.shopping.addRecipe({ params, body: { recipeId, servings: servings + 1 } })
  expect(whole.items).toEqual(other.items)
})

test('texts of one line have no signs that hide or turn the others', async () => {
  const bad = 'Sun\u0007day\u202e \u200bfeast\u{e0041}\n'
  const list = await ada.api.shopping.create({ body: { title: bad } })
  expect(list.title).toBe('Sunday feast')
  const params = { id: list.id }
  expect((await ada.api.shopping.update({ params, body: { title: `x${bad}` } })).title).toBe('xSunday feast')
  const { items } = await ada.api.shopping.addItem({ params, body: { text: '2 can\u200bdles\u202e\u0007' } })
  expect(items[0]!.sources[0]!.text).toBe('2 candles')
  const changes = [{ kind: 'reword' as const, item: items[0]!.id, text: '3 mat\u2060ches' }]
  const reworded = await ada.api.shopping.update({ params, body: { changes } })
  expect(reworded.items[0]!.sources[0]!.text).toBe('3 matches')
  const recipeIds = recipes.map(({ id }) => id)
  const menu = await ada.api.shopping.ofMenu({ body: { recipeIds, recipeNames: ['Mon\u202eday', '\u200b'] } })
  expect(menu.recipeNames).toEqual(['Monday', recipes[1]!.title])
  const nothing = { method: 'PATCH', url: `/api/shopping-lists/${list.id}`, payload: { title: '\u202e' } } as const
  expect((await ada.send(nothing)).json().message).toBe('Please name the list')
})

test('a line of very many typed ones can be ticked and taken off', async () => {
  const list = await ada.api.shopping.create({ body: {} })
  const params = { id: list.id }
  const changes = Array.from({ length: 500 }, (_, at) => ({
    kind: 'add' as const,
    item: `typed-on-a-phone-with-a-long-name-${String(at).padStart(5, '0')}`,
    text: '1 lemon',
  }))
  const [line] = (await ada.api.shopping.update({ params, body: { changes } })).items
  const tick = { kind: 'tick' as const, item: line!.id, checked: true }
  expect((await ada.api.shopping.update({ params, body: { changes: [tick] } })).items[0]!.checked).toBe(true)
  const remove = { kind: 'remove' as const, item: line!.id }
  expect((await ada.api.shopping.update({ params, body: { changes: [remove] } })).items).toEqual([])
})

test('an unknown delivery service is told the nine names once', async () => {
  const payload = { deliveryService: 'pony-express', deliveryAddress: '1 Elm Street', recipeIds: [recipes[0]!.id] }
  const answer = await ada.send({ method: 'POST', url: '/api/shopping-lists/delivery-link', payload })
  expect(answer.json().message).toBe(
    'Delivery service must be one of: Instacart, Amazon Fresh, Walmart Grocery, Target Shipt, Kroger, Safeway, Publix, H-E-B, Walmart Delivery.',
  )
  const file = await ada.send({ method: 'GET', url: '/api/shopping-lists/x/file' })
  expect(file.json().message).toBe('Id must be a number.')
})

test('five hundred lists are the most, also by having one back', async () => {
  const eve = await cook(world.app)
  const made = await eve.api.shopping.create({ body: { title: 'First' } })
  const params = { id: made.id }
  await eve.api.shopping.remove({ params, body: undefined })
  await world.database.query(
    `insert into shopping_lists (user_id, title) select $1, 'List ' || n from generate_series(1, 500) n`,
    [eve.user.id],
  )
  const restore = { method: 'POST', url: `/api/shopping-lists/${made.id}/restore` } as const
  const refused = await eve.send(restore)
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    'You’ve reached the limit of 500 lists. Please delete one you no longer need.',
  ])
  const [last] = await eve.api.shopping.list({ query: { limit: 1 } })
  await eve.api.shopping.remove({ params: { id: last!.id }, body: undefined })
  expect((await eve.send(restore)).statusCode).toBe(200)
  // one that stands takes no more room
  expect((await eve.send(restore)).statusCode).toBe(200)
})

test('what is probably at home stands at the end', async () => {
  const words = { title: 'Onions in salt', servings: 2, ingredients: ['1 tsp salt', '4 onions'] }
  const { id } = await ada.api.recipes.create({ body: { ...words, instructions: ['Bake for 40 minutes.'] } })
  const { items } = await ada.api.shopping.ofRecipe({ params: { id }, body: undefined })
  expect(items.map(({ name, isStaple }) => [name, isStaple])).toEqual([
    ['onions', false],
    ['salt', true],
  ])
})

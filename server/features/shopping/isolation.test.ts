import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let bob: Cook
let list: ShoppingList
let recipeId: number
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
  bob = await cook(world.app)
  await world.database.query("update users set subscription_tier = 'premium'")
  recipeId = (await ada.api.recipes.generate({ body: {} })).id
  list = await ada.api.shopping.ofRecipe({ params: { id: recipeId }, body: undefined })
})
afterAll(() => world.close())

/** Every call about a list or a recipe of somebody, with a body that is right. */
const calls = () => {
  const { id, items } = list
  const path = `/api/shopping-lists/${id}`
  const ticked = { changes: [{ kind: 'tick', item: items[0]!.id, checked: true }] }
  const address = { deliveryService: 'kroger', deliveryAddress: 'Elm Street 1' }
  return [
    { row: 'ofRecipe', method: 'POST', url: `/api/recipes/${recipeId}/shopping-list` },
    { row: 'combined', method: 'POST', url: '/api/shopping-lists/combined', payload: { recipeIds: [recipeId] } },
    { row: 'preview', method: 'POST', url: '/api/shopping-lists/preview', payload: { recipeIds: [recipeId] } },
    { row: 'ofMenu', method: 'POST', url: '/api/shopping-list', payload: { recipeIds: [recipeId] } },
    { row: 'get', method: 'GET', url: path },
    { row: 'file', method: 'GET', url: `${path}/file` },
    { row: 'events', method: 'GET', url: `${path}/events` },
    { row: 'update', method: 'PATCH', url: path, payload: ticked },
    { row: 'addItem', method: 'POST', url: `${path}/items`, payload: { text: 'poison' } },
    { row: 'addRecipe', method: 'POST', url: `${path}/recipes`, payload: { recipeId } },
    { row: 'removeRecipe', method: 'DELETE', url: `${path}/recipes/${recipeId}` },
    {
      row: 'deliveryLink',
      method: 'POST',
      url: '/api/shopping-lists/delivery-link',
      payload: { ...address, shoppingListId: id },
    },
    { row: 'restore', method: 'POST', url: `${path}/restore` },
    { row: 'remove', method: 'DELETE', url: path },
  ] as const
}

test('every call about a list is in this walk', () => {
  const ofNobody = ['list', 'create', 'stores']
  const walked = new Set<string>(calls().map(({ row }) => row))
  expect(Object.keys(contract.shopping).filter((row) => !walked.has(row))).toEqual(ofNobody)
})

test('another member finds nothing and changes nothing, by any call', async () => {
  for (const { row: _, ...call } of calls()) {
    expect([call.url, (await bob.send(call)).statusCode]).toEqual([call.url, 404])
    expect([call.url, (await visitor(world.app).send(call)).statusCode]).toEqual([call.url, 401])
  }
  expect(await bob.api.shopping.list({})).toEqual([])
  expect(await ada.api.shopping.get({ params: { id: list.id } })).toEqual(list)
})

test('a recipe of somebody else does not get on a list, nor an item of one list onto another', async () => {
  const own = await bob.api.shopping.create({ body: {} })
  const path = `/api/shopping-lists/${own.id}`
  expect((await bob.send({ method: 'POST', url: `${path}/recipes`, payload: { recipeId } })).statusCode).toBe(404)
  const changes = list.items.flatMap(({ id: item }) => [
    { kind: 'tick', item, checked: true },
    { kind: 'remove', item },
  ])
  const answer = await bob.send({ method: 'PATCH', url: path, payload: { changes } })
  expect([answer.statusCode, answer.json().items]).toEqual([200, []])
  expect(await ada.api.shopping.get({ params: { id: list.id } })).toEqual(list)
})

test('a member who has asked too often is told first that nothing of theirs is there', async () => {
  const strict = await startApp({ rateLimitFactor: 0.001 }, { database: world.database })
  const slow = visitor(strict.app)
  slow.cookies = { ...bob.cookies }
  await world.database.query('delete from rate_limits')
  const own = await bob.api.shopping.create({ body: {} })
  await world.database.query('delete from rate_limits')
  const rename = async (id: number) =>
    (await slow.send({ method: 'PATCH', url: `/api/shopping-lists/${id}`, payload: { title: 'x' } })).statusCode
  expect([await rename(own.id), await rename(own.id), await rename(list.id)]).toEqual([200, 429, 404])
  const ofRecipe = await slow.send({ method: 'POST', url: `/api/recipes/${recipeId}/shopping-list` })
  expect(ofRecipe.statusCode).toBe(404)
  await strict.close()
})

test.each(['0', '-1', 'x', '2147483648', '1.5', '1.0', '1e0', '0x1', '%201', '%00'])(
  'a list called %s is refused',
  async (id) => {
    expect([400, 404]).toContain((await ada.send({ method: 'GET', url: `/api/shopping-lists/${id}` })).statusCode)
    expect([400, 404]).toContain((await ada.send({ method: 'GET', url: `/api/shopping-lists/${id}/file` })).statusCode)
  },
)

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let bob: Cook
beforeAll(async () => {
  world = await startApp({ logLevel: 'error' })
  ada = await cook(world.app)
  bob = await cook(world.app)
})
afterAll(() => world.close())

const emptyList = (who = ada, title = 'For the weekend') => who.api.shopping.create({ body: { title } })

test('a list that is deleted can be had back for an hour, and is gone for good afterwards', async () => {
  const list = await emptyList()
  const params = { id: list.id }
  await ada.api.shopping.addItem({ params, body: { text: 'milk' } })
  const remove = () => ada.api.shopping.remove({ params, body: undefined })
  const restore = () => ada.send({ method: 'POST', url: `/api/shopping-lists/${list.id}/restore` })
  await remove()
  expect((await ada.send({ method: 'GET', url: `/api/shopping-lists/${list.id}` })).statusCode).toBe(404)
  expect(
    (await ada.send({ method: 'POST', url: `/api/shopping-lists/${list.id}/items`, payload: { text: 'x' } }))
      .statusCode,
  ).toBe(404)
  expect((await bob.send({ method: 'POST', url: `/api/shopping-lists/${list.id}/restore` })).statusCode).toBe(404)
  expect((await restore()).json().items).toHaveLength(1)
  expect((await restore()).statusCode).toBe(200)
  await remove()
  const { now } = world.clock
  world.clock.now = new Date(now.getTime() + 61 * 60_000)
  expect((await restore()).statusCode).toBe(404)
  await world.jobs.add('sweep-lists', {})
  await world.jobs.run()
  const { rows } = await world.database.query('select 1 from shopping_list_items where list_id = $1', [list.id])
  expect(rows).toEqual([])
  world.clock.now = now
})

test('lists come newest first, page by page, complete', async () => {
  const cleo = await cook(world.app)
  const made: number[] = []
  for (let i = 0; i < 5; i += 1) made.push((await emptyList(cleo, `List ${i}`)).id)
  const first = await cleo.send({ method: 'GET', url: '/api/shopping-lists?limit=3' })
  const next = /^<(.+)>; rel="next"$/.exec(String(first.headers['link']))?.[1]
  const second = await cleo.send({ method: 'GET', url: next! })
  const ids = [...first.json<ShoppingList[]>(), ...second.json<ShoppingList[]>()].map(({ id }) => id)
  expect(ids).toEqual(made.toReversed())
  expect(second.headers['link']).toBeUndefined()
})

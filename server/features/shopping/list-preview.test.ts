import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
})
afterAll(() => world.close())

test('a list of several recipes is told before it is made, and nothing is kept', async () => {
  const preview = (recipeIds: number[]) =>
    ada.send({ method: 'POST', url: '/api/shopping-lists/preview', payload: { recipeIds } })
  const ids: number[] = []
  for (const recipeType of ['Main Dish', 'Soup', 'Salad'] as const)
    ids.push((await ada.api.recipes.generate({ body: { recipeType } })).id)
  expect((await preview(ids)).statusCode).toBe(403)

  await world.database.query(`update users set subscription_tier = 'mid' where id = $1`, [ada.user.id])
  const told = (await preview(ids)).json()
  const one = (await preview(ids.slice(0, 1))).json()
  expect(await ada.api.shopping.list({ query: {} })).toEqual([])
  const { items, estimatedCost } = await ada.api.shopping.combined({ body: { recipeIds: ids } })
  expect(told).toEqual({ itemCount: items.filter(({ isStaple }) => !isStaple).length, estimatedCost })
  expect(one.itemCount).toBeLessThan(told.itemCount)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { generatedMenu, menuMember } from '#server/test-world/menus.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const roast = {
  title: 'Beef roast',
  servings: 40,
  ingredients: ['20 lb beef chuck roast'],
  instructions: ['Rub 20 lb of the beef with nothing.', 'Roast it for 2 hours.'],
}

/** A menu for 4 in which an own recipe for 40 stands. */
async function menuWithRoast() {
  const ada = await menuMember(world)
  const { menu } = await generatedMenu(ada, { mealType: 'dinner', recipeCount: 2, servings: 4 })
  const own = await ada.api.recipes.create({ body: roast })
  const params = { id: menu.id }
  const changed = await ada.api.menus.update({ params, body: { recipeIds: [menu.recipeIds[0]!, own.id] } })
  return { ada, menu: changed, own }
}

test('a menu is bought for as many as it is for, and each recipe for as many as it is written for where nobody says', async () => {
  const { ada, menu, own } = await menuWithRoast()
  const beefOf = async (servings?: number) => {
    const body = { recipeIds: menu.recipeIds, ...(servings !== undefined && { servings }) }
    const { items } = await ada.api.shopping.ofMenu({ body })
    return items.flatMap(({ sources }) => sources).find(({ recipeId }) => recipeId === own.id)!.grams!
  }
  const pound = 453.6
  expect(await beefOf(menu.servings)).toBeCloseTo(2 * pound, -1)
  expect(await beefOf()).toBeCloseTo(20 * pound, -2)
  const send = (servings: number) =>
    ada.send({ method: 'POST', url: '/api/shopping-list', payload: { recipeIds: [own.id], servings } })
  expect((await send(100)).statusCode).toBe(200)
  for (const servings of [0, 101, 2.5]) expect((await send(servings)).statusCode).toBe(400)
})

test('a menu is cooked and filed for as many as it is for', async () => {
  const { ada, menu, own } = await menuWithRoast()
  const dishes = await ada.api.menus.cook({ params: { id: menu.id } })
  expect(dishes.map(({ servings, recipe }) => [servings, recipe.id, recipe.servings])).toEqual([
    [4, menu.recipeIds[0], 4],
    [4, own.id, 40],
  ])
  const { payload } = await ada.send({ url: `/api/menus/${menu.id}/file?format=txt` })
  expect(payload).toContain(' 1. 2 lb beef chuck roast\r\n')
  expect(payload).toContain(' 1. Rub 2 lb of the beef with nothing.')
  expect(payload).toContain('\r\nTimes are for 40 servings: check earlier or later.\r\n')
  expect(payload.match(/^Serves .*?\./gm)).toEqual(['Serves 4.', 'Serves 4.'])
  const file = (await ada.send({ url: `/api/menus/${menu.id}/file?format=json` })).json<typeof menu>()
  const [first, second] = [menu.recipes[0]!, menu.recipes[1]!]
  const { notes, ...filed } = file.recipes[1]!
  expect(filed).toMatchObject({
    id: own.id,
    servings: 4,
    ingredients: [{ amount: '2', unit: 'lb', name: 'beef chuck roast' }],
    instructions: [{ description: 'Rub 2 lb of the beef with nothing.' }, { description: 'Roast it for 2 hours.' }],
    calories: second.calories,
  })
  expect(filed.estimatedCost).toBeCloseTo(second.estimatedCost / 10, 1)
  expect(notes).toEqual([...second.notes, 'Times are for 40 servings: check earlier or later.'])
  expect(file).toEqual({ ...menu, recipes: [first, file.recipes[1]] })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let bob: Cook
const unlimited = (who: Cook) =>
  world.database.query(`update users set subscription_tier = 'premium', is_premium = true where id = $1`, [who.user.id])
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app, { allergies: ['Peanuts'] })
  bob = await cook(world.app)
  await unlimited(ada)
  await write(ada, 'Dal', ['250 g red lentils', '2 onions', '1 tsp salt', '1 tbsp olive oil'])
  await write(ada, 'Dal with spinach', ['250 g red lentils', '1 onion', '200 g spinach', '200 ml coconut milk'])
  await write(ada, 'Apple pie', ['6 apples', '300 g flour', '150 g butter', '100 g sugar'])
  await write(bob, 'Dal of Bob', ['250 g red lentils', '2 onions'])
})
afterAll(() => world.close())

function write(who: Cook, title: string, ingredients: string[]) {
  const instructions = ['Cook everything together for 25 minutes.']
  return who.api.recipes.create({ body: { title, servings: 4, ingredients, instructions } })
}

test('what can I make: own recipes first by how little is missing, then dishes that use it up', async () => {
  const body = { ingredients: 'red lentils, onions and flurble' }
  const ideas = await ada.api.recipes.ideas({ body })
  expect(ideas.unknown).toEqual(['flurble'])
  expect(ideas.understood).toHaveLength(2)
  expect(ideas.own.map(({ recipe, missing }) => [recipe.title, missing.length])).toEqual([
    ['Dal', 0],
    ['Dal with spinach', 2],
  ])
  expect(ideas.composed.length).toBeGreaterThan(0)
  // what lacks much is offered only where nothing is nearer
  expect(ideas.composed.length === 1 || ideas.composed.every(({ missing }) => missing.length <= 4)).toBe(true)
  for (const { uses, summary } of ideas.composed) {
    expect(uses.length).toBeGreaterThan(0)
    expect(summary.allergens).toEqual([{ allergen: 'peanut', verdict: 'not_found' }])
  }
  expect(await ada.api.recipes.ideas({ body })).toEqual(ideas)
  expect((await ada.api.recipes.ideas({ body: { ...body, mostMissing: 0 } })).own).toHaveLength(1)
})

test('an idea that is taken is the dish that was offered', async () => {
  const { composed } = await ada.api.recipes.ideas({ body: { ingredients: ['chickpeas', 'tomatoes', 'spinach'] } })
  const [first] = composed
  const made = await ada.api.recipes.generate({ body: first!.wish })
  expect(made.title).toBe(first!.title)
  expect(made.summary).toEqual(first!.summary)
})

test('what the cook may not have is put into no dish, and nothing known makes no idea', async () => {
  const { composed } = await ada.api.recipes.ideas({ body: { ingredients: 'peanuts, rice' } })
  for (const { summary } of composed) expect(summary.allergens[0]?.verdict).toBe('not_found')
  expect(await ada.api.recipes.ideas({ body: { ingredients: 'flurble' } })).toMatchObject({ own: [], composed: [] })
  expect(await ada.api.recipes.ideas({ body: { ingredients: '' } })).toMatchObject({ own: [], composed: [] })
})

test('is for Unlimited alone', async () => {
  const refused = await bob.send({ method: 'POST', url: '/api/recipes/ideas', payload: { ingredients: 'lentils' } })
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'upgrade_required', requiredTier: 'premium' }),
  ])
})

test('“I have 125 g of lentils” is enough for two', async () => {
  const [dal] = await ada.api.recipes.list({ query: { q: 'dal', limit: 100 } }).then((rows) => rows.slice(-1))
  const scale = (line: number, have: string) =>
    ada.api.recipes.scale({ params: { id: dal!.id }, query: { line, have } })
  expect(await scale(0, '125 g')).toEqual({ servings: 2, factor: 0.5, grams: 125 })
  expect((await scale(1, '3')).servings).toBe(6)
  await expect(scale(0, 'plenty')).rejects.toThrow('couldn’t be read as an amount')
  await expect(scale(59, '1 kg')).rejects.toThrow('This recipe has only 4 lines')
})

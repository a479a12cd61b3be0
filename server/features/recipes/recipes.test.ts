import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let bob: Cook
let soup: Awaited<ReturnType<Cook['api']['recipes']['generate']>>
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
  bob = await cook(world.app)
  soup = await ada.api.recipes.generate({ body: { recipeType: 'Soup' } })
})
afterAll(() => world.close())

test('a cook sees, changes and deletes their own recipes only', async () => {
  const calls = [
    { method: 'GET', url: `/api/recipes/${soup.id}` },
    { method: 'PATCH', url: `/api/recipes/${soup.id}/favorite` },
    { method: 'PATCH', url: `/api/recipes/${soup.id}/rate`, payload: { rating: 1 } },
    { method: 'DELETE', url: `/api/recipes/${soup.id}` },
  ] as const
  for (const call of calls) {
    expect((await visitor(world.app).send(call)).statusCode).toBe(401)
    expect((await bob.send(call)).statusCode).toBe(404)
  }
  expect(await ada.api.recipes.get({ params: { id: soup.id } })).toEqual(soup)
  expect(await bob.api.recipes.list({})).toEqual([])
})

test('a rating is set, changed and cleared', async () => {
  const rate = (rating: 1 | -1 | null) => ada.api.recipes.rate({ params: { id: soup.id }, body: { rating } })
  expect([await rate(1), await rate(-1), await rate(null)]).toEqual([
    { userRating: 1 },
    { userRating: -1 },
    { userRating: null },
  ])
  expect(
    (await ada.send({ method: 'PATCH', url: `/api/recipes/${soup.id}/rate`, payload: { rating: 2 } })).statusCode,
  ).toBe(400)
})

test('the favourite mark toggles, and filters the list', async () => {
  const toggle = () => ada.api.recipes.toggleFavorite({ params: { id: soup.id }, body: undefined })
  expect(await ada.api.recipes.list({ query: { favorite: 'true' } })).toEqual([])
  expect(await toggle()).toEqual({ isFavorite: true })
  expect(await ada.api.recipes.list({ query: { favorite: 'true' } })).toMatchObject([{ id: soup.id, isFavorite: true }])
  expect(await toggle()).toEqual({ isFavorite: false })
})

test('lists are newest first and page by the Link header', async () => {
  const cleo = await cook(world.app)
  for (let i = 0; i < 3; i++) await cleo.api.recipes.generate({ body: {} })
  const all = await cleo.api.recipes.list({})
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => b - a))
  const first = await cleo.send({ method: 'GET', url: '/api/recipes?limit=2' })
  const next = /^<(.+)>; rel="next"$/.exec(String(first.headers['link']))?.[1]
  const second = await cleo.send({ method: 'GET', url: next! })
  expect([...first.json(), ...second.json()]).toEqual(all)
  expect(second.headers['link']).toBeUndefined()
  expect((await cleo.send({ method: 'GET', url: '/api/recipes?cursor=nonsense' })).statusCode).toBe(400)
  expect((await cleo.send({ method: 'GET', url: '/api/recipes?limit=1000' })).statusCode).toBe(400)
})

test('a page of long recipes ends early, and the next one goes on', async () => {
  const gus = await cook(world.app)
  for (let i = 0; i < 3; i++) await gus.api.recipes.generate({ body: {} })
  const all = await gus.api.recipes.list({})
  // longer than any recipe may be, so that three are enough
  await world.database.query(`update recipes set cook_notes = repeat('a', 600000) where user_id = $1`, [gus.user.id])
  const first = await gus.send({ method: 'GET', url: '/api/recipes' })
  expect(first.json()).toHaveLength(2)
  const next = /^<(.+)>; rel="next"$/.exec(String(first.headers['link']))?.[1]
  const second = await gus.send({ method: 'GET', url: next! })
  expect([...first.json(), ...second.json()].map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  expect(second.headers['link']).toBeUndefined()
  expect(await gus.api.recipes.list({ query: { view: 'row' } })).toHaveLength(3)
})

test('a list can begin at any day that a calendar has', async () => {
  const since = async (day: string) =>
    (await ada.send({ method: 'GET', url: `/api/recipes?since=${day}` })).json().length
  const days = ['0000-01-01', '0001-01-01T00:00:00%2B14:00', '2026-11-20', '2026-11-21', '9999-12-31T23:59:59-23:59']
  expect(await Promise.all(days.map(since))).toEqual([1, 1, 1, 0, 0])
})

test('rows carry verdicts for the reader, and follow when the reader’s profile changes', async () => {
  const dora = await cook(world.app, { dietaryPreference: 'vegan', allergies: ['Soy'] })
  await dora.api.recipes.generate({ body: {} })
  const [row] = await dora.api.recipes.list({})
  expect(row?.summary).toMatchObject({
    diet: { diet: 'vegan', verdict: 'fits' },
    allergens: [{ allergen: 'soy', verdict: 'not_found' }],
  })
  await dora.api.accounts.changeProfile({ body: { dietaryPreference: 'None', allergies: ['Sesame'] } })
  const [changed] = await dora.api.recipes.list({})
  expect(changed?.summary.diet).toBeNull()
  expect(changed?.summary.allergens.map(({ allergen }) => allergen)).toEqual(['sesame'])
})

test('facts that an older kitchen made are made again when they are read', async () => {
  await world.database.query(
    `update recipes set facts = jsonb_set(jsonb_set(facts, '{kitchenVersion}', '"old"'), '{calories}', '1')`,
  )
  const [row] = await ada.api.recipes.list({})
  expect(row?.summary.calories).toBe(soup.summary.calories)
  const { rows } = await world.database.query<{ calories: number }>(
    `select (facts ->> 'calories')::float as calories from recipes where id = $1`,
    [soup.id],
  )
  expect(rows[0]?.calories).toBe(soup.summary.calories)
})

test('a list that only shows its rows gets what a row shows, fresh, in the same order and pages', async () => {
  const { recipes } = ada.api
  const [row] = await recipes.list({})
  const narrow = await recipes.list({ query: { view: 'row' } })
  const { id, title, imageUrl, photoUrl, cuisine, recipeType, tags, isFavorite, summary } = soup
  expect(narrow).toEqual([{ id, title, imageUrl, photoUrl, cuisine, recipeType, tags, isFavorite, summary }])
  expect(row).toMatchObject(narrow[0]!)
  await world.database.query(
    `update recipes set facts = jsonb_set(jsonb_set(facts, '{kitchenVersion}', '"old"'), '{calories}', '1')`,
  )
  expect(await recipes.list({ query: { view: 'row' } })).toEqual(narrow)
  expect(await recipes.list({ query: { view: 'row', q: title.split(' ')[0]! } })).toEqual(narrow)
  expect(await recipes.list({ query: { view: 'row', favorite: 'true' } })).toEqual([])
  expect(await bob.api.recipes.list({ query: { view: 'row' } })).toEqual([])
  expect((await ada.send({ method: 'GET', url: '/api/recipes?view=all' })).statusCode).toBe(400)
})

test('a deleted recipe is gone, and its place in the day stays used', async () => {
  await ada.api.recipes.remove({ params: { id: soup.id }, body: undefined })
  await expect(ada.api.recipes.get({ params: { id: soup.id } })).rejects.toMatchObject({ status: 404 })
  expect((await ada.api.accounts.currentUser({})).generationsLeft).toBe(2)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
  const recipes: [string, string[], string[]][] = [
    ['Rice Bowl', ['1 cup white rice', '2 carrots'], ['Simmer the rice and the carrots for 20 minutes.']],
    [
      'Topped Bowl',
      ['1 cup white rice', '2 carrots'],
      ['Simmer the rice and the carrots for 20 minutes.', 'Top with chopped peanuts.'],
    ],
    [
      'Aioli Bowl',
      ['1 cup white rice', '2 carrots'],
      ['Simmer the rice and the carrots.', 'Serve with a spoon of aioli.'],
    ],
    ['Secret Bowl', ['1 cup white rice', '500 g blorptang'], ['Simmer the rice and the blorptang for 20 minutes.']],
    ['Blorptang', ['500 g blorptang', '300 g zwickelfrot'], ['Fry the blorptang and the zwickelfrot.']],
  ]
  for (const [title, ingredients, instructions] of recipes) {
    const payload = { title, servings: 2, ingredients, instructions }
    const answer = await ada.send({ method: 'POST', url: '/api/recipes', payload })
    if (answer.statusCode !== 201) throw new Error(`${title}: ${answer.payload}`)
  }
})
afterAll(() => world.close())

async function titles(query: string): Promise<string[]> {
  const answer = await ada.send({ method: 'GET', url: `/api/recipes?${query}` })
  return answer.json<Recipe[]>().map(({ title }) => title)
}

test('without an allergen are those in which no line and no step has it, and whose every food is read', async () => {
  expect(await titles('without=peanut')).toEqual(['Aioli Bowl', 'Rice Bowl'])
  expect(await titles('without=egg')).toEqual(['Topped Bowl', 'Rice Bowl'])
})

test('what is hardly known costs nothing and feeds nobody, so it keeps within no limit', async () => {
  expect(await titles('maxCost=1000')).toEqual(['Aioli Bowl', 'Topped Bowl', 'Rice Bowl'])
  expect(await titles('maxCalories=5000')).toEqual(['Aioli Bowl', 'Topped Bowl', 'Rice Bowl'])
  expect(await titles('maxMinutes=2880')).toHaveLength(5)
})

test('invisible signs stay out of titles and tags, and a note keeps its lines', async () => {
  const payload = {
    title: 'Pea\u200b\u2060\u{e0041} Soup\u202e',
    servings: 2,
    tags: ['quick\u202e \u200bone'],
    cookNotes: 'one\r\ntwo\u202e',
    ingredients: ['1 cup peas'],
    instructions: ['Simmer the peas.'],
  }
  const made = (await ada.send({ method: 'POST', url: '/api/recipes', payload })).json<Recipe>()
  expect([made.title, made.tags, made.cookNotes]).toEqual(['Pea Soup', ['quick one'], 'one\ntwo'])
  expect(await titles(`tag=${encodeURIComponent('quick\u202e one')}`)).toEqual(['Pea Soup'])
  const nothing = await ada.send({
    method: 'POST',
    url: '/api/recipes',
    payload: { ...payload, title: '\u200b\u2060' },
  })
  expect([nothing.statusCode, nothing.json().message]).toEqual([400, 'Please give the recipe a title'])
  const family = 'Dinner 👨‍👩‍👧 ❤️ می‌خواهم'
  const kept = await ada.send({ method: 'POST', url: '/api/recipes', payload: { ...payload, title: family } })
  expect(kept.json().title).toBe(family)
})

test('a filter that is left empty asks for nothing', async () => {
  const all = await titles('limit=100')
  for (const empty of ['tag=', 'tag=%20', 'q=', 'diet=', 'cuisine='])
    expect(await titles(`limit=100&${empty}`)).toEqual(all)
})

test('an address without its id is none', async () => {
  for (const [method, url] of [
    ['GET', '/api/recipes/'],
    ['DELETE', '/api/recipes/'],
    ['GET', '/api/shopping-lists/'],
    ['PATCH', '/api/recipes//rate'],
  ] as const) {
    const answer = await ada.send({ method, url })
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'There’s nothing at this address.'])
  }
})

test('plain routes and thumbs say what they take', async () => {
  const [id] = (await ada.send({ method: 'GET', url: '/api/recipes?limit=1' })).json<Recipe[]>().map((one) => one.id)
  const said = async (path: string) => {
    const answer = await ada.send({ method: 'GET', url: `/api/recipes/${id}/${path}` })
    return [answer.statusCode, answer.json().message]
  }
  expect(await said('image.png?width=3')).toEqual([400, 'Width must be one of 48, 96, 240, 480, 600, 960, 1200.'])
  expect(await said('image.png?depth=3')).toEqual([400, 'Unknown field: depth.'])
  expect(await said('image.svg?size=huge')).toEqual([400, expect.stringMatching(/^Size must be one of: /)])
  expect(await said('file?servings=many')).toEqual([400, 'Servings must be a number.'])
  expect(await said('file?colour=red')).toEqual([400, 'Unknown field: colour.'])
  expect(await said('photo?colour=red')).toEqual([400, 'Unknown field: colour.'])
  const far = await ada.send({ method: 'GET', url: '/api/recipes/x/image.png' })
  expect(far.json().message).toBe('Id must be a number.')
  const rated = await ada.send({ method: 'PATCH', url: `/api/recipes/${id}/rate`, payload: { rating: 3 } })
  expect(rated.json().message).toBe('Rating must be one of: 1, -1, null.')
})

import { afterAll, expect, test } from 'vitest'
import { mostCooked } from '#contract/home/cooked.ts'
import { lately } from '#server/features/recipes/store.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp } from '#server/test-world/start-app.ts'

const world = await startApp()
afterAll(() => world.close())

// the clock of the tests stands on the 20th
const [today, yesterday] = ['2026-11-20', '2026-11-19']

const write = (ada: Cook, title = 'Lentil soup') =>
  ada.api.recipes.create({
    body: { title, servings: 2, ingredients: ['1 cup brown lentils'], instructions: ['Simmer for 20 minutes.'] },
  })
const note = (ada: Cook, recipeId: number, more: object = {}) =>
  ada.api.cooked.note({ body: { recipeId, cookedOn: today, servings: 2, ...more } })
const days = async (ada: Cook) => (await ada.api.cooked.list({})).map(({ cookedOn }) => cookedOn)

test('what was cooked when, and how it was, the last day first; the recipe counts and carries the thumb', async () => {
  const ada = await cook(world.app)
  const { id, cooked } = await write(ada)
  expect(cooked).toEqual({ times: 0, last: null })
  await note(ada, id, { cookedOn: '2026-11-03' })
  const entry = await note(ada, id, { servings: 3.333, rating: 1, note: ' More lemon.\r\nLess salt. ' })
  expect(entry).toMatchObject({
    recipeId: id,
    title: 'Lentil soup',
    cookedOn: today,
    servings: 3.33,
    rating: 1,
    note: 'More lemon.\nLess salt.',
  })
  expect(await days(ada)).toEqual([today, '2026-11-03'])
  expect(await ada.api.recipes.get({ params: { id } })).toMatchObject({
    userRating: 1,
    cooked: { times: 2, last: today },
  })
  expect(await (await cook(world.app)).api.cooked.list({})).toEqual([])
})

test('a recipe has one entry a day: said again it says more, and forgets nothing', async () => {
  const ada = await cook(world.app)
  const { id } = await write(ada)
  const first = await note(ada, id, { note: 'For Bo' })
  const again = await note(ada, id, { servings: 4, rating: -1 })
  expect([first.isNew, again.isNew]).toEqual([true, false])
  expect(again).toMatchObject({ id: first.id, servings: 4, rating: -1, note: 'For Bo' })
  await Promise.all([note(ada, id, { cookedOn: yesterday }), note(ada, id, { cookedOn: yesterday })])
  expect(await days(ada)).toEqual([today, yesterday])
})

test('an entry is changed and deleted, and a deletion undone within the hour', async () => {
  const ada = await cook(world.app)
  const { id } = await write(ada)
  const entry = await note(ada, id)
  await note(ada, id, { cookedOn: yesterday })
  const at = { params: { id: entry.id } }
  const moved = await ada.api.cooked.update({ ...at, body: { cookedOn: '2026-11-18', note: 'On Wednesday' } })
  expect(moved).toMatchObject({ cookedOn: '2026-11-18', note: 'On Wednesday', servings: 2 })
  await expect(ada.api.cooked.update({ ...at, body: { cookedOn: yesterday } })).rejects.toThrow('already')
  await ada.api.cooked.remove({ ...at, body: {} })
  expect(await days(ada)).toEqual([yesterday])
  expect(await ada.api.cooked.restore({ ...at, body: {} })).toMatchObject({ id: entry.id, note: 'On Wednesday' })
  await ada.api.cooked.remove({ ...at, body: {} })
  const other = await note(ada, id, { cookedOn: '2026-11-18' })
  expect(await ada.api.cooked.restore({ ...at, body: {} })).toMatchObject({ id: other.id })
  world.clock.now = new Date('2026-11-20T13:01:00Z')
  await world.jobs.add('sweep-cooked', {})
  await world.jobs.run()
  await expect(ada.api.cooked.restore({ ...at, body: {} })).rejects.toThrow('404')
  world.clock.now = new Date('2026-11-20T12:00:00Z')
  expect(await days(ada)).toEqual([yesterday, '2026-11-18'])
})

test('a deleted recipe leaves its title in the diary', async () => {
  const ada = await cook(world.app)
  const { id } = await write(ada, 'Soup of once')
  await note(ada, id)
  await ada.api.recipes.update({ params: { id }, body: { title: 'Soup of now' } })
  expect(await ada.api.cooked.list({})).toMatchObject([{ recipeId: id, title: 'Soup of now' }])
  await ada.api.recipes.remove({ params: { id }, body: {} })
  const gone = { recipeId: null, title: 'Soup of once', imageUrl: null, photoUrl: null }
  expect(await ada.api.cooked.list({})).toMatchObject([gone])
  await world.database.query('delete from recipes where id = $1', [id])
  const [entry] = await ada.api.cooked.list({})
  expect(entry).toMatchObject(gone)
  expect(await ada.api.cooked.update({ params: { id: entry!.id }, body: { rating: 1 } })).toMatchObject({ rating: 1 })
})

test('page by page, all of it or one recipe', async () => {
  const ada = await cook(world.app)
  const [soup, stew] = [await write(ada, 'Soup'), await write(ada, 'Stew')]
  for (const cookedOn of ['2026-11-05', '2026-11-07', '2026-11-06']) {
    await note(ada, soup.id, { cookedOn })
    await note(ada, stew.id, { cookedOn })
  }
  const seen: string[] = []
  let url = '/api/cooked?limit=4'
  while (url) {
    const page = await ada.send({ method: 'GET', url })
    for (const { cookedOn, title } of page.json<{ cookedOn: string; title: string }[]>())
      seen.push(`${cookedOn.slice(-2)} ${title}`)
    url = /<(.+)>/.exec(String(page.headers['link'] ?? ''))?.[1] ?? ''
  }
  expect(seen).toEqual(['07 Stew', '07 Soup', '06 Stew', '06 Soup', '05 Stew', '05 Soup'])
  expect(await ada.api.cooked.list({ query: { recipeId: stew.id } })).toHaveLength(3)
  await expect(ada.api.cooked.list({ query: { cursor: 'x' } })).rejects.toThrow('400')
})

test('a day of the calendar, not of next week; a note, not a book; a diary, not a warehouse', async () => {
  const ada = await cook(world.app)
  const { id } = await write(ada)
  // where it is tomorrow already
  expect(await note(ada, id, { cookedOn: '2026-11-21' })).toMatchObject({ cookedOn: '2026-11-21' })
  await expect(note(ada, id, { cookedOn: '2026-11-22' })).rejects.toThrow('hasn’t come yet')
  for (const wrong of [
    { cookedOn: '2026-02-30' },
    { cookedOn: '1999-12-31' },
    { servings: 0 },
    { servings: 101 },
    { rating: 2 },
    { note: 'x'.repeat(1001) },
  ])
    await expect(note(ada, id, wrong)).rejects.toThrow('400')
  await world.database.query(
    `insert into cooked_dishes (user_id, title, cooked_on, servings)
     select $1, 'Toast', '2020-01-01', 1 from generate_series(1, $2::int)`,
    [ada.user.id, mostCooked - 1],
  )
  await expect(note(ada, id)).rejects.toThrow(`at most ${mostCooked.toLocaleString('en-US')}`)
  expect(await note(ada, id, { cookedOn: '2026-11-21', note: 'said more' })).toMatchObject({ note: 'said more' })
})

test('what was cooked lately is not written again, and what is cooked again and again is liked', async () => {
  const ada = await cook(world.app)
  const { id } = await ada.api.recipes.generate({ body: {} })
  await world.database.query(
    `update recipes set dish = 'curry chicken thai', created_at = '2026-01-01' where id = $1`,
    [id],
  )
  const known = async () => {
    const { recent, tastes } = await lately(world.database, ada.user.id, world.clock.now)
    return [recent, tastes.liked]
  }
  expect(await known()).toEqual([[], []])
  await note(ada, id, { cookedOn: '2026-09-01' })
  expect(await known()).toEqual([[], []])
  await note(ada, id, { cookedOn: '2026-11-01' })
  expect(await known()).toEqual([['curry chicken thai'], []])
  await note(ada, id, { cookedOn: '2026-11-09' })
  expect(await known()).toEqual([['curry chicken thai'], ['curry chicken thai']])
  await ada.api.recipes.rate({ params: { id }, body: { rating: -1 } })
  expect(await known()).toEqual([['curry chicken thai'], []])
})

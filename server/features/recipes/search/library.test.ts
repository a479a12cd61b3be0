import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'
import { recipeSorts } from '#contract/recipes/recipe-filters.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let bo: Cook
const titles = ['Élan toast', 'apple rice', '“Quoted” rice', 'Ästhetic', '7-minute eggs', 'Zebra cake', 'eel', 'Борщ']
const ids = new Map<string, number>()
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
  bo = await cook(world.app)
  for (const [at, title] of titles.entries()) {
    const ingredients = [`${at + 1} cups rice`, ...(at % 2 ? ['1 tbsp olive oil'] : [])]
    const instructions = [{ description: 'Simmer.', time: 5 + ((at * 7) % 30) }]
    const cuisine = at < 3 ? 'Italian' : at < 5 ? 'Thai' : undefined
    const recipeType = at % 2 ? 'Soup' : 'Dessert'
    const body = { title, servings: 2, ingredients, instructions, recipeType, ...(cuisine && { cuisine }) }
    ids.set(title, (await ada.api.recipes.create({ body })).id)
  }
  await bo.api.recipes.create({ body: { title: 'Bo’s', servings: 1, ingredients: ['1 egg'], instructions: [] } })
  const rate = (title: string, rating: 1 | -1) =>
    ada.api.recipes.rate({ params: { id: ids.get(title)! }, body: { rating } })
  await rate('eel', 1)
  await rate('Zebra cake', -1)
  await rate('apple rice', 1)
})
afterAll(() => world.close())

/** Every page of two rows, by its links. */
async function walk(query: string): Promise<ListedRecipe[]> {
  const rows: ListedRecipe[] = []
  for (let url: string | undefined = `/api/recipes?view=row&limit=2&${query}`; url; ) {
    const answer = await ada.send({ method: 'GET', url })
    expect(answer.statusCode).toBe(200)
    rows.push(...answer.json<ListedRecipe[]>())
    url = /^<(.+)>; rel="next"$/.exec(String(answer.headers['link']))?.[1]
  }
  return rows
}
const named = async (query: string) => (await walk(query)).map(({ title }) => title)

describe('sorting', () => {
  test('shows each recipe once in every order, whatever is filtered', async () => {
    for (const sort of recipeSorts) {
      expect([sort, (await named(`sort=${sort}`)).toSorted()]).toEqual([sort, titles.toSorted()])
      expect([sort, new Set(await named(`sort=${sort}&q=rice&cuisine=italian`))]).toEqual([
        sort,
        new Set(titles.slice(0, 3)),
      ])
    }
    expect(await named('')).toEqual(titles.toReversed())
  })

  test('by title goes by letters without case, accents and signs, and begins where it is asked to', async () => {
    const sorted = [
      '7-minute eggs',
      'apple rice',
      'Ästhetic',
      'eel',
      'Élan toast',
      '“Quoted” rice',
      'Zebra cake',
      'Борщ',
    ]
    expect(await named('sort=title')).toEqual(sorted)
    expect(await named('sort=title&from=E')).toEqual(sorted.slice(3))
  })

  test('by minutes, cost and thumbs', async () => {
    const minutes = (await walk('sort=quickest')).map(({ summary }) => summary.totalMinutes)
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    expect(new Set(minutes).size).toBeGreaterThan(4)
    const costs = (await walk('sort=cheapest')).map(({ summary }) => summary.costPerServing)
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
    expect(await named('sort=rating')).toEqual([
      'eel',
      'apple rice',
      ...titles.filter((title) => !['eel', 'apple rice', 'Zebra cake'].includes(title)).toReversed(),
      'Zebra cake',
    ])
  })

  test('by the day on which it was last cooked, and those that never were after them', async () => {
    const note = (title: string, cookedOn: string) =>
      ada.api.cooked.note({ body: { recipeId: ids.get(title)!, servings: 2, cookedOn } })
    await note('eel', '2026-11-01')
    await note('apple rice', '2026-11-03')
    await note('Zebra cake', '2026-10-02')
    const { id } = await note('Zebra cake', '2026-11-05')
    expect((await named('sort=cooked')).slice(0, 3)).toEqual(['Zebra cake', 'apple rice', 'eel'])
    await ada.api.cooked.remove({ params: { id }, body: {} })
    const cooked = ['apple rice', 'eel', 'Zebra cake']
    const never = titles.filter((title) => !cooked.includes(title)).toReversed()
    expect(await named('sort=cooked')).toEqual([...cooked, ...never])
  })

  test('goes on from where a page ended although the recipe there has changed its place', async () => {
    const first = await ada.send({ method: 'GET', url: '/api/recipes?view=row&limit=3&sort=title' })
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers['link']))![1]!
    const id = ids.get('Ästhetic')!
    await ada.api.recipes.update({ params: { id }, body: { title: 'Zzz' } })
    const second = (await ada.send({ method: 'GET', url: next })).json<ListedRecipe[]>()
    expect(second.map(({ title }) => title)).toEqual(['eel', 'Élan toast', '“Quoted” rice'])
    await ada.api.recipes.update({ params: { id }, body: { title: 'Ästhetic' } })
  })

  test('refuses a cursor that came from no list, and an order that it does not know', async () => {
    const status = async (query: string) => (await ada.send({ method: 'GET', url: `/api/recipes?${query}` })).statusCode
    for (const cursor of ['', 'nonsense', Buffer.from('99999999999 x').toString('base64url')])
      expect(await status(`sort=title&cursor=${cursor}`)).toBe(400)
    for (const [sort, key] of Object.entries({ quickest: 'soon', rating: '70000', title: '\0' })) {
      const cursor = Buffer.from(`5 ${key}`).toString('base64url')
      expect([sort, await status(`sort=${sort}&cursor=${cursor}`)]).toEqual([sort, 400])
    }
    expect(await status(`sort=quickest&cursor=${Buffer.from('5 1e99').toString('base64url')}`)).toBe(200)
    expect(await status('sort=title&from=%00')).toBe(400)
    expect(await status('sort=weight')).toBe(400)
  })

  test('some alone, by their ids, a stranger’s never', async () => {
    const wanted = [ids.get('eel')!, ids.get('Борщ')!]
    expect(await named(`ids=${wanted.join(',')}`)).toEqual(['eel', 'Борщ'].toReversed())
    expect(await bo.api.recipes.list({ query: { ids: wanted.join(',') } })).toEqual([])
  })
})

describe('counts', () => {
  test('say how the recipes fall apart, a facet as if it were not asked for', async () => {
    const all = await ada.api.library.counts({})
    expect(all.recipes).toBe(titles.length)
    expect(all.cuisines).toEqual([
      { name: 'Italian', recipes: 3 },
      { name: 'Thai', recipes: 2 },
    ])
    expect(all.letters.map(({ name, recipes }) => `${name}${recipes}`)).toEqual(['#1', 'a2', 'e2', 'q1', 'z1', 'б1'])
    const soups = await ada.api.library.counts({ query: { recipeType: 'Soup', cuisine: 'Italian' } })
    expect(soups).toMatchObject({
      recipes: 1,
      cuisines: [
        { name: 'Italian', recipes: 1 },
        { name: 'Thai', recipes: 1 },
      ],
      recipeTypes: [
        { name: 'Dessert', recipes: 2 },
        { name: 'Soup', recipes: 1 },
      ],
    })
  })
})

test('counts read a misspelt word as lists do', async () => {
  const [spelt, misspelt] = await Promise.all(['zebra', 'zebrra'].map((q) => ada.api.library.counts({ query: { q } })))
  expect(misspelt).toEqual(spelt)
  expect(spelt).toMatchObject({ recipes: 1, letters: [{ name: 'z', recipes: 1 }] })
})

describe('several at once', () => {
  test('are tagged, and only those that had not the tag let go of it', async () => {
    const [eel, zebra] = [ids.get('eel')!, ids.get('Zebra cake')!]
    await ada.api.recipes.update({ params: { id: eel }, body: { tags: ['feast'] } })
    const body = { recipeIds: [eel, zebra], tag: ' Feast ', isOn: true }
    expect(await ada.api.library.tag({ body })).toEqual({ recipeIds: [zebra] })
    expect(await named('tag=feast')).toEqual(['eel', 'Zebra cake'])
    expect(await ada.api.library.tag({ body: { recipeIds: [zebra], tag: 'feast', isOn: false } })).toEqual({
      recipeIds: [zebra],
    })
    expect(await named('tag=feast')).toEqual(['eel'])
    // no more than a recipe can have
    const tags = Array.from({ length: 20 }, (_, at) => `t${at}`)
    await ada.api.recipes.update({ params: { id: zebra }, body: { tags } })
    await expect(ada.api.library.tag({ body })).rejects.toThrow('400')
    expect((await ada.api.recipes.get({ params: { id: zebra } })).tags).toEqual(tags)
  })

  test('are deleted together and come back together', async () => {
    const recipeIds = [ids.get('eel')!, ids.get('Борщ')!]
    await ada.api.library.remove({ body: { recipeIds } })
    expect(await named('sort=title')).toHaveLength(titles.length - 2)
    await expect(ada.api.library.remove({ body: { recipeIds } })).rejects.toThrow('404')
    expect(await ada.api.library.restore({ body: { recipeIds } })).toEqual({ recipeIds })
    expect(await named('sort=title')).toHaveLength(titles.length)
    await expect(ada.api.library.remove({ body: { recipeIds: [] } })).rejects.toThrow('400')
  })
})

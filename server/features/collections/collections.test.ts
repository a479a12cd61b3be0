import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mostCollections } from '#contract/recipes/collections.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
let recipes: number[]
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
  recipes = []
  for (const title of ['Lentils', 'Rice', 'Toast'])
    recipes.push(
      (await ada.api.recipes.create({ body: { title, servings: 2, ingredients: ['1 cup rice'], instructions: [] } }))
        .id,
    )
})
afterAll(() => world.close())

const inCollection = async (who: Cook, collection: number) =>
  (await who.api.recipes.list({ query: { collection: String(collection), view: 'row' } })).map(({ id }) => id)

describe('collections', () => {
  test('by hand hold what is put in until it is taken out, and a deleted recipe is not counted', async () => {
    const [lentils, rice, toast] = recipes as [number, number, number]
    const { id } = await ada.api.collections.create({ body: { name: ' Weeknights ', recipeIds: [lentils, rice] } })
    const put = (recipeIds: number[]) => ada.api.collections.add({ params: { id }, body: { recipeIds } })
    expect(await put([rice, toast])).toEqual({ recipeIds: [toast] })
    expect(await inCollection(ada, id)).toEqual([toast, rice, lentils])
    expect(await ada.api.collections.take({ params: { id }, body: { recipeIds: [lentils] } })).toEqual({
      recipeIds: [lentils],
    })
    await ada.api.recipes.remove({ params: { id: toast }, body: {} })
    expect(await ada.api.collections.list({})).toEqual([{ id, name: 'Weeknights', rule: null, recipes: 1 }])
    await ada.api.recipes.restore({ params: { id: toast }, body: {} })
    expect(await inCollection(ada, id)).toEqual([toast, rice])
    expect((await ada.api.collections.update({ params: { id }, body: { name: 'Suppers' } })).name).toBe('Suppers')
    await ada.api.collections.remove({ params: { id }, body: {} })
    expect(await ada.api.collections.list({})).toEqual([])
    expect(await inCollection(ada, id)).toEqual([])
    expect(await ada.api.recipes.list({ query: { view: 'row' } })).toHaveLength(3)
  })

  test('come back within the hour with all that lay in them, to their owner alone, and not where there is no room', async () => {
    const bo = await cook(world.app)
    const { id } = await ada.api.collections.create({ body: { name: 'Sundays', recipeIds: recipes } })
    const restore = (who: Cook) => who.api.collections.restore({ params: { id }, body: {} })
    const remove = () => ada.api.collections.remove({ params: { id }, body: {} })
    await remove()
    await expect(remove()).rejects.toThrow('404')
    await expect(restore(bo)).rejects.toThrow('404')
    const values = Array.from({ length: mostCollections }, (_, at) => `('${ada.user.id}', 'no. ${at}')`)
    await world.database.query(`insert into collections (user_id, name) values ${values.join(', ')}`)
    await expect(restore(ada)).rejects.toThrow('400')
    await world.database.query(`delete from collections where name like 'no. %'`)
    expect(await restore(ada)).toMatchObject({ name: 'Sundays', recipes: 3 })
    expect(await inCollection(ada, id)).toEqual(recipes.toReversed())
    await remove()
    world.clock.now = new Date(world.clock.now.getTime() + 61 * 60 * 1000)
    await expect(restore(ada)).rejects.toThrow('404')
    await world.jobs.add('sweep-collections', {})
    await world.jobs.run()
    const { rows } = await world.database.query('select from collections where id = $1', [id])
    expect(rows).toEqual([])
  })

  test('by a rule keep the filter, and take nothing by hand', async () => {
    const rule = { diet: 'vegan', maxMinutes: 30, without: 'milk,soy', favorite: true } as const
    const made = await ada.api.collections.create({ body: { name: 'Quick and vegan', rule } })
    expect(made).toMatchObject({ rule, recipes: null })
    const put = ada.api.collections.add({ params: { id: made.id }, body: { recipeIds: recipes } })
    await expect(put).rejects.toThrow('400')
    const both = ada.api.collections.create({ body: { name: 'Both', rule, recipeIds: recipes } })
    await expect(both).rejects.toThrow('400')
    for (const wrong of [{}, { diet: 'air' }, { without: 'dust' }, { favorite: false }, { limit: 3 }]) {
      const refused = await ada.send({ method: 'POST', url: '/api/collections', payload: { name: 'No', rule: wrong } })
      expect([wrong, refused.statusCode]).toEqual([wrong, 400])
    }
    await ada.api.collections.remove({ params: { id: made.id }, body: {} })
  })

  test('by a rule get other filters and another name; those by hand get no filters', async () => {
    const { id } = await ada.api.collections.create({ body: { name: 'Quick', rule: { maxMinutes: 30 } } })
    const change = (body: object) => ada.send({ method: 'PATCH', url: `/api/collections/${id}`, payload: body })
    const rule = { maxMinutes: 45, q: 'rice' }
    expect((await change({ rule })).json()).toEqual({ id, name: 'Quick', rule, recipes: null })
    expect((await change({ name: 'Rice', rule: { q: 'rice' } })).json()).toMatchObject({
      name: 'Rice',
      rule: { q: 'rice' },
    })
    for (const wrong of [{}, { rule: {} }, { rule: null }, { rule: { diet: 'air' } }])
      expect([wrong, (await change(wrong)).statusCode]).toEqual([wrong, 400])
    const byHand = await ada.api.collections.create({ body: { name: 'By hand' } })
    const refused = ada.api.collections.update({ params: { id: byHand.id }, body: { rule: { q: 'rice' } } })
    await expect(refused).rejects.toThrow('so it can’t have filters')
    for (const made of [id, byHand.id]) await ada.api.collections.remove({ params: { id: made }, body: {} })
  })

  test('that hold a recipe are told: those it was put into, and those whose filters it fits', async () => {
    const [lentils, rice] = recipes as [number, number]
    const { create, list, remove } = ada.api.collections
    const made = [
      await create({ body: { name: 'Weeknights', recipeIds: [rice] } }),
      await create({ body: { name: 'Empty' } }),
      await create({ body: { name: 'All rice', rule: { q: 'rice' } } }),
      await create({ body: { name: 'Loved', rule: { favorite: true } } }),
    ]
    const holding = async (who: Cook, recipeId: number) =>
      (await who.api.collections.list({ query: { recipeId } })).map(({ name }) => name)
    expect(await holding(ada, rice)).toEqual(['All rice', 'Weeknights'])
    await ada.api.recipes.toggleFavorite({ params: { id: lentils }, body: {} })
    expect(await holding(ada, lentils)).toEqual(['All rice', 'Loved'])
    expect(await holding(await cook(world.app), rice)).toEqual([])
    for (const { id } of made) await remove({ params: { id }, body: {} })
    expect(await list({ query: { recipeId: rice } })).toEqual([])
  })

  test('are their owner’s alone: a stranger’s filter by one finds nothing', async () => {
    const bo = await cook(world.app)
    const { id } = await ada.api.collections.create({ body: { name: 'Mine', recipeIds: recipes } })
    expect(await inCollection(bo, id)).toEqual([])
    expect(await bo.api.collections.list({})).toEqual([])
    await expect(bo.api.collections.update({ params: { id }, body: { name: 'Theirs' } })).rejects.toThrow('404')
    await expect(bo.api.collections.create({ body: { name: 'Theirs', recipeIds: recipes } })).rejects.toThrow('404')
  })

  test('have names, and are so many at most', async () => {
    for (const name of ['', '   ', 'a'.repeat(61)])
      await expect(ada.api.collections.create({ body: { name } })).rejects.toThrow('400')
    const bo = await cook(world.app)
    const values = Array.from({ length: mostCollections - 1 }, (_, at) => `('${bo.user.id}', 'no. ${at}')`)
    await world.database.query(`insert into collections (user_id, name) values ${values.join(', ')}`)
    // of two at the same moment one finds room
    const made = await Promise.allSettled([1, 2].map(() => bo.api.collections.create({ body: { name: 'one more' } })))
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await bo.api.collections.list({})).toHaveLength(mostCollections)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

async function member(): Promise<Cook> {
  const made = await cook(world.app)
  await grant(made, 'premium')
  return made
}

async function grant(made: Cook, tier: 'free' | 'mid' | 'premium'): Promise<void> {
  await world.database.query('update users set subscription_tier = $2, is_premium = $3 where id = $1', [
    made.user.id,
    tier,
    tier === 'premium',
  ])
}

const add = (ada: Cook, text: string, useBy?: string) => ada.api.atHome.add({ body: { text, ...(useBy && { useBy }) } })
const at = (ada: Cook) => ada.api.atHome.list({})
const words = ({ amount, unit, name }: { amount: string; unit: string; name: string }) =>
  [amount, unit, name].filter(Boolean).join(' ')
const shown = async (ada: Cook) => (await at(ada)).map(words)
/** A day so many from now, as the calendar has it. */
const day = (days: number) => new Date(world.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
const anHourLater = () => {
  world.clock.now = new Date(world.clock.now.getTime() + 61 * 60_000)
}
const recipeOf = async (ada: Cook, ...ingredients: string[]) =>
  ada.api.recipes.create({
    body: { title: `Dish ${ingredients.join(' ')}`, servings: 2, ingredients, instructions: ['Cook it all.'] },
  })
const refusal = async (ada: Cook, method: 'POST' | 'PATCH' | 'DELETE' | 'GET', path: string, payload?: object) => {
  const answer = await ada.send({ method, url: `/api/at-home${path}`, ...(payload && { payload }) })
  return [answer.statusCode, answer.json().code, answer.json().message]
}

describe('what is typed', () => {
  test('is read, ordered by the day it has to go, and said anew', async () => {
    const ada = await member()
    const chicken = await add(ada, '  2 lb chicken thighs ', day(4))
    expect(chicken).toMatchObject({
      food: 'chicken-thigh',
      name: 'chicken thighs',
      text: '2 lb chicken thighs',
      grams: 907.18,
      amount: '2',
      unit: 'lb',
      category: 'Meat',
      useBy: day(4),
      lastDay: day(4),
    })
    const flour = await add(ada, '1 kg flour')
    expect(flour).toMatchObject({ useBy: null })
    expect(flour.lastDay! > day(30)).toBe(true)
    await add(ada, 'leftover curry', day(1))
    expect(await shown(ada)).toEqual(['leftover curry', '2 lb chicken thighs', '1 kg flour'])
    const params = { id: chicken.id }
    const changed = await ada.api.atHome.update({ params, body: { text: '1 lb chicken thighs', useBy: null } })
    expect(changed).toMatchObject({ amount: '1', grams: 453.59, useBy: null })
    expect(await ada.api.atHome.update({ params, body: { useBy: day(2) } })).toMatchObject({
      amount: '1',
      useBy: day(2),
    })
  })

  test('is deleted and comes back within the hour', async () => {
    const ada = await member()
    const { id } = await add(ada, '3 eggs')
    await ada.api.atHome.remove({ params: { id }, body: {} })
    expect(await at(ada)).toEqual([])
    expect(await ada.api.atHome.restore({ params: { id }, body: {} })).toMatchObject({ id, amount: '3' })
    expect(await ada.api.atHome.restore({ params: { id }, body: {} })).toMatchObject({ id })
    await ada.api.atHome.remove({ params: { id }, body: {} })
    anHourLater()
    expect(await refusal(ada, 'POST', `/${id}/restore`, {})).toEqual([404, 'not_found', 'We can’t find that item.'])
  })

  test('is refused in words where it says nothing, too much, or no day', async () => {
    const ada = await member()
    expect(await refusal(ada, 'POST', '', { text: ' ' })).toEqual([400, 'invalid_input', 'Please enter what you have'])
    expect((await refusal(ada, 'POST', '', { text: '900 kg flour' }))[2]).toMatch(/more than 220 lb \(100 kg\)/)
    for (const useBy of ['tomorrow', '2026-02-30', '0000-01-01', 7])
      expect((await refusal(ada, 'POST', '', { text: 'milk', useBy })).slice(0, 2)).toEqual([400, 'invalid_input'])
    expect(await at(ada)).toEqual([])
  })

  test('is three hundred things at most', async () => {
    const ada = await member()
    const { id } = await add(ada, '1 lemon')
    await world.database.query(
      `insert into at_home_items (user_id, text, name, amount, unit, category)
       select $1, 'jar', 'jar', '', '', 'Other' from generate_series(1, 299)`,
      [ada.user.id],
    )
    const full = [
      400,
      'invalid_input',
      'You can have at most 300 items at home. Please delete some that you’ve used up.',
    ]
    expect(await refusal(ada, 'POST', '', { text: '1 lime' })).toEqual(full)
    await ada.api.atHome.remove({ params: { id }, body: {} })
    await add(ada, '1 lime')
    expect(await refusal(ada, 'POST', `/${id}/restore`, {})).toEqual(full)
  })

  test('is nobody else’s, and nothing for other plans', async () => {
    const [ada, bob, strange] = [await member(), await member(), visitor(world.app)]
    const { id } = await add(ada, '1 kg flour')
    const own = await recipeOf(bob, '500 g flour')
    const { cookingId } = await ada.api.atHome.cooked({
      body: { recipeId: (await recipeOf(ada, '500 g flour')).id, servings: 2 },
    })
    const list = await ada.api.shopping.create({ body: {} })
    for (const refused of [
      await refusal(bob, 'PATCH', `/${id}`, { text: '1 g flour' }),
      await refusal(bob, 'DELETE', `/${id}`, {}),
      await refusal(bob, 'POST', `/${id}/restore`, {}),
      await refusal(bob, 'POST', `/cooked/${cookingId}/undo`, {}),
      await refusal(bob, 'POST', '/from-list', { listId: list.id }),
    ])
      expect(refused.slice(0, 2)).toEqual([404, 'not_found'])
    expect(await bob.api.atHome.cooked({ body: { recipeId: own.id, servings: 2 } })).toEqual({
      cookingId: null,
      taken: [],
    })
    expect(await at(bob)).toEqual([])
    expect(await shown(ada)).toEqual(['500 g flour'])
    expect((await strange.send({ url: '/api/at-home' })).statusCode).toBe(401)
    await grant(ada, 'mid')
    expect((await refusal(ada, 'GET', ''))[1]).toBe('upgrade_required')
  })
})

describe('cooking', () => {
  test('takes what has to go first first, and puts it back', async () => {
    const ada = await member()
    const late = await add(ada, '500 g flour', day(30))
    const soon = await add(ada, '200 g flour', day(3))
    const eggs = await add(ada, '6 eggs')
    await add(ada, '1 lb butter')
    const before = await at(ada)
    const { id: recipeId } = await recipeOf(ada, '300 g flour', '2 eggs', '1 cup water', '1 lb rice')
    expect(await ada.api.atHome.ofRecipe({ params: { recipeId } })).toHaveLength(3)
    const { cookingId, taken } = await ada.api.atHome.cooked({ body: { recipeId, servings: 2 } })
    expect(taken.map(({ id, amount, left }) => [id, amount, left])).toEqual([
      [soon.id, '200', ''],
      [eggs.id, '2', '4'],
      [late.id, '100', '400 g'],
    ])
    expect((await shown(ada)).toSorted()).toEqual(['1 lb butter', '4 eggs', '400 g flour'])
    const params = { cookingId: cookingId! }
    expect(await ada.api.atHome.undoCooked({ params, body: {} })).toHaveLength(4)
    await ada.api.atHome.undoCooked({ params, body: {} })
    expect(await at(ada)).toEqual(before)
    anHourLater()
    expect((await refusal(ada, 'POST', `/cooked/${cookingId}/undo`, {})).slice(0, 2)).toEqual([404, 'not_found'])
  })

  test('takes for as many as eat, and what a line allows in place of what is not there', async () => {
    const ada = await member()
    await add(ada, '500 g butter')
    await add(ada, '1 l olive oil')
    const { id: recipeId } = await recipeOf(ada, '100 g butter or olive oil')
    const { taken } = await ada.api.atHome.cooked({ body: { recipeId, servings: 6 } })
    expect(taken.map(words)).toEqual(['300 g butter'])
    const more = await ada.api.atHome.cooked({ body: { recipeId, servings: 6 } })
    expect(more.taken.map(({ name }) => name).toSorted()).toEqual(['butter', 'olive oil'])
  })

  test('is never done twice with one thing, on however many devices', async () => {
    const ada = await member()
    const { id } = await add(ada, '500 g flour')
    const { id: recipeId } = await recipeOf(ada, '200 g flour')
    const cooked = await Promise.all([1, 2, 3, 4].map(() => ada.api.atHome.cooked({ body: { recipeId, servings: 2 } })))
    const grams = cooked.flatMap(({ taken }) => taken).reduce((sum, one) => sum + one.grams, 0)
    expect(grams).toBe(500)
    expect(await at(ada)).toEqual([])
    const undo = ({ cookingId }: (typeof cooked)[0]) =>
      cookingId === null ? [] : [1, 2].map(() => ada.api.atHome.undoCooked({ params: { cookingId }, body: {} }))
    await Promise.all(cooked.flatMap(undo))
    expect(await at(ada)).toMatchObject([{ id, grams: 500, amount: '500' }])
  })

  test('leaves what was deleted by hand since deleted', async () => {
    const ada = await member()
    const { id } = await add(ada, '500 g flour')
    const { id: recipeId } = await recipeOf(ada, '200 g flour')
    const { cookingId } = await ada.api.atHome.cooked({ body: { recipeId, servings: 2 } })
    await ada.api.atHome.remove({ params: { id }, body: {} })
    await ada.api.atHome.undoCooked({ params: { cookingId: cookingId! }, body: {} })
    expect(await at(ada)).toEqual([])
    expect(await ada.api.atHome.restore({ params: { id }, body: {} })).toMatchObject({ grams: 500 })
  })
})

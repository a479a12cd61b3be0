import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MenuEvent } from '#contract/planning/menus.ts'
import { visitor } from '#server/test-world/browser.ts'
import { generatedMenu, menuMember, rowsOf } from '#server/test-world/menus.ts'
import { grant } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const member = (tier?: 'mid' | 'premium', answers?: Parameters<typeof menuMember>[2]) =>
  menuMember(world, tier, answers)

describe('a menu', () => {
  test('is planned, verified, saved and counted as a whole', async () => {
    const ada = await member('mid', { allergies: ['Peanuts'], foodDislikes: 'mushrooms' })
    const { menu, summary } = await generatedMenu(ada, {
      mealType: 'dinner',
      servings: 6,
      recipeCount: 4,
      budget: 90,
      dietaryPreferences: ['vegetarian', 'Gluten Free'],
      cuisineType: 'indian',
    })
    expect(summary).toEqual({ totalRecipes: 4 })
    expect(menu.courses).toEqual(['soup', 'salad', 'main', 'dessert'])
    expect(menu).toMatchObject({
      mealType: 'dinner',
      servings: 6,
      cuisineType: 'Indian',
      dietaryPreferences: ['Vegetarian', 'Gluten-Free'],
      isFavorite: false,
    })
    expect(menu.totalCost).toBeLessThanOrEqual(90)
    expect(menu.totalCalories).toBe(menu.recipes.reduce((sum, { calories }) => sum + calories, 0))
    for (const [place, { id }] of menu.recipes.entries()) {
      const recipe = await ada.api.recipes.get({ params: { id } })
      const verdictOf = (wanted: string) => recipe.verification.diets.find(({ diet }) => diet === wanted)?.verdict
      expect(menu.recipeIds[place]).toBe(id)
      expect(recipe.servings).toBe(6)
      expect([verdictOf('vegetarian'), verdictOf('gluten-free')]).toEqual(['fits', 'fits'])
      expect(recipe.verification.findings.filter(({ severity }) => severity === 'blocks')).toEqual([])
      expect(JSON.stringify(recipe.ingredients)).not.toMatch(/mushroom|peanut/i)
    }
    expect(await rowsOf(world, ada)).toEqual({ menus: 1, recipes: 4, held: 0, used: 4 })
    expect(await ada.api.menus.get({ params: { id: menu.id } })).toEqual(menu)
    const [listed] = await ada.api.menus.list({})
    expect(listed).toEqual({ ...menu, recipes: undefined, day: undefined })
  })

  test('comes recipe by recipe', async () => {
    const ada = await member()
    const events: MenuEvent[] = []
    for await (const event of ada.api.menus.generateStream({ body: { mealType: 'lunch', recipeCount: 3 } }))
      events.push(event)
    const [started] = events
    expect(started).toMatchObject({ type: 'started', courses: ['salad', 'main', 'dessert'] })
    const arrived = events.flatMap((event) => (event.type === 'recipe' ? [event] : []))
    const done = events.at(-1)
    expect(arrived.map(({ place }) => place)).toEqual([0, 1, 2])
    expect(done?.type === 'done' && done.result.menu.recipes.map(({ title }) => title)).toEqual(
      arrived.map(({ title }) => title),
    )
  })

  test('of a whole day keeps near to the daily values, or to own targets on Unlimited', async () => {
    const ada = await member('premium')
    const { menu } = await generatedMenu(ada, { mealType: 'complete_day', recipeCount: 4 })
    expect(menu.courses).toEqual(['breakfast', 'lunch', 'snack', 'dinner'])
    expect(Math.abs(menu.totalCalories - 2000)).toBeLessThan(220)
    expect(menu.day).toEqual({ calories: 2000, protein: 50, misses: [] })
    const own = await generatedMenu(ada, {
      mealType: 'complete_day',
      recipeCount: 3,
      dailyCalories: 1500,
      dailyProtein: 90,
    })
    expect(Math.abs(own.menu.totalCalories - 1500)).toBeLessThan(170)
    await grant(world, ada, 'mid')
    const refused = await ada.send({
      method: 'POST',
      url: '/api/generate-menu',
      payload: { mealType: 'complete_day', dailyCalories: 1500 },
    })
    expect([refused.statusCode, refused.json().requiredTier]).toEqual([403, 'premium'])
  })

  test('holds each wanted food in a course where it belongs', async () => {
    const ada = await member()
    const { menu } = await generatedMenu(ada, {
      mealType: 'dinner',
      recipeCount: 3,
      includeIngredients: 'salmon, strawberries',
      cuisineType: 'French',
    })
    const foodsOf = (course: string) =>
      JSON.stringify(menu.recipes[menu.courses.indexOf(course as 'main')]?.ingredients)
    expect(foodsOf('main')).toMatch(/salmon/i)
    expect(foodsOf('dessert')).toMatch(/strawberr/i)
  })

  test('that cannot be had is refused by its fields, and costs nothing', async () => {
    const ada = await member()
    const post = async (payload: object) => {
      const answer = await ada.send({ method: 'POST', url: '/api/generate-menu', payload })
      return { status: answer.statusCode, ...answer.json<{ code: string; message: string; wishes?: string[] }>() }
    }
    expect(await post({ mealType: 'dinner', servings: 12, recipeCount: 4, budget: 10 })).toMatchObject({
      status: 422,
      code: 'wishes_contradict',
      message: expect.stringMatching(
        /^The cheapest menu we found with 4 recipes for 12 people costs \$\d+\.\d\d, more than your budget of \$10\.$/,
      ),
      wishes: ['budget', 'recipeCount', 'servings'],
    })
    expect(await post({ mealType: 'dinner', dietaryPreferences: ['Vegan'], includeIngredients: 'beef' })).toMatchObject(
      {
        status: 422,
        code: 'wishes_contradict',
      },
    )
    for (const [payload, sentence] of [
      [{}, 'Please select a meal type'],
      [{ mealType: '' }, 'Please select a meal type'],
      [{ mealType: 'brunch' }, 'must be one of: breakfast, lunch, dinner, snack, complete_day'],
      [{ mealType: 'dinner', servings: 13 }, '12'],
      [{ mealType: 'dinner', recipeCount: 1 }, '2'],
      [{ mealType: 'dinner', recipeCount: 9 }, '8'],
      [{ mealType: 'dinner', budget: 9 }, '10'],
      [{ mealType: 'dinner', budget: 201 }, '200'],
      [{ mealType: 'dinner', cookingTime: 14 }, '15'],
      [{ mealType: 'dinner', cookingTime: 481 }, '480'],
      [{ mealType: 'dinner', cuisineType: 'Martian' }, 'must be one of'],
      [{ mealType: 'dinner', dietaryPreferences: ['Breatharian'] }, 'must be one of'],
    ] as const) {
      const answer = await post(payload)
      expect([payload, answer.status, answer.code]).toEqual([payload, 400, 'invalid_input'])
      expect(answer.message).toContain(sentence)
    }
    expect(await rowsOf(world, ada)).toEqual({ menus: 0, recipes: 0, held: 0, used: 0 })
  })
})

describe('a menu that is kept', () => {
  test('is renamed, starred, put together anew, copied, deleted and brought back', async () => {
    const ada = await member()
    const { menu } = await generatedMenu(ada, { mealType: 'dinner' })
    const params = { id: menu.id }
    const change = (body: Parameters<typeof ada.api.menus.update>[0]['body']) => ada.api.menus.update({ params, body })
    expect(await change({ title: '  Sunday   dinner ', isFavorite: true })).toMatchObject({
      title: 'Sunday dinner',
      isFavorite: true,
    })
    expect((await ada.api.menus.list({ query: { favorite: 'true' } })).map(({ id }) => id)).toEqual([menu.id])
    const extra = await ada.api.recipes.generate({ body: { recipeType: 'Beverage' } })
    const [first, second] = menu.recipeIds as [number, number]
    const changed = await change({ recipeIds: [second, first, extra.id] })
    expect(changed.recipeIds).toEqual([second, first, extra.id])
    expect(changed.courses).toEqual([menu.courses[1], menu.courses[0], 'drink'])
    const copy = await ada.api.menus.duplicate({ params, body: {} })
    expect(copy).toMatchObject({ title: 'Sunday dinner (copy)', recipeIds: changed.recipeIds, isFavorite: false })
    await ada.api.menus.remove({ params, body: {} })
    await expect(ada.api.menus.get({ params })).rejects.toThrow(/404/)
    expect((await ada.api.menus.restore({ params, body: {} })).recipeIds).toEqual(changed.recipeIds)
    // its recipes stay, whatever becomes of it
    await ada.api.menus.remove({ params, body: {} })
    expect((await ada.api.recipes.get({ params: { id: first } })).id).toBe(first)
  })

  test('keeps the place of a recipe that was deleted, which can be filled with another dish', async () => {
    const ada = await member()
    const { menu } = await generatedMenu(ada, { mealType: 'dinner', cuisineType: 'Mexican' })
    const params = { id: menu.id }
    await ada.api.recipes.remove({ params: { id: menu.recipeIds[1]! }, body: {} })
    const without = await ada.api.menus.get({ params })
    expect([menu.deletedRecipes, without.deletedRecipes]).toEqual([0, 1])
    expect(without.recipeIds).toEqual(menu.recipeIds)
    expect(without.recipes).toHaveLength(2)
    const swapped = await ada.api.menus.swap({ params, body: { place: 1 } })
    expect(swapped.recipes).toHaveLength(3)
    expect(swapped.courses).toEqual(menu.courses)
    expect(swapped.recipeIds[1]).not.toBe(menu.recipeIds[1])
    expect(swapped.recipes[1]!.recipeType).toBe('Main Dish')
    expect(await rowsOf(world, ada)).toMatchObject({ recipes: 4, held: 0, used: 4 })
  })

  test('all of whose recipes were deleted says so everywhere, and can be filled again', async () => {
    const ada = await member('premium')
    const { menu } = await generatedMenu(ada, { mealType: 'lunch', recipeCount: 2 })
    const params = { id: menu.id }
    for (const id of menu.recipeIds) await ada.api.recipes.remove({ params: { id }, body: {} })
    expect(await ada.api.menus.get({ params })).toMatchObject({ recipes: [], recipeIds: menu.recipeIds, totalCost: 0 })
    expect((await ada.api.menus.list({}))[0]).toMatchObject({ imageUrl: null, totalCalories: 0 })
    expect(await ada.api.menus.timeline({ params })).toMatchObject({ minutes: 0, tasks: [], dishes: [], titles: [] })
    expect(await ada.api.menus.cook({ params })).toEqual([])
    const file = (format: string) => ada.send({ url: `/api/menus/${menu.id}/file?format=${format}` })
    const text = (await file('txt&served=12:30')).payload
    expect(text).toContain('No recipes found in this menu: all of them have been deleted.')
    expect(text).not.toMatch(/WHEN TO START|for the amounts used|PM - Serve/)
    expect((await file('json')).json()).toMatchObject({ recipes: [] })
    const filled = await ada.api.menus.swap({ params, body: { place: 0 } })
    expect(filled.recipes.map(({ id }) => id)).toEqual([filled.recipeIds[0]])
    expect(filled.recipeIds[1]).toBe(menu.recipeIds[1])
  })

  test('is called by the dish that takes the place of its main one, unless the cook named it', async () => {
    const ada = await member()
    const { menu } = await generatedMenu(ada, { mealType: 'dinner', cuisineType: 'Mexican' })
    const params = { id: menu.id }
    const place = menu.courses.indexOf('main')
    const isCalledBy = (title: string, dish: string) => title.endsWith(`inner: ${dish}`)
    expect(isCalledBy(menu.title, menu.recipes[place]!.title)).toBe(true)
    const swapped = await ada.api.menus.swap({ params, body: { place } })
    expect(swapped.recipeIds[place]).not.toBe(menu.recipeIds[place])
    expect(isCalledBy(swapped.title, swapped.recipes[place]!.title)).toBe(true)
    await ada.api.menus.update({ params, body: { title: 'Sunday' } })
    expect((await ada.api.menus.swap({ params, body: { place } })).title).toBe('Sunday')
  })

  test('tells when to start what, and its recipes as cooking needs them', async () => {
    const ada = await member()
    const { menu } = await generatedMenu(ada, { mealType: 'breakfast', recipeCount: 2 })
    const params = { id: menu.id }
    const timeline = await ada.api.menus.timeline({ params })
    expect(timeline.titles).toEqual(menu.recipes.map(({ title }) => title))
    expect(timeline.dishes.map(({ id }) => id)).toEqual(menu.recipeIds)
    for (const { end } of timeline.tasks) expect(end).toBeLessThanOrEqual(0)
    const [first, second] = (await ada.api.menus.cook({ params })).map(({ recipe }) => recipe)
    expect([first!.id, second!.id, first!.stepLines?.length]).toEqual([...menu.recipeIds, first!.instructions.length])
    for (const id of menu.recipeIds) await ada.api.recipes.update({ params: { id }, body: { title: 'Green Salad' } })
    expect((await ada.api.menus.timeline({ params })).titles).toEqual(['Green Salad (1)', 'Green Salad (2)'])
  })

  test('is taken away as text and as JSON, and bought as one list', async () => {
    const ada = await member()
    const { menu } = await generatedMenu(ada, { mealType: 'lunch', recipeCount: 2 })
    const file = (format: string) => ada.send({ url: `/api/menus/${menu.id}/file?format=${format}` })
    const text = await file('txt')
    expect([text.statusCode, text.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    for (const { title } of menu.recipes) expect(text.payload).toContain(`${title}\r\n===`)
    expect(text.payload).toMatch(/\r\nWHEN TO START EACH DISH\r\n.+ before serving - /)
    expect((await file('txt&served=12:30')).payload).toContain('\r\n12:30 PM - Serve\r\n')
    expect((await file('txt&served=24:00')).statusCode).toBe(400)
    expect((await file('json')).json()).toEqual(menu)
    // whoever asks too often is refused before a recipe of it is looked at
    const strict = await startApp({ rateLimitFactor: 0.001 }, { database: world.database })
    const slow = visitor(strict.app)
    slow.cookies = { ...ada.cookies }
    const again = () => slow.send({ url: `/api/menus/${menu.id}/file` })
    expect((await again()).statusCode).toBe(200)
    const older = `update recipes set facts = jsonb_set(facts, '{kitchenVersion}', '"older"') where user_id = $1`
    await world.database.query(older, [ada.user.id])
    expect((await again()).statusCode).toBe(429)
    const kept = `select distinct facts ->> 'kitchenVersion' as version from recipes where user_id = $1`
    expect((await world.database.query(kept, [ada.user.id])).rows).toEqual([{ version: 'older' }])
    await strict.close()
    expect((await file('pdf')).statusCode).toBe(400)
    const list = await ada.api.shopping.ofMenu({ body: { recipeIds: menu.recipeIds } })
    expect(list.recipeIds).toEqual(menu.recipeIds)
  })

  test('is neither shown nor lost when the plan allows none any more', async () => {
    const ada = await member()
    const { menu } = await generatedMenu(ada, { mealType: 'snack', recipeCount: 2 })
    await grant(world, ada, 'free')
    const answer = await ada.send({ url: `/api/menus/${menu.id}` })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'upgrade_required'])
    expect(answer.json().message).toContain('premium feature')
    expect((await ada.send({ url: `/api/menus/${menu.id}/file` })).statusCode).toBe(403)
    await grant(world, ada, 'mid')
    expect((await ada.api.menus.get({ params: { id: menu.id } })).title).toBe(menu.title)
  })

  test('is nobody else’s', async () => {
    const [ada, bob] = [await member(), await member()]
    const { menu } = await generatedMenu(ada, { mealType: 'snack', recipeCount: 2 })
    const own = (await generatedMenu(bob, { mealType: 'snack', recipeCount: 2 })).menu
    const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
      bob.send({ method, url: `/api/menus/${path}`, ...(payload && { payload }) })
    for (const answer of [
      await send('GET', `${menu.id}`),
      await send('GET', `${menu.id}/timeline`),
      await send('GET', `${menu.id}/cooking`),
      await send('GET', `${menu.id}/file`),
      await send('PATCH', `${menu.id}`, { title: 'Mine now' }),
      await send('POST', `${menu.id}/swap`, { place: 0 }),
      await send('POST', `${menu.id}/duplicate`, {}),
      await send('DELETE', `${menu.id}`),
      await send('POST', `${menu.id}/restore`, {}),
      await send('PATCH', `${own.id}`, { recipeIds: [menu.recipeIds[0]!] }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    expect((await visitor(world.app).send({ url: `/api/menus/${menu.id}` })).statusCode).toBe(401)
    expect(await ada.api.menus.get({ params: { id: menu.id } })).toEqual(menu)
  })
})

import { afterAll, describe, expect, test } from 'vitest'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp } from '#server/test-world/start-app.ts'

const world = await startApp()
afterAll(() => world.close())

// a Wednesday in winter
const date = '2026-12-02'
const ideas = (ada: Cook) => ada.api.tonight.ideas({ query: { date } })
const write = (ada: Cook, title: string, ingredients: string[], more: object = {}) =>
  ada.api.recipes.create({
    body: { title, servings: 1, ingredients, instructions: ['Cook it all for 20 minutes.'], ...more },
  })
const unlimited = (ada: Cook) =>
  world.database.query(`update users set subscription_tier = 'premium', is_premium = true where id = $1`, [ada.user.id])
const titles = async (ada: Cook) => (await ideas(ada)).map(({ title }) => title)

test('three of the own dishes, none of them alike, disliked, a dessert or unfit for their reader; the same all evening', async () => {
  const ada = await cook(world.app, { allergies: ['Peanuts'] })
  expect(await ideas(ada)).toEqual([])
  const spinach = ['1 lb spinach', '1 cup white rice', '1 onion']
  await write(ada, 'Spinach rice', spinach)
  await write(ada, 'Spinach rice again', spinach)
  await write(ada, 'Satay', ['3 tbsp peanut butter', '8 oz rice noodles'])
  await write(ada, 'Apple pie', ['4 apples', '1 cup flour'], { recipeType: 'Dessert' })
  const { id } = await write(ada, 'Beef stew', ['1 lb beef chuck', '3 carrots'])
  await ada.api.recipes.rate({ params: { id }, body: { rating: -1 } })
  await write(ada, 'Lentil soup', ['1 cup brown lentils', '2 carrots'], { recipeType: 'Soup' })
  await write(ada, 'Tofu stir-fry', ['14 oz firm tofu', '1 red bell pepper'])
  const shown = await titles(ada)
  expect(shown.toSorted()).toEqual(['Lentil soup', expect.stringMatching(/^Spinach rice/), 'Tofu stir-fry'])
  expect(await titles(ada)).toEqual(shown)
  expect(await titles(await cook(world.app))).toEqual([])
})

test('what is too little for a dinner is no idea for one', async () => {
  const ada = await cook(world.app)
  await write(ada, 'Glazed carrots', ['2 lb carrots', '2 tbsp butter'], { servings: 4 })
  await write(ada, 'Clear soup', ['4 cups vegetable broth', '1 carrot'], { servings: 4, recipeType: 'Soup' })
  await write(ada, 'Split pea soup', ['2 cups split peas', '1 carrot'], { servings: 4, recipeType: 'Soup' })
  expect(await titles(ada)).toEqual(['Split pea soup'])
})

test('what is eaten in the morning is no idea for the evening', async () => {
  const ada = await cook(world.app)
  await write(ada, 'Oat and banana bowl', ['2 cups rolled oats', '2 bananas'], { tags: ['breakfast'] })
  await write(ada, 'Lentils', ['1 lb brown lentils'], { tags: ['weeknight'] })
  await write(ada, 'Porridge', ['2 cups rolled oats', '2 tbsp honey'])
  await world.database.query(`update recipes set dish = 'porridge/oats/plain' where title = 'Porridge'`)
  expect(await titles(ada)).toEqual(['Lentils'])
})

test('what has to go first comes first and says so, where the plan knows what is at home', async () => {
  const ada = await cook(world.app)
  for (const food of ['1 lb cod', '1 lb ground turkey', '1 lb eggplants', '1 lb tempeh'])
    await write(ada, `Dinner of ${food}`, [food, '3 tbsp olive oil'])
  await unlimited(ada)
  await ada.api.atHome.add({ body: { text: '1 lb eggplants', useBy: '2026-12-04' } })
  await ada.api.atHome.add({ body: { text: '1 lb tempeh', useBy: '2026-12-30' } })
  const [first] = await ideas(ada)
  expect(first).toMatchObject({ title: 'Dinner of 1 lb eggplants', why: 'Uses up the eggplant' })
})

test('somebody whose recipes mostly do not suit them still gets three, and only such as fit for certain', async () => {
  const ada = await cook(world.app, { allergies: ['Peanuts'] })
  const unfit = ['2 tbsp peanut butter', '2 tbsp zorblax', '8 oz kwalm']
  for (let at = 0; at < 30; at += 1)
    await write(ada, `Unfit ${at}`, [unfit[at % 3] as string, '1 cup spinach', '1 lb asparagus'])
  await world.database.query(`update recipes set is_favorite = true where title like 'Unfit%'`)
  for (const food of ['potatoes', 'lentils', 'white rice']) await write(ada, `Fit: ${food}`, [`2 lb ${food}`])
  expect((await titles(ada)).toSorted()).toEqual(['Fit: lentils', 'Fit: potatoes', 'Fit: white rice'])
})

test('a day is a day, and strangers have none', async () => {
  const ada = await cook(world.app)
  await expect(ada.api.tonight.ideas({ query: { date: '2026-02-30' } })).rejects.toThrow('400')
  await expect(visitor(world.app).api.tonight.ideas({ query: { date } })).rejects.toThrow('401')
})

test('what was cooked the other day waits; what was long not had says so', async () => {
  const ada = await cook(world.app)
  const recipes = new Map<string, number>()
  // rice by itself is a side dish
  for (const food of ['potatoes', 'lentils', 'chickpeas', 'tempeh'])
    recipes.set(food, (await write(ada, food, [`2 lb ${food}`], { instructions: ['Bake for 50 minutes.'] })).id)
  const cooked = async (food: string, cookedOn: string) =>
    ada.api.cooked.note({ body: { recipeId: recipes.get(food)!, cookedOn, servings: 2 } })
  await cooked('tempeh', '2026-11-20')
  await cooked('potatoes', '2026-10-26')
  const on = (day: string) => ada.api.tonight.ideas({ query: { date: day } })
  const soon = await on('2026-11-21')
  expect(soon.map(({ title }) => title)).not.toContain('tempeh')
  const later = await on('2026-12-02')
  expect(later.find(({ title }) => title === 'potatoes')?.why).toBe('You haven’t had it in 5 weeks')
})

describe('whoever has too few dishes of their own', () => {
  const composed = (ada: Cook, day = date) => ada.api.tonight.composed({ query: { date: day } })

  test('is offered three that keep their profile and the evening, the same all evening, and nothing is saved or counted', async () => {
    const ada = await cook(world.app, { allergies: ['Peanuts'], dietaryPreference: 'Vegan' })
    const shown = await composed(ada)
    expect(new Set(shown.map(({ title }) => title)).size).toBe(3)
    for (const { summary, why } of shown) {
      expect(summary).toMatchObject({
        diet: { diet: 'vegan', verdict: 'fits' },
        allergens: [{ allergen: 'peanut', verdict: 'not_found' }],
      })
      expect(summary.calories).toBeGreaterThanOrEqual(300)
      expect(summary.totalMinutes).toBeLessThanOrEqual(63)
      expect(why).not.toBe('From your recipes')
    }
    expect(await composed(ada)).toEqual(shown)
    expect(await composed(ada, '2026-12-03')).not.toEqual(shown)
    expect(await ada.api.recipes.list({})).toEqual([])
    expect((await ada.api.accounts.currentUser({})).generationsLeft).toBe(3)
  })

  test('has the dish written that was offered, which counts, and is offered others after it', async () => {
    const ada = await cook(world.app)
    const [first] = await composed(ada)
    const made = await ada.api.recipes.generate({ body: first!.wish })
    expect([made.title, made.summary]).toEqual([first!.title, first!.summary])
    expect((await ada.api.accounts.currentUser({})).generationsLeft).toBe(2)
    expect(await titles(ada)).toEqual([first!.title])
    expect((await composed(ada)).map(({ title }) => title)).not.toContain(first!.title)
  })

  test('has what must go used up, where the plan knows what is at home, it is still good and they may eat it', async () => {
    const ada = await cook(world.app, { allergies: ['Fish'] })
    const home = [
      { text: '1 lb spinach', useBy: '2026-12-01' },
      { text: '1 lb cod', useBy: '2026-12-02' },
      { text: '1 lb eggplants', useBy: '2026-12-04' },
    ]
    await unlimited(ada)
    for (const body of home) await ada.api.atHome.add({ body })
    const [first] = await composed(ada)
    expect(first!.why).toBe('Uses up the eggplant')
    const { ingredients } = await ada.api.recipes.generate({ body: first!.wish })
    expect(ingredients.map(({ name }) => name).join()).toContain('eggplant')
    await world.database.query(`update users set subscription_tier = 'free', is_premium = false where id = $1`, [
      ada.user.id,
    ])
    for (const { why } of await composed(ada)) expect(why).not.toContain('Uses up')
  })

  test('a day is a day there too, and strangers have none', async () => {
    await expect(composed(await cook(world.app), '2026-02-30')).rejects.toThrow('400')
    await expect(visitor(world.app).api.tonight.composed({ query: { date } })).rejects.toThrow('401')
  })
})

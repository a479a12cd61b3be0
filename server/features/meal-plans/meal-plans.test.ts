import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { visitor } from '#server/test-world/browser.ts'
import { changed, composed, grant, planner, refusal, standing, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

describe('a plan made by hand', () => {
  test('is of the member alone where nobody is named, and has a dinner a day of what is given', async () => {
    const ada = await planner(world, {
      dietaryPreference: 'vegetarian',
      allergies: ['Peanuts'],
      foodDislikes: 'mushrooms',
    })
    const recipes = await composed(ada, 2)
    const { menu } = await ada.api.menus.generate({ body: { mealType: 'lunch', recipeCount: 2 } })
    const plan = await ada.api.mealPlans.create({ body: { ...week, recipeIds: recipes, menuIds: [menu.id] } })
    expect(plan).toMatchObject({
      ...week,
      userId: ada.user.id,
      description: '',
      menuIds: [menu.id],
      recipeIds: [...recipes, ...menu.recipeIds.toSorted((one, other) => place(plan, one) - place(plan, other))],
      isActive: true,
      isTemplate: false,
      repeats: 0,
      version: 1,
      proof: null,
      eaters: [
        { name: 'Ada', diet: 'vegetarian', allergies: ['peanuts'], dislikes: 'mushrooms', portion: 1, targets: [] },
      ],
    })
    expect(plan.rules.meals.map(({ meal, at }) => [meal, at])).toEqual([
      ['breakfast', '08:00'],
      ['lunch', '12:30'],
      ['dinner', '18:30'],
    ])
    expect(standing(plan)).toEqual([
      [0, 'dinner', 'recipe', recipes[0]],
      [1, 'dinner', 'recipe', recipes[1]],
      ...plan.recipeIds.slice(2).map((id) => [2, 'dinner', 'recipe', id]),
    ])
    expect(plan.recipes.map(({ id }) => id)).toEqual(plan.recipeIds)
    expect(await ada.api.mealPlans.get({ params: { id: plan.id } })).toEqual(plan)
    const [listed] = await ada.api.mealPlans.list({})
    expect(plan).toMatchObject(listed!)
  })

  test('shows nothing of a recipe that was deleted but its place', async () => {
    const ada = await planner(world)
    const recipes = await composed(ada, 2)
    const { id } = await ada.api.mealPlans.create({ body: { ...week, recipeIds: recipes } })
    await ada.api.recipes.remove({ params: { id: recipes[0]! }, body: {} })
    const plan = await ada.api.mealPlans.get({ params: { id } })
    expect(plan.recipeIds).toEqual(recipes)
    expect(plan.recipes.map((recipe) => recipe.id)).toEqual([recipes[1]])
    const today = await ada.api.mealPlans.today({ query: { date: '2026-11-23' } })
    expect(today.meals).toMatchObject([{ title: 'Recipe deleted', recipeId: null, imageUrl: null }])
    await ada.api.recipes.restore({ params: { id: recipes[0]! }, body: {} })
    expect((await ada.api.mealPlans.get({ params: { id } })).recipes).toHaveLength(2)
  })

  test('is refused in words where it has too much, and takes nothing of anybody else', async () => {
    const [ada, bob] = [await planner(world), await planner(world)]
    const [adas] = await composed(ada, 1)
    const { menu } = await ada.api.menus.generate({ body: { mealType: 'snack', recipeCount: 2 } })
    const wrong = (body: object) => refusal(bob, 'POST', '', { ...week, ...body })
    const span = 'A plan has 1 to 28 days and can’t end before it starts.'
    expect(await wrong({ endDate: '2026-11-22' })).toEqual(['400 invalid_input', span])
    expect(await wrong({ endDate: '2026-12-21' })).toEqual(['400 invalid_input', span])
    expect((await wrong({ endDate: '2026-02-30' }))[1]).toContain('must be a date, such as 2026-11-23')
    expect((await wrong({ eaters: [] }))[1]).toContain('Please add at least one person.')
    const eaters = Array.from({ length: 13 }, (_, at) => ({ id: `eater-${at}`, name: `Eater ${at}` }))
    expect((await wrong({ eaters }))[1]).toContain('A plan can feed at most 12 people.')
    expect((await wrong({ rules: { budget: 0 } }))[1]).toBe('A budget must be at least $1.')
    const meals = Array.from({ length: 7 }, () => ({ meal: 'snack', at: '15:30' }))
    expect((await wrong({ rules: { meals } }))[1]).toContain('A day can have at most 6 meals.')
    const [snack, lunch] = [
      { meal: 'snack', at: '15:30' },
      { meal: 'lunch', at: '12:30', weekdays: [0] },
    ]
    const once = 'A day can have each meal only once.'
    expect((await wrong({ rules: { meals: [snack, lunch, snack] } }))[1]).toContain(once)
    expect((await wrong({ rules: { meals: [lunch, { ...lunch, weekdays: [1, 0] }] } }))[1]).toContain(once)
    const nobody = { ...lunch, eaters: ['eater-nobody'] }
    const noSuchEater = 'A meal is for someone who isn’t in the plan.'
    expect((await wrong({ rules: { meals: [nobody] } }))[1]).toContain(noSuchEater)
    const { id } = await ada.api.mealPlans.create({ body: week })
    expect(await refusal(ada, 'PATCH', `/${id}`, { rules: { meals: [nobody] } })).toEqual([
      '400 invalid_input',
      noSuchEater,
    ])
    const monday = { startDate: '2026-11-23', endDate: '2026-11-23', eaters: [{ id: 'eater-ada', name: 'Ada' }] }
    const never = await refusal(ada, 'POST', '/generate', {
      ...monday,
      rules: { meals: [{ ...lunch, weekdays: [1] }] },
    })
    expect(never).toEqual(['400 invalid_input', expect.stringContaining('None of your meals falls on these days.')])
    expect((await wrong({ rules: { meals: [{ meal: 'lunch', at: '24:00' }] } }))[1]).toContain(
      'must be a time, such as 18:30',
    )
    expect(await wrong({ recipeIds: [adas] })).toEqual(['404 not_found', 'We can’t find that recipe.'])
    expect(await wrong({ menuIds: [menu.id] })).toEqual(['404 not_found', 'We can’t find that menu.'])
    const own = await composed(bob, 2)
    expect(await wrong({ endDate: week.startDate, recipeIds: own })).toEqual([
      '400 invalid_input',
      'That’s 2 dinners, but the plan has only 1 day.',
    ])
    expect(await bob.api.mealPlans.list({})).toEqual([])
  })

  test('is neither shown nor lost when the tier allows none any more', async () => {
    const ada = await planner(world)
    const { id } = await ada.api.mealPlans.create({ body: week })
    await grant(world, ada, 'mid')
    const answer = await ada.send({ url: `/api/meal-plans/${id}` })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'upgrade_required'])
    await grant(world, ada, 'premium')
    expect((await ada.api.mealPlans.get({ params: { id } })).title).toBe('Our week')
  })

  test('is nobody else’s', async () => {
    const [ada, bob] = [await planner(world), await planner(world)]
    const plan = await ada.api.mealPlans.create({ body: week })
    const [adas] = await composed(ada, 1)
    const { id: own } = await bob.api.mealPlans.create({ body: week })
    const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
      bob.send({ method, url: `/api/meal-plans/${path}`, ...(payload && { payload }) })
    const dish = { kind: 'recipe', recipeId: adas }
    for (const answer of [
      await send('GET', `${plan.id}`),
      await send('PATCH', `${plan.id}`, { title: 'Mine now' }),
      await send('POST', `${plan.id}/swap`, { day: 0, meal: 'dinner' }),
      await send('POST', `${plan.id}/prices`, {}),
      await send('POST', `${plan.id}/duplicate`, {}),
      await send('POST', `${plan.id}/shopping-lists`, { days: [0] }),
      await send('DELETE', `${plan.id}`),
      await send('POST', `${plan.id}/restore`, {}),
      await send('PATCH', `${own}`, { changes: [{ kind: 'add', entry: 'entry-1', day: 0, meal: 'dinner', dish }] }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    expect((await visitor(world.app).send({ url: `/api/meal-plans/${plan.id}` })).statusCode).toBe(401)
    expect(await ada.api.mealPlans.get({ params: { id: plan.id } })).toEqual(plan)
  })
})

describe('plans of a member', () => {
  test('are listed newest first, page by page, templates apart', async () => {
    const ada = await planner(world)
    for (const title of ['One', 'Two', 'Three']) await ada.api.mealPlans.create({ body: { ...week, title } })
    await ada.api.mealPlans.create({ body: { ...week, title: 'Ever', isTemplate: true } })
    const first = await ada.api.mealPlans.listPage({ query: { limit: 2, template: 'false' } })
    expect(first.rows.map(({ title }) => title)).toEqual(['Three', 'Two'])
    const second = await ada.api.mealPlans.listPage({ query: { limit: 2, template: 'false', cursor: first.next! } })
    expect([second.rows.map(({ title }) => title), second.next]).toEqual([['One'], null])
    const templates = await ada.api.mealPlans.list({ query: { template: 'true' } })
    expect(templates.map(({ title, isActive }) => [title, isActive])).toEqual([['Ever', false]])
  })

  test('rest while another one is active, whatever makes it so', async () => {
    const ada = await planner(world)
    const active = async () => (await ada.api.mealPlans.list({})).filter(({ isActive }) => isActive).map(({ id }) => id)
    const one = await ada.api.mealPlans.create({ body: week })
    const two = await ada.api.mealPlans.create({ body: week })
    expect(await active()).toEqual([two.id])
    await ada.api.mealPlans.update({ params: { id: one.id }, body: { isActive: true } })
    expect(await active()).toEqual([one.id])
    await ada.api.mealPlans.remove({ params: { id: one.id }, body: {} })
    await ada.api.mealPlans.update({ params: { id: two.id }, body: { isActive: true } })
    expect(await ada.api.mealPlans.restore({ params: { id: one.id }, body: {} })).toMatchObject({ isActive: true })
    expect(await active()).toEqual([one.id])
    await Promise.all(
      [one, two, one, two].map(({ id }) => ada.api.mealPlans.update({ params: { id }, body: { isActive: true } })),
    )
    expect(await active()).toHaveLength(1)
    await ada.api.mealPlans.update({ params: { id: one.id }, body: { isTemplate: true } })
    expect(await refusal(ada, 'PATCH', `/${one.id}`, { isActive: true })).toEqual([
      '400 invalid_input',
      'This is a template. Please make a plan from it first.',
    ])
  })

  test('are had back within an hour, and gone afterwards', async () => {
    const ada = await planner(world)
    const plan = await ada.api.mealPlans.create({ body: { ...week, recipeIds: await composed(ada, 1) } })
    const params = { id: plan.id }
    expect(await ada.api.mealPlans.remove({ params, body: {} })).toEqual({ success: true })
    expect(await ada.api.mealPlans.list({})).toEqual([])
    expect((await ada.api.mealPlans.today({ query: { date: week.startDate } })).planId).toBeNull()
    expect(await ada.api.mealPlans.restore({ params, body: {} })).toEqual(plan)
    expect(await ada.api.mealPlans.restore({ params, body: {} })).toEqual(plan)
    await ada.api.mealPlans.remove({ params, body: {} })
    const before = world.clock.now
    world.clock.now = new Date(before.getTime() + 61 * 60_000)
    expect((await ada.send({ method: 'POST', url: `/api/meal-plans/${plan.id}/restore` })).statusCode).toBe(404)
    await world.jobs.add('sweep-plans', {})
    await world.jobs.run()
    world.clock.now = before
    const { rows } = await world.database.query(
      'select id from meal_plans where id = $1 union all select plan_id from meal_plan_entries where plan_id = $1',
      [plan.id],
    )
    expect(rows).toEqual([])
  })

  test('are copied with fresh entries, whose leftovers are of the copy', async () => {
    const ada = await planner(world)
    const [soup] = await composed(ada, 1)
    const plan = await ada.api.mealPlans.create({ body: { ...week, recipeIds: [soup!] } })
    const before = await changed(ada, plan, {
      kind: 'add',
      entry: 'tuesday',
      day: 1,
      meal: 'lunch',
      dish: { kind: 'leftover', cookedAt: plan.entries[0]!.id },
    })
    const copy = await ada.api.mealPlans.duplicate({ params: { id: plan.id }, body: { startDate: '2026-12-07' } })
    expect(copy).toMatchObject({ title: 'Our week (copy)', startDate: '2026-12-07', endDate: '2026-12-13' })
    expect([copy.isActive, standing(copy)]).toEqual([false, standing(before)])
    expect(copy.entries[1]!.cookedAt).toBe(copy.entries[0]!.id)
    const ids = new Set([...before.entries, ...copy.entries].map(({ id }) => id))
    expect(ids.size).toBe(4)
    const template = await ada.api.mealPlans.duplicate({
      params: { id: plan.id },
      body: { title: 'Ever', isTemplate: true },
    })
    expect(template).toMatchObject({ title: 'Ever', isTemplate: true, isActive: false, startDate: week.startDate })
    expect(await ada.api.mealPlans.get({ params: { id: plan.id } })).toEqual(before)
  })
})

test('today has what the active plan has for the date, also where it comes again', async () => {
  const ada = await planner(world)
  const [soup] = await composed(ada, 1)
  const on = (date: string) => ada.api.mealPlans.today({ query: { date } })
  expect(await on('2026-11-24')).toEqual({ planId: null, title: '', day: null, meals: [], isNextWeekFree: true })
  const plan = await ada.api.mealPlans.create({ body: { ...week, endDate: '2026-12-01' } })
  const recipe = { kind: 'recipe', recipeId: soup! } as const
  await changed(
    ada,
    plan,
    { kind: 'add', entry: 'dinner', day: 1, meal: 'dinner', dish: recipe },
    { kind: 'add', entry: 'snack-1', day: 1, meal: 'snack', dish: { kind: 'note' }, note: 'Apples' },
    { kind: 'add', entry: 'lunch-8', day: 8, meal: 'lunch', dish: { kind: 'leftover', cookedAt: 'dinner' } },
  )
  const isFree = ['2026-11-23', '2026-11-29', '2026-11-30', '2026-12-01'].map(
    async (date) => (await on(date)).isNextWeekFree,
  )
  expect(await Promise.all(isFree)).toEqual([false, false, true, true])
  const bob = await planner(world)
  await bob.api.mealPlans.create({ body: { ...week, startDate: '2026-12-01', endDate: '2026-12-06' } })
  const isFreeFor = async (date: string) => (await bob.api.mealPlans.today({ query: { date } })).isNextWeekFree
  expect([await isFreeFor('2026-11-29'), await isFreeFor('2026-11-30')]).toEqual([false, true])
  await ada.api.mealPlans.update({
    params: { id: plan.id },
    body: {
      rules: {
        ...plan.rules,
        meals: [
          { meal: 'dinner', at: '18:00', weekdays: [0, 1, 2, 3, 4] },
          { meal: 'dinner', at: '20:00', weekdays: [5, 6] },
        ],
      },
    },
  })
  const tuesday = await on('2026-11-24')
  expect(tuesday).toMatchObject({ planId: plan.id, title: 'Our week' })
  expect(tuesday.meals.map(({ at, title, kind }) => [at, title, kind])).toEqual([
    ['15:30', 'Apples', 'note'],
    ['18:00', (await ada.api.recipes.get({ params: { id: soup! } })).title, 'recipe'],
  ])
  // for one, and what is left for a week later
  expect(tuesday.meals.map(({ servings }) => servings)).toEqual([null, 2])
  expect((await on('2026-12-01')).meals).toMatchObject([
    { servings: null, kind: 'leftover', recipeId: soup, at: '12:30' },
  ])
  expect((await on('2026-12-08')).meals).toEqual([])
  // nine days come again after two whole weeks
  const repeats = (times: number) => ada.api.mealPlans.update({ params: { id: plan.id }, body: { repeats: times } })
  await repeats(1)
  expect((await on('2026-12-08')).meals).toHaveLength(2)
  expect((await on('2026-12-22')).meals).toEqual([])
  await repeats(52)
  expect((await on('2028-11-21')).meals).toHaveLength(2)
  expect((await on('2026-11-10')).meals).toEqual([])
  expect((await refusal(ada, 'PATCH', `/${plan.id}`, { repeats: 53 }))[1]).toContain(
    'A plan can repeat at most 52 times.',
  )
})

function place({ entries }: MealPlanWithMeals, recipe: number): number {
  return entries.findIndex(({ recipeId }) => recipeId === recipe)
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { Cook } from '#server/test-world/browser.ts'
import { changed, planner, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

let ada: Cook
beforeEach(async () => {
  world.clock.now = new Date('2026-11-25T12:00:00Z')
  ada = await planner(world)
})

const eaters = [
  { id: 'ada-ada', name: 'Ada' },
  { id: 'bob-bob', name: 'Bob' },
]
const next = { title: 'Next week', startDate: '2026-11-30', endDate: '2026-12-06' }
const cooks = async (...ingredients: string[]) =>
  (
    await ada.api.recipes.create({
      body: { title: 'Dinner', servings: 2, ingredients, instructions: ['Cook everything for 20 minutes.'] },
    })
  ).id
const dinnersOf = (plan: typeof week, recipeIds: number[]) =>
  ada.api.mealPlans.create({ body: { ...plan, eaters, recipeIds } })
const spentOf = ({ totals }: MealPlanWithMeals) =>
  totals.spent.map(({ food, grams }) => [food, Math.round(grams)] as const)
const nowOf = ({ id }: { id: number }) => ada.api.mealPlans.get({ params: { id } })

describe('what is at home counts for the product that it is, in a plan as in its list', () => {
  test.each([
    // at home, what the recipe asks for, whether that is the same
    ['800 g whole tomatoes', '800 g crushed tomatoes', false],
    ['800 g crushed tomatoes', '800 g crushed tomatoes', true],
    ['500 g gluten-free bread', '200 g bread (gluten-free)', true],
    ['500 g chicken thighs', '400 g halal chicken thighs', false],
    ['500 g halal chicken thighs', '400 g halal chicken thighs', true],
    ['500 g rigatoni', '200 g penne', false],
    ['500 g rigatoni', '200 g rigatoni', true],
    ['500 g mushrooms', '200 g canned mushrooms', false],
    ['1000 g milk', '1 cup lactose-free milk', false],
    ['500 g rice', '2 cups cooked rice', true],
    ['500 g spinach', '200 g spinach', true],
    ['500 g baby spinach', '200 g baby spinach', true],
  ])('%s for %s: %s', async (atHome, wanted, isSame) => {
    await ada.api.atHome.add({ body: { text: atHome } })
    const plan = await dinnersOf(week, [await cooks(wanted)])
    const [list] = await ada.api.mealPlans.shop({ params: { id: plan.id }, body: { days: [0] } })
    const listed = [...(list!.atHome ?? []), ...list!.items.filter(({ fromHome }) => fromHome)]
    expect([listed.length > 0, spentOf(plan).length > 0, plan.totals.fromHome > 0]).toEqual([isSame, isSame, isSame])
  })
})

test('a plan says what no dish uses before it goes off, by the gram', async () => {
  const useBy = '2026-11-26'
  const add = (text: string, day: string | null) => ada.api.atHome.add({ body: { text, useBy: day } })
  await add('500 g spinach', useBy)
  await add('300 g feta cheese', '2026-11-25')
  await add('400 g mushrooms', '2027-01-10')
  await add('200 g spinach', '2027-01-10')
  const { totals } = await dinnersOf(week, [await cooks('200 g spinach')])
  expect(totals.goesOff).toEqual([
    { name: 'feta cheese', grams: 300, useBy: '2026-11-25' },
    { name: 'spinach', grams: 300, useBy },
  ])
})

test('what is paid at the till is what the list of the plan costs, however much of its packages is used', async () => {
  await ada.api.atHome.add({ body: { text: '3 onions' } })
  const foods = [
    '300 g chicken thighs',
    '2 cups rice',
    '1 cup milk',
    '4 onions',
    '2 eggs',
    '1 can black beans',
    '2 tbsp olive oil',
  ]
  const plan = await dinnersOf(week, [await cooks(...foods), await cooks('1 cup milk', '3 eggs', '200 g penne')])
  const [list] = await ada.api.mealPlans.shop({ params: { id: plan.id }, body: { days: [0] } })
  expect(plan.totals.atTill).toBeCloseTo(list!.estimatedCost, 2)
  expect(plan.totals.atTill).toBeGreaterThan(plan.totals.cost)
})

test('what a plan uses is called as its row at home is, whatever the table or the recipe calls it', async () => {
  const atHome = ['500 g rigatoni', '50 g scallions', '300 g green onions', '500 g basmati rice']
  for (const text of atHome) await ada.api.atHome.add({ body: { text } })
  const rows = await ada.api.atHome.list({})
  const { totals } = await dinnersOf(week, [await cooks('200 g rigatoni', '100 g spring onions', '1 cup basmati rice')])
  expect(totals.spent.map(({ name }) => name).sort()).toEqual(rows.map(({ name }) => name).sort())
  expect(totals.spent.map(({ name }) => name)).toContain('rigatoni')
})

describe('a plan made ahead', () => {
  test('is given what the plans before it leave of what is at home', async () => {
    await ada.api.atHome.add({ body: { text: '1000 g rice' } })
    const recipe = await cooks('300 g rice')
    const current = await dinnersOf(week, [])
    for (const [entry, day] of [
      ['tuesday', 1],
      ['friday', 4],
      ['sunday', 6],
    ] as const)
      await changed(ada, current, {
        kind: 'add',
        entry,
        day,
        meal: 'dinner',
        dish: { kind: 'recipe', recipeId: recipe },
      })
    const ahead = await dinnersOf(next, [recipe, recipe])
    // Tuesday is over: Friday and Sunday take 600 g
    expect(spentOf(ahead)).toEqual([['long-rice', 400]])
    expect(spentOf(await nowOf(current))).toEqual([['long-rice', 900]])
    const after = await dinnersOf({ title: 'After', startDate: '2026-12-07', endDate: '2026-12-13' }, [recipe])
    expect(spentOf(after)).toEqual([])
    // who says that the week before is not eaten has it all
    await ada.api.mealPlans.update({ params: { id: current.id }, body: { isActive: true } })
    await ada.api.mealPlans.update({ params: { id: current.id }, body: { isActive: false } })
    expect(spentOf(await nowOf(ahead))).toEqual([['long-rice', 600]])
  })

  test('counts on nothing of a dish twice that was cooked today', async () => {
    await ada.api.atHome.add({ body: { text: '600 g rice' } })
    const recipe = await cooks('300 g rice')
    await dinnersOf({ ...week, startDate: '2026-11-25' }, [recipe])
    const ahead = await dinnersOf(next, [recipe, recipe])
    expect(spentOf(ahead)).toEqual([['long-rice', 300]])
    await ada.api.atHome.cooked({ body: { recipeId: recipe, servings: 2 } })
    await ada.api.cooked.note({ body: { recipeId: recipe, cookedOn: '2026-11-25', servings: 2 } })
    expect(spentOf(await nowOf(ahead))).toEqual([['long-rice', 300]])
  })

  test('is planned with what is left, so that its proof is of what it is shown to cost', async () => {
    await ada.api.atHome.add({ body: { text: '500 g rice' } })
    const recipe = await cooks('300 g rice')
    await dinnersOf(week, [])
    const current = await dinnersOf({ ...week, startDate: '2026-11-25' }, [recipe])
    const ahead = await ada.api.mealPlans.generate({
      body: {
        ...next,
        eaters,
        endDate: '2026-12-01',
        rules: {
          meals: [{ meal: 'dinner', at: '18:30' }],
          dishes: 'own',
          sameDinner: 7,
          mainsApart: false,
          coldAtMost: null,
        },
      },
    })
    expect(spentOf(ahead)).toEqual([['long-rice', 200]])
    expect(ahead.proof).not.toBeNull()
    // another plan is the best when more is at home for it
    await ada.api.mealPlans.remove({ params: { id: current.id }, body: {} })
    const { totals, proof } = await nowOf(ahead)
    expect([totals.cost < ahead.totals.cost, proof]).toEqual([true, null])
  })
})

test('each week of a longer plan counts what it cooks, and what is cooked first takes from home first', async () => {
  await ada.api.atHome.add({ body: { text: '400 g rice' } })
  const recipe = await cooks('300 g rice')
  const plan = await dinnersOf({ ...week, startDate: '2026-11-30', endDate: '2026-12-08' }, [recipe])
  const rice = (await nowOf(plan)).totals.used
  const { totals } = await changed(ada, plan, {
    kind: 'add',
    entry: 'dinner-of-week-2',
    day: 7,
    meal: 'dinner',
    dish: { kind: 'recipe', recipeId: recipe },
  })
  expect(totals.used).toBeCloseTo(2 * rice, 2)
  // all of the first dinner, and a third of the second
  expect(totals.weeks).toEqual([
    { days: 7, cost: 0 },
    { days: 2, cost: expect.closeTo((rice * 2) / 3, 1) },
  ])
  expect(totals.cost).toBeCloseTo((rice * 2) / 3, 1)
})

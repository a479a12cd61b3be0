import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takenFromHomeDays } from '#contract/how-long.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { planBounds } from '#domain/plan/meal-plan/meal-plan.ts'
import type { Cook } from '#server/test-world/browser.ts'
import { planner, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

/** A Wednesday. */
const today = '2026-11-25'
let ada: Cook
beforeEach(async () => {
  clockAt(`${today}T12:00:00Z`)
  ada = await planner(world)
})
function clockAt(moment: string): void {
  world.clock.now = new Date(moment)
}

const eaters = [
  { id: 'ada-ada', name: 'Ada' },
  { id: 'bob-bob', name: 'Bob' },
]
const recipeOf = async (...ingredients: string[]) => {
  const instructions = ['Cook everything for 20 minutes.']
  const title = `Dinner of ${ingredients.join(' and ')}`
  return (await ada.api.recipes.create({ body: { title, servings: 2, ingredients, instructions } })).id
}
const dinnersOf = (plan: typeof week, recipeIds: number[]) =>
  ada.api.mealPlans.create({ body: { ...plan, eaters, recipeIds } })
const add = (text: string) => ada.api.atHome.add({ body: { text } })
const cooked = (recipeId: number, cookedOn = today) =>
  ada.api.atHome.cooked({ body: { recipeId, servings: 2, cookedOn } })
const nowOf = ({ id }: { id: number }) => ada.api.mealPlans.get({ params: { id } })
const figuresOf = ({ totals, proof }: MealPlanWithMeals) => ({ totals, proof })
/** Grams that a plan takes from home. */
const spentOf = ({ totals }: MealPlanWithMeals) => Math.round(totals.spent.reduce((sum, { grams }) => sum + grams, 0))
const gramsAtHome = async () => (await ada.api.atHome.list({})).reduce((sum, { grams }) => sum + (grams ?? 0), 0)

/** Dinners of own recipes today and tomorrow, proved. */
const twoDays = {
  startDate: today,
  endDate: '2026-11-26',
  seconds: 1,
  eaters,
  rules: {
    meals: [{ meal: 'dinner' as const, at: '18:30' }],
    dishes: 'own' as const,
    sameDinner: 7,
    mainsApart: false,
    coldAtMost: null,
  },
}
const generated = (more: { planId?: number; date?: string } = {}) =>
  ada.api.mealPlans.generate({ body: { ...twoDays, ...more } })

async function shop({ id }: { id: number }, date = today): Promise<ShoppingList> {
  const [list] = await ada.api.mealPlans.shop({ params: { id }, body: { days: [0], date } })
  return list!
}
async function bring({ id, items }: ShoppingList) {
  const changes = items.map(({ id: item }) => ({ kind: 'tick' as const, item, checked: true }))
  await ada.api.shopping.update({ params: { id }, body: { changes } })
  return ada.api.atHome.fromList({ body: { listId: id } })
}
const riceOn = ({ items }: Pick<ShoppingList, 'items'>) => items.find(({ name }) => name.includes('rice'))?.grams ?? 0

test('what was cooked is known for as long as any plan runs', () => {
  expect(takenFromHomeDays).toBeGreaterThanOrEqual(planBounds.days)
})

describe('a plan that is in use', () => {
  test('costs what it did, and is as good as proved, once its dishes are cooked from what was at home', async () => {
    await add('500 g rice')
    const recipeId = await recipeOf('300 g rice', '2 cups canned chickpeas')
    const plan = await generated()
    expect(spentOf(plan)).toBe(500)
    expect(plan.proof).not.toBeNull()
    const { cookingId } = await cooked(recipeId)
    expect(await gramsAtHome()).toBe(200)
    expect(figuresOf(await nowOf(plan))).toEqual(figuresOf(plan))
    await ada.api.atHome.undoCooked({ params: { cookingId: cookingId! }, body: {} })
    expect(await gramsAtHome()).toBe(500)
    expect(figuresOf(await nowOf(plan))).toEqual(figuresOf(plan))
    await cooked(recipeId)
    // the last of it is used up, and hours later nothing of it is kept at home
    clockAt('2026-11-26T12:00:00Z')
    await cooked(recipeId, '2026-11-26')
    clockAt('2026-11-26T18:00:00Z')
    await world.jobs.add('sweep-at-home', {})
    await world.jobs.run()
    const { rows } = await world.database.query('select 1 from at_home_items where user_id = $1', [ada.user.id])
    expect(rows).toEqual([])
    expect(figuresOf(await nowOf(plan))).toEqual(figuresOf(plan))
    const { prices } = await ada.api.mealPlans.prices({ params: { id: plan.id }, body: {} })
    expect(prices).not.toBeNull()
  })

  test('lacks what is cooked beside it, and has what is brought otherwise', async () => {
    await add('500 g rice')
    const recipeIds = [await recipeOf('300 g rice'), await recipeOf('250 g rice')]
    const plan = await dinnersOf({ ...week, startDate: today }, recipeIds)
    expect(spentOf(plan)).toBe(500)
    await cooked(await recipeOf('100 g rice'))
    expect(spentOf(await nowOf(plan))).toBe(400)
    await add('60 g rice')
    expect(spentOf(await nowOf(plan))).toBe(460)
  })

  test('lacks what was cooked before it was made', async () => {
    await add('500 g rice')
    const recipeId = await recipeOf('300 g rice')
    await cooked(recipeId)
    clockAt(`${today}T13:00:00Z`)
    const plan = await generated()
    expect(spentOf(plan)).toBe(200)
    expect(plan.proof).not.toBeNull()
  })

  test('costs what it did once its own shopping is at home, which nobody is told to buy again', async () => {
    await add('100 g rice')
    const recipeId = await recipeOf('300 g rice')
    const plan = await generated()
    expect(spentOf(plan)).toBe(100)
    const list = await shop(plan)
    const { added, rows } = await bring(list)
    expect(await gramsAtHome()).toBeGreaterThanOrEqual(600)
    expect(figuresOf(await nowOf(plan))).toEqual(figuresOf(plan))
    const again = await shop(plan)
    expect([riceOn(again), again.atHome?.map(({ name }) => name)]).toEqual([0, [expect.stringContaining('rice')]])
    // whether its dishes take from one or the other
    await cooked(recipeId)
    clockAt('2026-11-26T12:00:00Z')
    expect(figuresOf(await nowOf(plan))).toEqual(figuresOf(plan))
    clockAt(`${today}T12:30:00Z`)
    await ada.api.atHome.undoFromList({ body: { listId: list.id, added: added.map(({ id }) => id), rows } })
    expect(figuresOf(await nowOf(plan))).toEqual(figuresOf(plan))
  })

  test('has for its next time what was bought for the one before', async () => {
    const plan = await dinnersOf({ ...week, startDate: today, endDate: '2026-12-01' }, [await recipeOf('300 g rice')])
    await ada.api.mealPlans.update({ params: { id: plan.id }, body: { repeats: 1 } })
    await bring(await shop(plan))
    expect((await nowOf(plan)).totals.fromHome).toBe(0)
    clockAt('2026-12-03T12:00:00Z')
    expect((await nowOf(plan)).totals.fromHome).toBeGreaterThan(0)
  })

  test('has nothing of what was bought for a plan ahead, unless that is given up', async () => {
    const recipeId = await recipeOf('300 g rice')
    const current = await dinnersOf({ ...week, startDate: today }, [await recipeOf('20 g rice')])
    const ahead = await dinnersOf({ title: 'Next week', startDate: '2026-11-30', endDate: '2026-12-06' }, [recipeId])
    await bring(await shop(ahead))
    expect((await nowOf(current)).totals.fromHome).toBe(0)
    expect((await nowOf(ahead)).totals.fromHome).toBe(0)
    const after = await dinnersOf({ title: 'After', startDate: '2026-12-07', endDate: '2026-12-13' }, [recipeId])
    expect(after.totals.fromHome).toBeGreaterThan(0)
    await ada.api.mealPlans.remove({ params: { id: ahead.id }, body: {} })
    expect((await nowOf(current)).totals.fromHome).toBeGreaterThan(0)
  })

  test('ends no proof of a plan ahead by using up what that one did not count on', async () => {
    await add('300 g rice')
    const recipeId = await recipeOf('300 g rice')
    await dinnersOf({ ...week, startDate: today }, [recipeId])
    const next = { startDate: '2026-11-30', endDate: '2026-12-01' }
    const ahead = await ada.api.mealPlans.generate({ body: { ...twoDays, ...next } })
    expect([spentOf(ahead), ahead.proof === null]).toEqual([0, false])
    await cooked(recipeId)
    expect(await gramsAtHome()).toBe(0)
    expect(figuresOf(await nowOf(ahead))).toEqual(figuresOf(ahead))
  })

  test('keeps what was cooked when it is planned again, and is proved with what it took', async () => {
    await add('500 g rice')
    const recipeId = await recipeOf('300 g rice')
    const plan = await generated()
    await cooked(recipeId)
    const again = await generated({ planId: plan.id, date: today })
    expect(again.entries[0]).toEqual({ ...plan.entries[0], cookedOn: today })
    expect(again.entries[1]!.id).not.toBe(plan.entries[1]!.id)
    expect(spentOf(again)).toBe(500)
    expect(again.proof!.cost).toBeCloseTo(again.totals.cost, 2)
    expect(figuresOf(await nowOf(plan))).toEqual(figuresOf(again))
  })

  test('still has what its dishes took when another one is swapped', async () => {
    await add('500 g rice')
    const first = await recipeOf('300 g rice')
    const other = await recipeOf('300 g rice', '2 cups canned chickpeas')
    const { rules } = twoDays
    const body = { ...week, startDate: today, endDate: twoDays.endDate, eaters, rules, recipeIds: [first, first] }
    const plan = await ada.api.mealPlans.create({ body })
    await cooked(first)
    const swapped = await ada.api.mealPlans.swap({ params: { id: plan.id }, body: { day: 1, meal: 'dinner' } })
    expect(swapped.entries.map(({ recipeId }) => recipeId)).toEqual([first, other])
    expect(spentOf(swapped)).toBe(500)
  })

  test('takes nothing for a dish that was cooked and is another one now', async () => {
    await add('500 g rice')
    const [first, second] = [await recipeOf('300 g rice'), await recipeOf('250 g rice')]
    const plan = await dinnersOf({ ...week, startDate: today }, [first, second])
    await cooked(first)
    expect(spentOf(await nowOf(plan))).toBe(500)
    const [entry] = plan.entries
    await ada.api.mealPlans.update({
      params: { id: plan.id },
      body: { changes: [{ kind: 'remove', entry: entry!.id }] },
    })
    expect(spentOf(await nowOf(plan))).toBe(200)
  })
})

describe('shopping on a day on which its dish was cooked already', () => {
  test('buys for the other days what cooking has left too little of', async () => {
    await add('500 g rice')
    const recipeId = await recipeOf('300 g rice')
    const plan = await dinnersOf({ ...week, startDate: today }, [recipeId, recipeId])
    await cooked(recipeId)
    expect(riceOn(await shop(plan))).toBeCloseTo(100, 0)
  })

  test.each([
    ['by the diary', (recipeId: number) => ada.api.cooked.note({ body: { recipeId, cookedOn: today, servings: 2 } })],
    ['from what was at home', (recipeId: number) => cooked(recipeId)],
  ])('buys nothing for it: %s', async (_how, cook) => {
    await add('1 g rice')
    const recipeId = await recipeOf('300 g rice')
    const plan = await dinnersOf({ ...week, startDate: today }, [recipeId, recipeId])
    const whole = riceOn(await shop(plan))
    expect(whole).toBeGreaterThan(590)
    await cook(recipeId)
    const rest = riceOn(await shop(plan))
    expect([rest > 290, rest <= 300]).toEqual([true, true])
    await ada.api.mealPlans.update({
      params: { id: plan.id },
      body: { changes: [{ kind: 'remove', entry: plan.entries[1]!.id }] },
    })
    const refused = await ada.send({
      method: 'POST',
      url: `/api/meal-plans/${plan.id}/shopping-lists`,
      payload: { days: [0], date: today },
    })
    expect(refused.json()).toMatchObject({ message: 'There’s nothing left to cook in this plan.' })
  })

  test('counts a dish that was cooked twice on a day twice', async () => {
    await add('2 g rice')
    const recipeId = await recipeOf('300 g rice')
    const plan = await dinnersOf({ ...week, startDate: today }, [recipeId, recipeId])
    await ada.api.mealPlans.update({
      params: { id: plan.id },
      body: { changes: [{ kind: 'move', entry: plan.entries[1]!.id, day: 0, meal: 'lunch' }] },
    })
    const lists = () =>
      ada.send({
        method: 'POST',
        url: `/api/meal-plans/${plan.id}/shopping-lists`,
        payload: { days: [0], date: today },
      })
    await cooked(recipeId)
    expect((await lists()).statusCode).toBe(200)
    // what is taken keeps a cooking: something has to be there for it
    await add('2 g rice')
    await cooked(recipeId)
    expect((await lists()).json()).toMatchObject({ message: 'There’s nothing left to cook in this plan.' })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { PlanChangeGiven } from '#contract/planning/plan-wish.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { findUser } from '#server/features/accounts/store.ts'
import { planView } from '#server/features/meal-plans/plan-view.ts'
import { findPlan } from '#server/features/meal-plans/store.ts'
import type { Cook } from '#server/test-world/browser.ts'
import { changed, planner, week } from '#server/test-world/planning.ts'
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
  world.clock.now = new Date(`${today}T12:00:00Z`)
  ada = await planner(world)
})

const eaters = [
  { id: 'ada-ada', name: 'Ada' },
  { id: 'sam-sam', name: 'Sam' },
]
const recipeOf = async (...ingredients: string[]) => {
  const instructions = ['Cook everything for 20 minutes.']
  const title = `Dinner of ${ingredients.join(' and ')}`
  return (await ada.api.recipes.create({ body: { title, servings: 2, ingredients, instructions } })).id
}
/** One recipe twice at dinner today: for Sam, and for Ada. */
async function twoPots(recipeId: number): Promise<MealPlanWithMeals> {
  const plan = await ada.api.mealPlans.create({ body: { ...week, startDate: today, eaters } })
  const pot = (entry: string, eater: string): PlanChangeGiven => ({
    kind: 'add',
    entry,
    day: 0,
    meal: 'dinner',
    dish: { kind: 'recipe', recipeId, eaters: [eater] },
  })
  return changed(ada, plan, pot('for-sam', 'sam-sam'), pot('for-ada', 'ada-ada'))
}
const note = (recipeId: number, plan: { id: number }, entry: string, cookedOn = today) =>
  ada.api.cooked.note({ body: { recipeId, cookedOn, servings: 1, planned: { plan: plan.id, entry } } })
const nowOf = ({ id }: { id: number }) => ada.api.mealPlans.get({ params: { id } })
const cookedIn = async (plan: { id: number }) =>
  Object.fromEntries((await nowOf(plan)).entries.map(({ id, cookedOn }) => [id, cookedOn]))
const riceOn = ({ items }: Pick<ShoppingList, 'items'>) => items.find(({ name }) => name.includes('rice'))?.grams ?? 0
const shop = ({ id }: { id: number }, date = today) =>
  ada.api.mealPlans.shop({ params: { id }, body: { days: [0], date } })
const nothingLeft = async ({ id }: { id: number }, date = today) => {
  const url = `/api/meal-plans/${id}/shopping-lists`
  const answer = await ada.send({ method: 'POST', url, payload: { days: [0], date } })
  return answer.json<{ message: string }>().message
}

describe('two dishes of one recipe at one meal', () => {
  test('are cooked each for itself, in the plan, today and the diary', async () => {
    const recipeId = await recipeOf('300 g rice')
    const plan = await twoPots(recipeId)
    expect(await cookedIn(plan)).toEqual({ 'for-sam': null, 'for-ada': null })
    const sams = await note(recipeId, plan, 'for-sam')
    expect(sams.planned).toEqual({ plan: plan.id, entry: 'for-sam' })
    expect(await cookedIn(plan)).toEqual({ 'for-sam': today, 'for-ada': null })
    const { meals } = await ada.api.mealPlans.today({ query: { date: today } })
    expect(Object.fromEntries(meals.map(({ entry, cookedOn }) => [entry, cookedOn]))).toEqual(await cookedIn(plan))
    // said again it is the same cooking, and the other one is another
    expect((await note(recipeId, plan, 'for-sam')).id).toBe(sams.id)
    await note(recipeId, plan, 'for-ada')
    expect(await cookedIn(plan)).toEqual({ 'for-sam': today, 'for-ada': today })
    expect((await ada.api.recipes.get({ params: { id: recipeId } })).cooked.times).toBe(2)
    await ada.api.cooked.remove({ params: { id: sams.id }, body: {} })
    expect(await cookedIn(plan)).toEqual({ 'for-sam': null, 'for-ada': today })
    await ada.api.cooked.restore({ params: { id: sams.id }, body: {} })
    expect(await cookedIn(plan)).toEqual({ 'for-sam': today, 'for-ada': today })
  })

  test('are shopped for as long as they are not cooked', async () => {
    await ada.api.atHome.add({ body: { text: '1 g rice' } })
    const recipeId = await recipeOf('300 g rice')
    const plan = await twoPots(recipeId)
    const [both] = await shop(plan)
    await note(recipeId, plan, 'for-sam')
    const [one] = await shop(plan)
    expect(riceOn(one!) / riceOn(both!)).toBeCloseTo(0.5, 1)
    await note(recipeId, plan, 'for-ada')
    expect(await nothingLeft(plan)).toBe('There’s nothing left to cook in this plan.')
  })

  test('take from home for a plan ahead what each of them takes', async () => {
    await ada.api.atHome.add({ body: { text: '900 g rice' } })
    const recipeId = await recipeOf('300 g rice')
    const plan = await twoPots(recipeId)
    const next = { title: 'Next', startDate: '2026-12-02', endDate: '2026-12-04' }
    const ahead = await ada.api.mealPlans.create({
      body: { ...next, eaters, recipeIds: [recipeId, recipeId, recipeId] },
    })
    const spentOf = ({ totals }: MealPlanWithMeals) =>
      Math.round(totals.spent.reduce((sum, { grams }) => sum + grams, 0))
    // two pots of today take 300 g, and 600 g are left
    expect(spentOf(ahead)).toBe(600)
    const planned = { plan: plan.id, entry: 'for-sam' }
    await ada.api.atHome.cooked({ body: { recipeId, servings: 1, cookedOn: today, planned } })
    await note(recipeId, plan, 'for-sam')
    // Ada’s is still to be cooked
    expect(spentOf(await nowOf(ahead))).toBe(600)
    expect(await cookedIn(plan)).toEqual({ 'for-sam': today, 'for-ada': null })
  })
})

describe('a list buys only what is still to be cooked', () => {
  test('whichever day that was on, ahead of its day or after it', async () => {
    await ada.api.atHome.add({ body: { text: '1 g rice' } })
    const [rice, more] = [await recipeOf('300 g rice'), await recipeOf('200 g rice', '2 cups canned chickpeas')]
    const plan = await ada.api.mealPlans.create({
      body: { ...week, startDate: '2026-11-24', eaters, recipeIds: [rice, more, rice] },
    })
    const [, , thursday] = plan.entries
    const on = async (date: string) => riceOn((await shop(plan, date))[0]!)
    expect(await on(today)).toBeCloseTo(499, -1)
    // yesterday's dinner was cooked today: Friday's is still to be cooked
    await ada.api.cooked.note({ body: { recipeId: rice, cookedOn: today, servings: 2 } })
    expect(await on(today)).toBeCloseTo(499, -1)
    // and so is it once somebody says that it was cooked ahead
    await note(rice, plan, thursday!.id)
    expect(await on(today)).toBeCloseTo(199, -1)
    await note(more, plan, plan.entries[1]!.id, '2026-11-24')
    expect(await nothingLeft(plan)).toBe('There’s nothing left to cook in this plan.')
    // for the next time of the plan all of it is
    await ada.api.mealPlans.update({ params: { id: plan.id }, body: { endDate: '2026-11-30', repeats: 1 } })
    expect(await on('2026-12-01')).toBeCloseTo(799, -1)
  })

  test('and for a dish that was put there by hand what one that was planned is bought for', async () => {
    const { id: recipeId } = await ada.api.recipes.create({
      body: {
        title: 'Rice bowls',
        servings: 2,
        ingredients: ['300 g white rice', '100 g feta'],
        instructions: ['Boil the rice for 15 minutes and drain it.', 'Serve in warm bowls with the feta.'],
      },
    })
    const both = [...eaters.slice(0, 1), { id: 'vera-vera', name: 'Vera', diet: 'vegan' as const }]
    const plan = await ada.api.mealPlans.create({
      body: { ...week, startDate: today, eaters: both, recipeIds: [recipeId] },
    })
    const feta = async () => (await shop(plan))[0]!.items.find(({ name }) => name.includes('feta'))?.grams
    const byHand = await feta()
    // as the planner writes it
    await world.database.query('update meal_plan_entries set without = $2 where plan_id = $1', [
      plan.id,
      JSON.stringify([{ eater: 'vera-vera', lines: ['100 g feta'] }]),
    ])
    expect(byHand).toBeCloseTo(50, 0)
    expect(await feta()).toBe(byHand)
  })

  test('and a dish that was cooked stays when the plan is planned again, by whatever says so', async () => {
    const recipeId = await recipeOf('300 g rice')
    await recipeOf('300 g rice', '2 cups canned chickpeas')
    const rules = {
      meals: [{ meal: 'dinner' as const, at: '18:30' }],
      dishes: 'own' as const,
      sameDinner: 7,
      mainsApart: false,
      coldAtMost: null,
    }
    const wish = { startDate: today, endDate: '2026-11-26', seconds: 1, eaters, rules }
    const plan = await ada.api.mealPlans.generate({ body: wish })
    const [first, second] = plan.entries
    await note(first!.recipeId!, plan, first!.id)
    const again = await ada.api.mealPlans.generate({ body: { ...wish, planId: plan.id, date: today } })
    expect(again.entries.map(({ id }) => id === first!.id || id === second!.id)).toEqual([true, false])
    expect(again.entries[0]!.cookedOn).toBe(today)
    expect(again.proof).not.toBeNull()
    expect(recipeId).toBeGreaterThan(0)
  })
})

test('what was cooked of a plan that is long over stays cooked', async () => {
  const recipeId = await recipeOf('300 g rice')
  const plan = await twoPots(recipeId)
  await note(recipeId, plan, 'for-sam')
  world.clock.now = new Date('2027-06-01T12:00:00Z')
  const [user, stored] = await Promise.all([
    findUser(world.database, ada.user.id),
    findPlan(world.database, ada.user.id, plan.id),
  ])
  const { entries } = await planView(world.context, stored!, user!)
  expect(Object.fromEntries(entries.map(({ id, cookedOn }) => [id, cookedOn]))).toEqual({
    'for-ada': null,
    'for-sam': today,
  })
})

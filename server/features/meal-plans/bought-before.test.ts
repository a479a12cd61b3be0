import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { Cook } from '#server/test-world/browser.ts'
import { changed, planner } from '#server/test-world/planning.ts'
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
  { id: 'bob-bob', name: 'Bob' },
]
const rules = {
  meals: [{ meal: 'dinner' as const, at: '18:30' }],
  dishes: 'own' as const,
  aim: 'cheapest' as const,
  sameDinner: 7,
  mainsApart: false,
  coldAtMost: null,
}
const days = { startDate: today, endDate: '2026-11-27', eaters, rules }
const recipeOf = async (title: string, ...ingredients: string[]) => {
  const instructions = ['Cook everything for 20 minutes.']
  return (await ada.api.recipes.create({ body: { title, servings: 2, ingredients, instructions } })).id
}
const nowOf = ({ id }: { id: number }) => ada.api.mealPlans.get({ params: { id } })
const dishesOf = ({ entries }: MealPlanWithMeals) => entries.map(({ recipeId }) => recipeId)
/** What a plan takes from home. */
const spentOf = ({ totals }: MealPlanWithMeals) => totals.spent.map(({ name }) => name).join()
const salmon = expect.stringContaining('salmon') as string
const shop = async ({ id }: { id: number }) =>
  (await ada.api.mealPlans.shop({ params: { id }, body: { days: [0], date: today } }))[0]!
async function shopAndBring(plan: { id: number }) {
  const { id, items } = await shop(plan)
  const changes = items.map(({ id: item }) => ({ kind: 'tick' as const, item, checked: true }))
  await ada.api.shopping.update({ params: { id }, body: { changes } })
  await ada.api.atHome.fromList({ body: { listId: id } })
}

/** Salmon and chickpeas of three days; the other dish is salmon too, and chickpeas are cheaper in the shop. */
async function salmonWeek() {
  const roast = await recipeOf('Roast salmon', '500 g salmon fillets')
  const stew = await recipeOf('Salmon stew', '500 g salmon fillets', '100 g onions')
  const chickpeas = await recipeOf('Chickpeas', '3 cups canned chickpeas')
  const plan = await ada.api.mealPlans.create({
    body: { title: 'Salmon', ...days, recipeIds: [roast, chickpeas] },
  })
  return { plan, roast, stew, chickpeas }
}

test('a swap after the shopping prefers what was bought for the dish that goes, and its list leaves it out', async () => {
  const { plan, stew, chickpeas } = await salmonWeek()
  const swap = () => ada.api.mealPlans.swap({ params: { id: plan.id }, body: { day: 0, meal: 'dinner' } })
  // before the shopping the cheaper dish is the better one
  const copy = await ada.api.mealPlans.duplicate({ params: { id: plan.id }, body: {} })
  const cheaper = await ada.api.mealPlans.swap({ params: { id: copy.id }, body: { day: 0, meal: 'dinner' } })
  expect(dishesOf(cheaper)).toEqual([chickpeas, chickpeas])
  await shopAndBring(plan)
  expect((await nowOf(plan)).totals).toEqual(plan.totals)
  const swapped = await swap()
  expect(dishesOf(swapped)).toEqual([stew, chickpeas])
  expect(spentOf(swapped)).toEqual(salmon)
  const list = await shop(plan)
  expect(list.items.map(({ name }) => name).join()).not.toContain('salmon')
  expect(list.atHome?.map(({ name }) => name).join()).toEqual(salmon)
  // what is bought for the new dish is its own, and what it costs stays
  await shopAndBring(plan)
  expect((await nowOf(plan)).totals).toEqual(swapped.totals)
})

test('a plan that is planned again counts on what was bought for it, and its proof is of that', async () => {
  const { plan, roast, stew, chickpeas } = await salmonWeek()
  const wish = { ...days, seconds: 1, planId: plan.id, date: today }
  await shopAndBring(plan)
  const again = await ada.api.mealPlans.generate({ body: wish })
  // the salmon for one day, and the chickpeas for the other
  expect(spentOf(again)).toEqual(salmon)
  expect(dishesOf(again).filter((id) => id === roast || id === stew)).toHaveLength(1)
  expect(dishesOf(again)).toContain(chickpeas)
  expect(again.proof!.cost).toBeCloseTo(again.totals.cost, 2)
  const later = await nowOf(plan)
  expect([later.totals, later.proof]).toEqual([again.totals, again.proof])
  const priced = await ada.api.mealPlans.prices({ params: { id: plan.id }, body: {} })
  expect(priced.prices).not.toBeNull()
})

test('a dish that is taken out leaves what was bought for it to the others, until it is back', async () => {
  const { plan, roast, stew } = await salmonWeek()
  await shopAndBring(plan)
  const [first] = plan.entries
  const without = await changed(ada, plan, { kind: 'remove', entry: first!.id })
  expect(spentOf(without)).toBe('')
  const other = await changed(ada, plan, {
    kind: 'add',
    entry: 'by-hand',
    day: 0,
    meal: 'dinner',
    dish: { kind: 'recipe', recipeId: stew },
  })
  expect(spentOf(other)).toEqual(salmon)
  expect(other.totals.fromHome).toBeGreaterThan(0)
  await changed(ada, plan, { kind: 'remove', entry: 'by-hand' })
  const back = await changed(ada, plan, { kind: 'restore', entry: first!.id })
  expect(back.totals).toEqual(plan.totals)
  expect(dishesOf(back)).toContain(roast)
})

test('what two dishes share is left by the share of the one that goes, and what was typed onto the list is anybody’s', async () => {
  const [rice, more] = [await recipeOf('Rice', '300 g rice'), await recipeOf('More rice', '100 g rice')]
  const plan = await ada.api.mealPlans.create({ body: { title: 'Rice', ...days, recipeIds: [rice, more] } })
  const { id } = await shop(plan)
  await ada.api.shopping.addItem({ params: { id }, body: { text: '500 g lentils' } })
  const { items } = await ada.api.shopping.get({ params: { id } })
  const changes = items.map(({ id: item }) => ({ kind: 'tick' as const, item, checked: true }))
  await ada.api.shopping.update({ params: { id }, body: { changes } })
  const { added } = await ada.api.atHome.fromList({ body: { listId: id } })
  const bought = added.find(({ name }) => name.includes('rice'))!.grams!
  const { rows } = await world.database.query<{ name: string; bought_for: { dishes: { share: number }[] } | null }>(
    'select name, bought_for from at_home_items where user_id = $1',
    [ada.user.id],
  )
  expect(rows.find(({ name }) => name.includes('lentil'))!.bought_for).toBeNull()
  const shares = rows.find(({ name }) => name.includes('rice'))!.bought_for!.dishes.map(({ share }) => share)
  expect(shares.toSorted((one, other) => one - other)).toEqual([expect.closeTo(0.25, 2), expect.closeTo(0.75, 2)])
  const [first] = plan.entries
  const lentils = await recipeOf('Lentils and rice', '500 g lentils', '2000 g rice')
  const other = await changed(
    ada,
    plan,
    { kind: 'remove', entry: first!.id },
    { kind: 'add', entry: 'by-hand', day: 0, meal: 'dinner', dish: { kind: 'recipe', recipeId: lentils } },
  )
  const grams = (part: string) => other.totals.spent.find(({ name }) => name.includes(part))?.grams
  expect(grams('rice')! / bought).toBeCloseTo(0.75, 1)
  expect(grams('lentil')).toBeGreaterThan(400)
})

test('what is bought for one of two dishes of a recipe is that one’s, whichever else stands on its list', async () => {
  const bowl = await recipeOf('Bowl', '300 g rice', '200 g fresh spinach')
  const plan = await ada.api.mealPlans.create({
    body: { title: 'Bowls', ...days, endDate: '2026-12-01', recipeIds: Array<number>(7).fill(bowl) },
  })
  const ends = [plan.entries[0]!.id, plan.entries[6]!.id]
  await changed(ada, plan, ...plan.entries.slice(1, 6).map(({ id }) => ({ kind: 'remove' as const, entry: id })))
  const lists = await ada.api.mealPlans.shop({ params: { id: plan.id }, body: { days: [0, 4], date: today } })
  expect(lists).toHaveLength(2)
  for (const { id, items } of lists) {
    const changes = items.map(({ id: item }) => ({ kind: 'tick' as const, item, checked: true }))
    await ada.api.shopping.update({ params: { id }, body: { changes } })
    await ada.api.atHome.fromList({ body: { listId: id } })
  }
  const { rows } = await world.database.query<{ name: string; bought_for: { dishes: { entry: string }[] } }>(
    'select name, bought_for from at_home_items where user_id = $1 order by id',
    [ada.user.id],
  )
  const boughtFor = (part: string) =>
    rows.filter(({ name }) => name.includes(part)).map((row) => row.bought_for.dishes.map(({ entry }) => entry))
  expect(boughtFor('spinach')).toEqual([[ends[0]], [ends[1]]])
  expect(boughtFor('rice')).toEqual([expect.arrayContaining(ends)])
})

test('what was frozen for a dish is good until that is cooked, and all else as long as it keeps', async () => {
  const roast = await recipeOf('Roast salmon', '500 g salmon fillets', '200 g fresh spinach')
  const plan = await ada.api.mealPlans.create({
    body: { title: 'Salmon', ...days, endDate: '2026-12-01', recipeIds: [] },
  })
  const dish = { kind: 'recipe' as const, recipeId: roast }
  await changed(ada, plan, { kind: 'add', entry: 'sixth-day', day: 5, meal: 'dinner', dish })
  await shopAndBring(plan)
  const there = await ada.api.atHome.list({})
  expect(there.find(({ name }) => name.includes('salmon'))).toMatchObject({ useBy: '2026-11-30' })
  expect(there.find(({ name }) => name.includes('spinach'))).toMatchObject({ useBy: null })
})

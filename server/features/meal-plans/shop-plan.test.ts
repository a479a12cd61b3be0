import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import type { Cook } from '#server/test-world/browser.ts'
import { changed, planner, refusal, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const stew = {
  title: 'Stew',
  servings: 4,
  ingredients: ['400 g beef chuck', '2 cups spinach', '200 g white rice', '30 g walnuts'],
  instructions: [
    'Stew the beef with the rice for 90 minutes.',
    'Stir in the spinach, and scatter the walnuts over it.',
  ],
}
const cooked = async (ada: Cook, recipe: typeof stew = stew) => (await ada.api.recipes.create({ body: recipe })).id
const grams = (lists: readonly ShoppingList[], food: string) =>
  lists.map(({ items }) => items.find((item) => item.name.includes(food))?.grams ?? 0)
const shop = (ada: Cook, { id }: { id: number }, days: number[], date?: string) =>
  ada.api.mealPlans.shop({ params: { id }, body: { days, ...(date && { date }) } })
const eaters = [
  { id: 'ada-ada', name: 'Ada' },
  { id: 'bob-bob', name: 'Bob', portion: 2 },
  { id: 'child-1', name: 'Cy', portion: 1 },
]

describe('shopping for a plan', () => {
  test('has a list a day, called by its date, with what keeps on the first', async () => {
    const ada = await planner(world)
    const recipeId = await cooked(ada)
    const plan = await ada.api.mealPlans.create({ body: { ...week, eaters, recipeIds: [recipeId] } })
    await changed(ada, plan, {
      kind: 'add',
      entry: 'sunday',
      day: 6,
      meal: 'dinner',
      dish: { kind: 'recipe', recipeId },
    })
    const lists = await shop(ada, plan, [5, 0])
    expect(lists.map(({ title }) => title)).toEqual(['Monday, November 23', 'Saturday, November 28'])
    // four servings on Monday and four on Sunday: spinach for that is not bought on Monday
    const [alone] = await shop(ada, plan, [0])
    const [whole] = grams([alone!], 'rice')
    expect(whole).toBeGreaterThan(390)
    expect(grams(lists, 'rice')).toEqual([whole, 0])
    for (const food of ['beef', 'pinach']) {
      const [early, late] = grams(lists, food)
      expect([early, early! + late!]).toEqual([late, grams([alone!], food)[0]])
    }
    expect(lists.map(({ recipeIds, recipeNames }) => [recipeIds, recipeNames])).toEqual([
      [[recipeId], ['Stew']],
      [[recipeId], ['Stew']],
    ])
    const mine = await ada.api.shopping.list({})
    expect(new Set(mine.map(({ id }) => id))).toEqual(new Set([...lists, alone!].map(({ id }) => id)))
  })

  test('says what to freeze until it is cooked, what would not keep, and on which day to shop for that', async () => {
    const ada = await planner(world)
    const recipeId = await cooked(ada)
    const plan = await ada.api.mealPlans.create({ body: { ...week, eaters, recipeIds: [recipeId] } })
    const params = { id: plan.id }
    const sunday = { kind: 'add', entry: 'sunday', day: 6, meal: 'dinner' } as const
    await changed(ada, plan, { ...sunday, dish: { kind: 'recipe', recipeId } })
    const keeping = (days: number[]) => ada.api.shoppingDays.keeping({ params, body: { days } })
    expect(await keeping([0])).toEqual({ frozen: ['beef chuck'], spoils: ['spinach'], add: [6] })
    expect(await keeping([0, 5])).toEqual({ frozen: [], spoils: [], add: [] })
    const notes = ({ items }: ShoppingList) =>
      Object.fromEntries(items.flatMap(({ name, keeping: note }) => (note ? [[name, note]] : [])))
    const [alone] = await shop(ada, plan, [0])
    expect(notes(alone!)).toEqual({
      'beef chuck': 'freeze what’s for Sunday',
      spinach: 'won’t keep until Sunday',
    })
    expect((await shop(ada, plan, [0, 5])).map(notes)).toEqual([{}, {}])
    // what somebody adds is for no day
    await changed(ada, plan, { kind: 'remove', entry: plan.entries[0]!.id })
    const [late] = await shop(ada, plan, [0])
    expect(notes(late!)['beef chuck']).toBe('freeze until Sunday')
    const typed = { params: { id: late!.id }, body: { text: '2 lb beef chuck' } }
    expect(notes(await ada.api.shopping.addItem(typed))['beef chuck']).toBe('freeze what’s for Sunday')
    const { payload } = await ada.send({ url: `/api/shopping-lists/${alone!.id}/file?format=txt` })
    expect(payload).toContain('(freeze what’s for Sunday)')
  })

  test('buys once what is eaten twice, and nothing for leftovers that nothing is cooked for', async () => {
    const ada = await planner(world)
    const recipeId = await cooked(ada)
    const plan = await ada.api.mealPlans.create({ body: { ...week, eaters, recipeIds: [recipeId] } })
    const [once] = grams(await shop(ada, plan, [0]), 'rice')
    const [monday] = plan.entries
    await changed(ada, plan, {
      kind: 'add',
      entry: 'tuesday',
      day: 1,
      meal: 'lunch',
      dish: { kind: 'leftover', cookedAt: monday!.id, eaters: ['bob-bob'] },
    })
    const [more] = grams(await shop(ada, plan, [0, 3]), 'rice')
    expect(more).toBeCloseTo(once! * 1.5)
    await changed(ada, plan, { kind: 'remove', entry: monday!.id })
    expect(await refusal(ada, 'POST', `/${plan.id}/shopping-lists`, { days: [0] })).toEqual([
      '400 invalid_input',
      'There’s nothing to cook in this plan yet.',
    ])
  })

  test('leaves out what is left off every plate', async () => {
    const ada = await planner(world)
    const plan = await ada.api.mealPlans.create({
      body: { ...week, eaters: eaters.slice(0, 2), recipeIds: [await cooked(ada)] },
    })
    const [whole] = grams(await shop(ada, plan, [0]), 'alnut')
    const leaveOff = (...ids: string[]) =>
      world.database.query('update meal_plan_entries set without = $2 where plan_id = $1', [
        plan.id,
        JSON.stringify(ids.map((id) => ({ eater: id, lines: ['30 g walnuts'] }))),
      ])
    await leaveOff('bob-bob')
    const [less] = grams(await shop(ada, plan, [0]), 'alnut')
    expect(less! / whole!).toBeCloseTo(1 / 3, 1)
    await leaveOff('bob-bob', 'ada-ada')
    expect(grams(await shop(ada, plan, [0]), 'alnut')).toEqual([0])
  })

  test('is refused in words on no day, and on days that the plan does not have', async () => {
    const ada = await planner(world)
    const plan = await ada.api.mealPlans.create({ body: { ...week, recipeIds: [await cooked(ada)] } })
    const sentence = async (days: number[]) => (await refusal(ada, 'POST', `/${plan.id}/shopping-lists`, { days }))[1]
    expect(await sentence([])).toContain('Please choose at least one shopping day.')
    expect(await sentence([1, 1])).toContain('Please name each day only once.')
    expect(await sentence([0, 7])).toBe(
      'One of your shopping days is after the end of the plan. Please choose days within it.',
    )
    expect(await ada.api.shopping.list({})).toEqual([])
  })

  test('buys nothing for days that are over', async () => {
    const ada = await planner(world)
    const recipeId = await cooked(ada)
    const plan = await ada.api.mealPlans.create({ body: { ...week, recipeIds: [recipeId, recipeId] } })
    const params = { id: plan.id }
    const riceOn = async (date?: string) => grams(await shop(ada, plan, [1], date), 'rice')[0]!
    const whole = await riceOn()
    expect(await riceOn('2026-11-21')).toBe(whole)
    expect(await riceOn('2026-11-24')).toBeCloseTo(whole / 2)
    const on = (date: string) => refusal(ada, 'POST', `/${plan.id}/shopping-lists`, { days: [2], date })
    expect(await on('2026-11-25')).toEqual(['400 invalid_input', 'There’s nothing left to cook in this plan.'])
    expect(await on('2026-11-30')).toEqual([
      '400 invalid_input',
      'This plan is over. Choose “Use again starting…” first, then shop for the copy.',
    ])
    await ada.api.mealPlans.update({ params, body: { repeats: 1 } })
    expect(await riceOn('2026-11-30')).toBe(whole)
    await ada.api.mealPlans.update({ params, body: { isTemplate: true } })
    expect(await riceOn('2027-11-30')).toBe(whole)
  })

  test('is for the time of a plan that is not over', async () => {
    const ada = await planner(world)
    const plan = await ada.api.mealPlans.create({ body: { ...week, recipeIds: [await cooked(ada)] } })
    await ada.api.mealPlans.update({
      params: { id: plan.id },
      body: { startDate: '2026-11-02', endDate: '2026-11-08', repeats: 5 },
    })
    const [list] = await shop(ada, plan, [0])
    expect(list!.title).toBe('Monday, November 16')
  })
})

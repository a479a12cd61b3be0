import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Cook } from '#server/test-world/browser.ts'
import { changed, planner, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())
beforeEach(() => {
  // a Wednesday
  world.clock.now = new Date('2026-11-25T12:00:00Z')
})

const stew = {
  title: 'Bean stew',
  servings: 4,
  ingredients: ['400 g dried white beans', '2 onions', '2 tbsp olive oil'],
  instructions: ['Soak the beans for 8 hours.', 'Drain the beans, add the onions and simmer for 1 hour.'],
}
const startOn = (ada: Cook, date: string) => ada.api.mealPlans.aheadOn({ query: { date } })

/** A week with the stew for lunch of its first day and for dinner of the fourth. */
async function twoStews() {
  const ada = await planner(world)
  const { id: recipeId } = await ada.api.recipes.create({ body: stew })
  const plan = await ada.api.mealPlans.create({ body: week })
  const dish = { kind: 'recipe' as const, recipeId }
  await changed(
    ada,
    plan,
    { kind: 'add', entry: 'monday', day: 0, meal: 'lunch', dish },
    { kind: 'add', entry: 'thursday', day: 3, meal: 'dinner', dish },
  )
  const soak = { recipeId, title: 'Bean stew', words: 'Soak the beans for 8 hours' }
  return { ada, plan, soak }
}

test('a plan says on which day and when to soak the beans, also the evening before its first day', async () => {
  const { ada, plan, soak } = await twoStews()
  const ahead = await ada.api.mealPlans.ahead({ params: { id: plan.id } })
  expect(ahead).toEqual([
    { ...soak, entry: 'monday', day: -1, at: '21:00', meal: 'lunch', inDays: 1 },
    { ...soak, entry: 'thursday', day: 3, at: expect.stringMatching(/^0[6-9]:/), meal: 'dinner', inDays: 0 },
  ])
  // the phone’s calendar has the same
  const path = (await ada.api.mealPlans.openFeed({ body: {} })).path!
  const feed = (await ada.send({ url: path })).payload
  expect(feed).toContain('DTSTART:20261122T210000')
  expect(feed).toContain(`DTSTART:20261126T${ahead[1]!.at.replace(':', '')}00`)
})

test('a day says what to start for itself and for later days, once', async () => {
  const { ada, soak } = await twoStews()
  expect(await startOn(ada, '2026-11-23')).toEqual([])
  expect(await startOn(ada, '2026-11-26')).toEqual([expect.objectContaining({ ...soak, entry: 'thursday', inDays: 0 })])
  expect(await startOn(ada, '2026-11-25')).toEqual([])
  // for tomorrow’s lunch
  expect(await startOn(ada, '2026-11-22')).toEqual([
    { ...soak, entry: 'monday', day: -1, at: '21:00', meal: 'lunch', inDays: 1 },
  ])
})

test('nothing is started for what was cooked already, nor by others', async () => {
  const { ada, plan } = await twoStews()
  const { recipes } = await ada.api.mealPlans.get({ params: { id: plan.id } })
  await ada.api.cooked.note({
    body: {
      recipeId: recipes[0]!.id,
      servings: 4,
      cookedOn: '2026-11-25',
      planned: { plan: plan.id, entry: 'thursday' },
    },
  })
  expect((await ada.api.mealPlans.ahead({ params: { id: plan.id } })).map(({ entry }) => entry)).toEqual(['monday'])
  const bob = await planner(world)
  expect(await startOn(bob, '2026-11-26')).toEqual([])
})

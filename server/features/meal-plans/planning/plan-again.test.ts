import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MealPlanEvent, MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { GeneratePlanForm } from '#contract/planning/plan-wish.ts'
import { changed, planner, refusal } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

/** Dinners of four days, for one. */
const dinners: GeneratePlanForm = {
  startDate: '2026-11-23',
  endDate: '2026-11-26',
  seconds: 1,
  eaters: [{ id: 'eater-ada', name: 'Ada' }],
  rules: { meals: [{ meal: 'dinner', at: '18:30' }], sameDinner: 4, minutes: Array.from({ length: 7 }, () => null) },
}
const before = ({ entries }: MealPlanWithMeals, day: number) => entries.filter((entry) => entry.day < day)

test('planned again in its middle, a plan keeps the days before today, and what is proved is said of the others', async () => {
  const ada = await planner(world)
  const first = await ada.api.mealPlans.generate({ body: dinners })
  const [monday, tuesday] = first.entries
  const rest = { kind: 'leftover' as const, cookedAt: tuesday!.id }
  const plan = await changed(
    ada,
    first,
    { kind: 'remove', entry: monday!.id },
    { kind: 'add', entry: 'rest-of-it', day: 2, meal: 'dinner', dish: rest },
    ...first.entries.filter(({ day }) => day === 2).map(({ id }) => ({ kind: 'remove' as const, entry: id })),
  )
  const again = await ada.api.mealPlans.generate({ body: { ...dinners, planId: plan.id, date: '2026-11-25' } })
  expect(before(again, 2)).toEqual(before(plan, 2))
  expect(again.entries.filter(({ day }) => day === 0)).toEqual([])
  // it was cooked on Tuesday
  expect(again.entries.filter(({ day }) => day === 2)).toMatchObject([{ id: 'rest-of-it', cookedAt: tuesday!.id }])
  expect(again.entries.filter(({ day }) => day === 3)).toMatchObject([{ kind: 'recipe' }])
  expect(again.proof).toMatchObject({ from: 2, sentence: expect.stringContaining('Days 1 to 2 stay as they were') })
  expect(again.totals.cost).toBeCloseTo(again.proof!.cost, 2)
  const { prices } = await ada.api.mealPlans.prices({ params: { id: plan.id }, body: {} })
  expect(prices!.rules.length).toBeGreaterThan(0)
  for (const { saves, savesAtMost } of prices!.rules) expect(savesAtMost ?? saves).toBeGreaterThanOrEqual(saves - 0.02)

  // before it begins all of it is planned
  const ahead = await ada.api.mealPlans.generate({ body: { ...dinners, planId: plan.id, date: '2026-11-22' } })
  expect(new Set(ahead.entries.map(({ day }) => day))).toEqual(new Set([0, 1, 2, 3]))
  expect(ahead.proof!.from).toBeUndefined()
})

test('a plan that is over is not planned again, and a template has no day that is over', async () => {
  const ada = await planner(world)
  const plan = await ada.api.mealPlans.generate({ body: dinners })
  const late = { ...dinners, planId: plan.id, date: '2026-11-27' }
  expect(await refusal(ada, 'POST', '/generate', late)).toEqual([
    '400 invalid_input',
    'This plan is over. Choose “Use again starting…” first, then plan the copy.',
  ])
  expect((await ada.api.mealPlans.get({ params: { id: plan.id } })).entries).toEqual(plan.entries)
  await ada.api.mealPlans.update({ params: { id: plan.id }, body: { isTemplate: true } })
  const again = await ada.api.mealPlans.generate({ body: late })
  expect(again.entries.map(({ day }) => day)).toEqual([0, 1, 2, 3])
  // of one that comes again, its next time
  await ada.api.mealPlans.update({ params: { id: plan.id }, body: { isTemplate: false, repeats: 1 } })
  const next = await ada.api.mealPlans.generate({ body: { ...late, date: '2026-12-01' } })
  expect(before(next, 1)).toEqual(before(again, 1))
})

test('planned again as it stands, a plan is gone on from, and never gets worse', async () => {
  const ada = await planner(world)
  const three = (['breakfast', 'lunch', 'dinner'] as const).map((meal) => ({ meal, at: '12:00' }))
  const plan = await ada.api.mealPlans.generate({ body: { ...dinners, rules: { ...dinners.rules, meals: three } } })
  const proof = plan.proof!
  const { id, title, startDate, endDate, eaters, rules } = plan
  const response = await ada.send({
    method: 'POST',
    url: '/api/meal-plans/generate',
    headers: { accept: 'text/event-stream' },
    payload: { planId: id, title, startDate, endDate, eaters, rules, date: startDate, seconds: 1 },
  })
  const events = response.payload
    .split('\n')
    .flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6)) as MealPlanEvent] : []))
  // what stands is the first that is told
  expect(events.find(({ type }) => type === 'better')).toMatchObject({ cost: proof.cost })
  const again = events.find((event) => event.type === 'done')!.result.proof!
  expect(again.cost + again.points).toBeLessThanOrEqual(proof.cost + proof.points + 0.005)
})

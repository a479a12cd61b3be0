import { afterAll, beforeAll, expect, test } from 'vitest'
import { planner, refusal, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const anyTime = Array.from({ length: 7 }, () => null)

test('a plan of more than a week keeps its budget in each of them, or says how much a week would be enough', async () => {
  const ada = await planner(world)
  const rules = { meals: [{ meal: 'dinner' as const, at: '18:30', weekdays: [0] }], sameDinner: 3, minutes: anyTime }
  const eaters = [{ id: 'eater-ada', name: 'Ada' }]
  const body = { startDate: '2026-11-23', endDate: '2026-12-02', seconds: 20, eaters }
  const response = await ada.send({
    method: 'POST',
    url: '/api/meal-plans/generate',
    payload: { ...body, rules: { ...rules, budget: 1 } },
  })
  const { ways } = response.json<{ ways: { words: string[]; wouldDo: string }[] }>()
  expect(ways[0]!.words).toEqual(['a budget of $1.00 a week'])
  expect(ways[0]!.wouldDo).toMatch(/^\$\d+\.\d\d a week$/)
  const budget = Number(/[\d.]+/.exec(ways[0]!.wouldDo)![0])
  const { totals } = await ada.api.mealPlans.generate({ body: { ...body, rules: { ...rules, budget } } })
  expect(totals.weeks.map(({ days }) => days)).toEqual([7, 3])
  for (const { days, cost } of totals.weeks) expect(cost).toBeLessThanOrEqual((budget * days) / 7 + 0.01)
  expect(totals.weeks.reduce((sum, { cost }) => sum + cost, totals.spoiled)).toBeCloseTo(totals.cost, 1)
})

test('a plan keeps whether the targets of somebody hold each day or over the week, and takes nothing else', async () => {
  const ada = await planner(world)
  const eater = {
    id: 'ada-ada',
    name: 'Ada',
    targets: [{ nutrient: 'protein' as const, per: 'day' as const, least: 60 }],
  }
  const made = (targetsOver?: 'day' | 'week') =>
    ada.api.mealPlans.create({
      body: { ...week, recipeIds: [], eaters: [{ ...eater, ...(targetsOver && { targetsOver }) }] },
    })
  const over = async (id: number) => (await ada.api.mealPlans.get({ params: { id } })).eaters[0]!.targetsOver
  expect(await over((await made('week')).id)).toBe('week')
  // left out it is each day
  const { id } = await made()
  expect(await over(id)).toBeUndefined()
  await ada.api.mealPlans.update({ params: { id }, body: { eaters: [{ ...eater, targetsOver: 'week' }] } })
  expect(await over(id)).toBe('week')
  const wrong = await refusal(ada, 'PATCH', `/${id}`, { eaters: [{ ...eater, targetsOver: 'month' }] })
  expect(wrong[0]).toBe('400 invalid_input')
})

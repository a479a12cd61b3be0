import { afterAll, beforeAll, expect, test } from 'vitest'
import { planner, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

test('a plan of next week leaves this one active, and one of days that are over does not', async () => {
  world.clock.now = new Date('2026-11-25T12:00:00Z')
  const ada = await planner(world)
  const planFrom = (startDate: string, endDate: string, more = {}) =>
    ada.api.mealPlans.create({ body: { title: startDate, startDate, endDate, ...more } })
  const active = async () => (await ada.api.mealPlans.list({})).find(({ isActive }) => isActive)?.title
  await planFrom('2026-11-16', '2026-11-22')
  await ada.api.mealPlans.create({ body: week })
  expect(await active()).toBe('Our week')
  const made = await ada.api.mealPlans.generate({
    body: {
      startDate: '2026-11-30',
      endDate: '2026-11-30',
      eaters: [{ id: 'eater-ada', name: 'Ada' }],
      rules: { meals: [{ meal: 'dinner', at: '18:30' }] },
      seconds: 1,
    },
  })
  expect([made.isActive, await active()]).toEqual([false, 'Our week'])
  await planFrom('2026-12-07', '2026-12-13')
  expect(await active()).toBe('Our week')
  // this very day, and said so
  await planFrom('2026-11-25', '2026-11-27')
  expect(await active()).toBe('2026-11-25')
  await planFrom('2026-12-14', '2026-12-20', { isActive: true })
  expect(await active()).toBe('2026-12-14')
  await planFrom('2026-11-30', '2026-12-06')
  expect(await active()).toBe('2026-11-30')
})

import { afterAll, expect, test } from 'vitest'
import type { AppError } from '#contract/errors.ts'
import { openWeekPlanner } from '#server/kitchen/week-planner.ts'
import { smallWeek } from '../../bench/plans/small-weeks.ts'

const planner = openWeekPlanner()
afterAll(() => planner.close())
const effort = { seconds: 10, gap: 0, seed: 1 }
const { wish, dishes } = smallWeek(1)

test('a week is planned in another thread, and every plan that is told is better than the one before', async () => {
  const told: number[] = []
  const answer = await planner.ask('plan', [wish, dishes, effort], { onBetter: (_, { cost }) => told.push(cost) })
  expect(['planned', 'impossible']).toContain(answer.kind)
  expect(told).toEqual([...told].sort((one, other) => other - one))
})

test('what is taken back ends at once, and the next one is planned by a fresh thread', async () => {
  const left = new AbortController()
  const asked = planner.ask('plan', [wish, dishes, effort], { signal: left.signal }).then(
    () => 'done',
    (error: AppError) => error.code,
  )
  await Promise.resolve()
  left.abort()
  expect(await asked).toBe('cancelled')
  expect((await planner.ask('plan', [wish, dishes, effort])).kind).toBeDefined()
})

test('what fails, fails with its own words', async () => {
  await expect(planner.ask('plan', [undefined as never, dishes, effort])).rejects.toThrow(TypeError)
})

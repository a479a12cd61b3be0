import { EventEmitter } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { AppError } from '#contract/errors.ts'
import { foods } from '#domain/food/foods.ts'
import { noKitchenData } from '#domain/food/kitchen-data.ts'
import { hasSetPrice } from '#domain/food/prices/set-price.ts'
import { emptyWeekPlan } from '#domain/plan/week/week-plan.ts'
import { openWeekPlanner } from '#server/kitchen/week-planner.ts'
import { dyingPlanner, dyingThread } from '#server/test-world/dying-planner.ts'
import { noneBehind, threadsBehind } from '#server/test-world/threads-behind.ts'
import { smallWeek } from '../../bench/plans/small-weeks.ts'

const planner = openWeekPlanner()
afterAll(() => planner.close())
const effort = { seconds: 10, gap: 0, seed: 1 }
const { wish, dishes } = smallWeek(3)
const given = [wish, dishes, effort] as Parameters<typeof planner.ask<'plan'>>[1]

test('a week is planned in another thread, and every plan that is told is as good as the one before or better', async () => {
  const told: number[] = []
  const answer = await planner.ask('plan', given, { onBetter: (_, { cost }) => told.push(cost) })
  expect(answer.kind).toBe('planned')
  expect(told.length).toBeGreaterThan(0)
  expect(told).toEqual([...told].sort((one, other) => other - one))
})

test('both threads come after the server’s own', async ({ skip }) => {
  skip(noneBehind() !== undefined, noneBehind())
  const before = threadsBehind()
  const other = openWeekPlanner({ deadlineMs: 600_000, swapDeadlineMs: 600_000 })
  await other.ask('plan', given)
  await other.ask('swap', [wish, dishes, { slot: 0, but: [] }, effort])
  expect(threadsBehind().filter((id) => !before.includes(id))).toHaveLength(2)
  await other.close()
})

test('a plan goes by what administrators have set, and again by the table once that is taken back', async () => {
  const costNow = async () => {
    let least = 0
    await planner.ask('plan', given, { onBetter: (_, { cost }) => (least = cost) })
    return least
  }
  const before = await costNow()
  const prices = [...foods.values()].filter(hasSetPrice).map(({ id, tablePrice: { usd } }) => ({
    food: id,
    set: { usd: usd * 3, since: '2026-11', months: [], source: 'a receipt' },
  }))
  planner.take({ ...noKitchenData, edition: 1, prices })
  // dishes of a small week bring figures of their own, what spoils has the price of its food
  expect(await costNow()).not.toBe(before)
  planner.take(noKitchenData)
  expect(await costNow()).toBe(before)
})

test('what is taken back ends at once, and the next one is planned by a fresh thread', async () => {
  const left = new AbortController()
  const asked = endOf(planner.ask('plan', given, { signal: left.signal }))
  await Promise.resolve()
  left.abort()
  expect(await asked).toBe('cancelled')
  expect((await planner.ask('plan', given)).kind).toBeDefined()
})

test('what fails, fails with its own words, and takes its thread along', async () => {
  await expect(planner.ask('plan', [undefined as never, dishes, effort])).rejects.toThrow(TypeError)
  expect((await planner.ask('plan', given)).kind).toBeDefined()
})

describe('who comes second', () => {
  /** A thread that never gives its first task back. */
  const busy = dyingPlanner('hang', { mostWaiting: 3, mostWaitingOfOne: 2 })
  const asked: AbortController[] = []
  afterEach(() => {
    for (const each of asked.splice(0)) each.abort()
  })
  afterAll(() => busy.close())

  function ask(owner: string) {
    const left = new AbortController()
    asked.push(left)
    const heard: number[] = []
    const end = endOf(busy.ask('plan', given, { owner, signal: left.signal, onWaiting: (ahead) => heard.push(ahead) }))
    return { heard, end, left }
  }

  test('is told how many come first, and each time that it changes', async () => {
    const [ada, ben, cleo] = [ask('ada'), ask('ben'), ask('cleo')]
    expect([ada.heard, ben.heard, cleo.heard]).toEqual([[], [1], [2]])
    ada.left.abort()
    expect(await ada.end).toBe('cancelled')
    await expect
      .poll(() => [ben.heard, cleo.heard])
      .toEqual([
        [1, 0],
        [2, 1],
      ])
  })
  test('may leave at once, and leaves no gap', async () => {
    const [, ben, cleo] = [ask('ada'), ask('ben'), ask('cleo')]
    ben.left.abort()
    expect(await ben.end).toBe('cancelled')
    expect(cleo.heard).toEqual([2, 1])
  })
  test('does not wait for all that somebody else has asked for', () => {
    const [, , second, ben] = [ask('ada'), ask('ada'), ask('ada'), ask('ben')]
    expect([second.heard, ben.heard]).toEqual([[2, 3], [2]])
  })
  test('does not keep a swap waiting', async () => {
    const real = () => new Worker(new URL('./week-thread.ts', import.meta.url))
    let started = 0
    const both = openWeekPlanner({ startThread: () => (started++ === 0 ? dyingThread('hang') : real()) })
    const left = new AbortController()
    const plan = endOf(both.ask('plan', given, { signal: left.signal }))
    const heard: number[] = []
    const swap = both.ask('swap', [wish, dishes, { slot: 0, but: [] }, effort], {
      onWaiting: (ahead) => heard.push(ahead),
    })
    expect(await endOf(swap)).toBe('done')
    expect(heard).toEqual([])
    left.abort()
    expect(await plan).toBe('cancelled')
    await both.close()
  })
  test('is refused where too many wait, or too many of their own', async () => {
    const [, , , third, , , fourth] = ['ada', 'ada', 'ada', 'ada', 'ben', 'cleo', 'dora'].map(ask)
    expect(await third!.end).toBe('busy')
    expect(await fourth!.end).toBe('busy')
  })
  test('is let in where another has more waiting, whose last one makes room', async () => {
    const [, , second, , cleo] = ['ada', 'ada', 'ada', 'ben', 'cleo'].map(ask)
    expect(await second!.end).toBe('busy')
    expect(cleo!.heard).toEqual([3])
  })
})

test('what a thread told before it broke is heard, though its error may come first', async () => {
  const thread = Object.assign(new EventEmitter(), {
    unref() {},
    terminate: () => Promise.resolve(1),
    postMessage() {
      thread.emit('error', new Error('The thread broke.'))
      thread.emit('message', { kind: 'better', plan: emptyWeekPlan, worth: { cost: 1, bound: null, gap: null } })
      thread.emit('exit', 1)
    },
  })
  const breaks = openWeekPlanner({ startThread: () => thread as unknown as Worker })
  let told = 0
  expect(await endOf(breaks.ask('plan', given, { onBetter: () => (told += 1) }))).toBe('unavailable')
  expect(told).toBe(1)
})

test.each([
  ['leaves', 'exit', 'unavailable'],
  ['breaks', 'throw', 'unavailable'],
  ['fails', 'fail', 'The solver failed.'],
] as const)(
  'a thread that %s after its first plan ends the task, and what waits behind it begins',
  async (_, how, code) => {
    const dies = dyingPlanner(how)
    const told = [0, 0]
    const ends = await Promise.all(
      told.map((_, at) => endOf(dies.ask('plan', given, { onBetter: () => (told[at]! += 1) }))),
    )
    await dies.close()
    expect(ends).toEqual([code, code])
    expect(Math.min(...told)).toBeGreaterThan(0)
  },
)

function endOf(answer: Promise<unknown>): Promise<string> {
  return answer.then(
    () => 'done',
    (error: AppError) => error.code ?? error.message,
  )
}

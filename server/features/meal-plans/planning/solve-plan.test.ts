import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { MealPlanEvent } from '#contract/planning/plan-view.ts'
import { chanceFrom } from '#domain/chance.ts'
import { planWeek } from '#domain/plan/week/plan-week.ts'
import type { WeekAnswer } from '#domain/plan/week/week-plan.ts'
import { solvePlan } from '#server/features/meal-plans/planning/solve-plan.ts'
import { openHighs } from '#server/kitchen/highs.ts'
import type { Hearing } from '#server/kitchen/week-line.ts'
import { openWeekPlanner, type WeekPlanner } from '#server/kitchen/week-planner.ts'
import { openLog } from '#server/log.ts'
import { dyingPlanner, dyingThread } from '#server/test-world/dying-planner.ts'
import { planner } from '#server/test-world/planning.ts'
import { startApp } from '#server/test-world/start-app.ts'
import { testKitchen } from '#server/test-world/test-kitchen.ts'
import { smallWeek } from '../../../../bench/plans/small-weeks.ts'

const { wish: week, dishes } = smallWeek(3)
const eaters = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({
  id: `eater-${name}`,
  name,
  diet: null,
  allergies: [],
  dislikes: '',
  portion: 1,
  targets: [],
}))

function solved(weekPlanner: WeekPlanner, owner: string, signal = new AbortController().signal) {
  const events: MealPlanEvent[] = []
  const context = { weekPlanner, kitchen: testKitchen().for(owner, signal), log: openLog('silent') }
  const order = {
    week,
    dishes,
    household: { startDate: '2026-11-23', eaters, meals: [] },
    profiles: [],
    basis: '',
    composed: new Map(),
  }
  const tell = (event: MealPlanEvent) => void events.push(event)
  return { events, planned: solvePlan(context, order, { owner, seconds: 5, without: [], signal, tell }) }
}

test.each(['exit', 'throw', 'fail', 'hang'] as const)(
  'of a planner that ends by %s the best plan so far is answered, and says so',
  async (how) => {
    const weekPlanner = dyingPlanner(how, { deadlineMs: how === 'hang' ? 8000 : 180_000 })
    const { events, planned } = solved(weekPlanner, 'ada')
    const { plan, proof } = await planned
    await weekPlanner.close()
    const better = events.findLast(({ type }) => type === 'better')
    expect(better).toMatchObject({ cost: plan.cents / 100 })
    expect(plan.meals).toHaveLength(week.slots.length)
    expect(proof).toMatchObject({
      ended: 'failed',
      cost: plan.cents / 100,
      sentence: 'The planner stopped early. This is the best plan it had found by then.',
    })
  },
)

test('a planner that ends without a plan says so in a sentence', async () => {
  const weekPlanner = openWeekPlanner({ startThread: () => new Worker('process.exit(1)', { eval: true }) })
  await expect(solved(weekPlanner, 'ada').planned).rejects.toMatchObject({ code: 'unavailable' })
})

test('whoever comes second is told so, has a plan by hand meanwhile, and the best one in their turn', async () => {
  let started = 0
  const real = () => new Worker(new URL('../../../kitchen/week-thread.ts', import.meta.url))
  const weekPlanner = openWeekPlanner({ startThread: () => (started++ === 0 ? dyingThread('hang') : real()) })
  const first = new AbortController()
  const ada = solved(weekPlanner, 'ada', first.signal)
  ada.planned.catch(() => undefined)
  const ben = solved(weekPlanner, 'ben')
  const cleo = solved(weekPlanner, 'cleo')
  await expect.poll(() => kinds(ben.events)).toEqual(['progress', 'better'])
  expect(ben.events[0]).toEqual({
    type: 'progress',
    message: 'Waiting for another plan to finish. Yours is next',
  })
  expect(ben.events[1]).toMatchObject({ gap: null })
  expect(cleo.events[0]).toMatchObject({ message: 'Waiting for 2 other plans to finish. Yours is next after that' })
  first.abort()
  await expect(ada.planned).rejects.toMatchObject({ code: 'cancelled' })
  const [second, third] = await Promise.all([ben.planned, cleo.planned])
  await weekPlanner.close()
  for (const { proof } of [second, third]) expect(proof.ended).toBe('proved')
  const messages = (events: readonly MealPlanEvent[]) =>
    events.flatMap((event) => (event.type === 'progress' ? [event.message] : []))
  expect(messages(ben.events).at(-1)).toBe(`Choosing among ${dishes.length} dishes`)
  expect(messages(cleo.events)).toEqual([
    'Waiting for 2 other plans to finish. Yours is next after that',
    'Waiting for another plan to finish. Yours is next',
    `Choosing among ${dishes.length} dishes`,
  ])
  const costs = ben.events.flatMap((event) => (event.type === 'better' ? [event.cost] : []))
  expect(second.plan.cents / 100).toBeLessThanOrEqual(costs[0]!)
})

/** A planner that is waited for until there is a plan by hand, and then answers. */
function solvedAfterWaiting(answer: WeekAnswer) {
  const ask = async (_name: string, _given: unknown, hearing: Hearing) => {
    hearing.onWaiting?.(1)
    await expect.poll(() => kinds(run.events), { timeout: 20_000 }).toContain('better')
    return answer
  }
  const run = solved({ ask: ask as WeekPlanner['ask'], close: async () => undefined }, 'ada')
  return run
}

test('where the planner finds no plan in time, the one by hand is answered, and says so', async () => {
  const found = { dishes: dishes.length, choices: 9, columns: 10, rows: 8, seconds: 5, sentence: 'None.', rules: [] }
  const { events, planned } = solvedAfterWaiting({ kind: 'undecided', proof: found })
  const { plan, proof } = await planned
  expect(events.at(-1)).toMatchObject({ type: 'better', cost: plan.cents / 100 })
  const sentence = 'The full search found nothing better in time, so this is the first plan we made.'
  expect(proof).toMatchObject({ ended: 'failed', choices: 9, gap: null, bound: null, sentence })
})

test('where the planner’s own plan is worse than the one by hand, that one is answered, as good as is proved', async () => {
  const answer = planWeek(week, dishes, {
    solve: await openHighs(),
    chance: chanceFrom(1),
    now: () => performance.now(),
    seconds: 5,
    gap: 0,
  })
  if (answer.kind !== 'planned') throw new Error('there is a plan')
  const { plan: best, worth } = answer
  const plan = { ...best, cents: best.cents + 5000 }
  const worse = { cost: worth.cost + 5000, bound: worth.bound! - 100, gap: 0.9 }
  const { events, planned } = solvedAfterWaiting({ ...answer, plan, worth: worse })
  const { plan: byHand, proof } = await planned
  expect(events.at(-1)).toMatchObject({ type: 'better', cost: byHand.cents / 100 })
  expect(byHand.cents).toBeLessThan(plan.cents)
  const sentence = 'The full search found nothing better in time, so this is the first plan we made.'
  expect(proof).toMatchObject({ ended: 'time', bound: Math.floor(worse.bound) / 100, sentence })
  expect(proof.gap).toBeLessThan(0.9)
})

test('a plan whose planner died is kept like any other, with what is known of it', async () => {
  const world = await startApp({}, { weekPlanner: dyingPlanner('exit') })
  const ada = await planner(world)
  const plan = await ada.api.mealPlans.generate({
    body: {
      startDate: '2026-11-23',
      endDate: '2026-11-24',
      seconds: 1,
      eaters: [{ id: 'eater-ada', name: 'Ada' }],
      rules: { meals: [{ meal: 'dinner', at: '18:30', weekdays: [0, 1, 2, 3, 4, 5, 6] }], sameDinner: 2 },
    },
  })
  expect(plan.entries.filter(({ kind }) => kind === 'recipe').length).toBeGreaterThan(0)
  expect(plan.proof).toMatchObject({ ended: 'failed', gap: null, bound: null })
  expect(await ada.api.mealPlans.get({ params: { id: plan.id } })).toEqual(plan)
  await world.close()
})

function kinds(events: readonly MealPlanEvent[]): string[] {
  return events.map(({ type }) => type)
}

import { expect, test } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { planWeek } from '#domain/plan/week/plan-week.ts'
import { budgetFrontier, ruleCosts } from '#domain/plan/week/rule-costs.ts'
import { greedyPlan } from '#domain/plan/week/search/greedy.ts'
import { weekProgram } from '#domain/plan/week/search/week-program.ts'
import { lockedBut, swapMeal } from '#domain/plan/week/swap-meal.ts'
import type { WeekWish } from '#domain/plan/week/week.ts'
import type { WeekPlan } from '#domain/plan/week/week-plan.ts'
import { openHighs } from '#server/kitchen/highs.ts'
import { laidOf } from '../../../bench/plans/laid.ts'
import { allLiked, leastOfAll, letGo, smallWeek } from '../../../bench/plans/small-weeks.ts'
import { checkWeek } from '../../../bench/plans/week-checker.ts'

const solve = await openHighs()
const options = (seed: number) => ({
  solve,
  chance: chanceFrom(seed),
  now: () => performance.now(),
  seconds: 20,
  gap: 0,
})
const seeds = Array.from({ length: 20 }, (_, seed) => seed)
const small = seeds.map((seed) => ({ seed, ...smallWeek(seed) }))
const answers = small.map(({ seed, wish, dishes }) => ({
  seed,
  wish,
  dishes,
  answer: planWeek(wish, dishes, options(seed)),
}))
const planned = answers.flatMap(({ answer, ...rest }) => (answer.kind === 'planned' ? [{ ...rest, ...answer }] : []))
const impossible = answers.flatMap(({ answer, ...rest }) =>
  answer.kind === 'impossible' ? [{ ...rest, ...answer }] : [],
)

test('small weeks are planned or shown to be impossible, some of each', () => {
  expect(planned.length + impossible.length).toBe(small.length)
  expect(planned.length).toBeGreaterThan(5)
  expect(impossible.length).toBeGreaterThan(5)
})

test('the first plan that keeps the rules is told while better ones are looked for', () => {
  const told: number[] = []
  let checks = 0
  for (const { wish, dishes } of planned) {
    const week = weekProgram(wish, dishes)
    const found = greedyPlan(week, {
      chance: chanceFrom(1),
      tries: 4000,
      isOver: () => false,
      passed: () => {
        checks += 1
        return 0
      },
      onFirst: ({ isSound }) => {
        expect(isSound).toBe(true)
        told.push(checks)
      },
    })
    expect(told.length > 0 || !found?.isSound).toBe(true)
  }
  expect(told.length).toBeGreaterThan(0)
  expect(told.length).toBeLessThanOrEqual(planned.length)
  expect(Math.min(...told)).toBeLessThan(checks)
})

test.each(planned)(
  'week $seed keeps every rule, and of all ways to fill it none costs less',
  ({ wish, dishes, plan, worth }) => {
    const { broken, cents, points, days } = checkWeek(wish, dishes, laidOf(plan))
    expect(broken).toEqual([])
    expect(Math.abs(plan.cents - cents)).toBeLessThanOrEqual(0.5)
    expect(plan.points).toBe(points)
    expect(plan.days.flat().map((day) => day.calories)).toEqual(
      days.flat().map((day) => expect.closeTo(day['calories'] ?? 0, 6)),
    )
    expect(plan.parts.used - plan.parts.fromHome + plan.parts.spoiled).toBe(plan.cents)
    expect(Math.abs(worth.cost - leastOfAll({ wish, dishes })!)).toBeLessThan(0.51)
  },
)

test.each(impossible)(
  'week $seed cannot be filled, and each set of rules named is enough to let go and not too much',
  ({ wish, dishes, relax }) => {
    expect(leastOfAll({ wish, dishes })).toBe(undefined)
    for (const { rules, plan, wouldDo } of relax) {
      const eased = { wish: letGo(wish, rules), dishes: allLiked(dishes, rules) }
      expect(leastOfAll(eased)).toBeDefined()
      for (const spared of rules) {
        const rest = rules.filter((rule) => rule !== spared)
        expect(leastOfAll({ wish: letGo(wish, rest), dishes: allLiked(dishes, rest) })).toBe(undefined)
      }
      expect(checkWeek(eased.wish, eased.dishes, laidOf(plan)).broken).toEqual([])
      expect(rules.join() === 'budget' ? plan.cents : 0).toBeLessThanOrEqual(wouldDo ?? 0)
    }
  },
)

test('of a meal for which nothing is ready in time, the minutes are named in which something is', () => {
  let named = 0
  for (const { seed, wish, dishes } of planned)
    for (const [place, slot] of wish.slots.entries()) {
      if (slot.isOut || slot.locked || slot.mayBeLeftover) continue
      const within = (minutes: number) => ({ ...wish, slots: wish.slots.with(place, { ...slot, minutes }) })
      const answer = planWeek(within(1), dishes, options(seed))
      if (answer.kind !== 'impossible') throw new Error('nothing is ready in a minute')
      const way = answer.relax.find(({ rules }) => rules.join() === `minutes:${place}`)!
      const minutes = way.wouldDo!
      expect(minutes).toBeGreaterThan(1)
      expect(checkWeek(within(minutes), dishes, laidOf(way.plan)).broken).toEqual([])
      for (const shorter of dishes.map((dish) => dish.minutes).filter((time) => time < minutes))
        expect(leastOfAll({ wish: within(shorter), dishes })).toBe(undefined)
      named += 1
    }
  expect(named).toBeGreaterThan(5)
})

test('what a figure would have to be is asked without what was let go before', () => {
  const { seed, wish, dishes } = planned[0]!
  // nobody can eat so much fish, nor for a cent
  const rules = { ...wish.rules, times: [{ trait: 'fish', least: 50 }] }
  const answer = planWeek({ ...wish, budget: 1, rules }, dishes, { ...options(seed), without: new Set(['times:0']) })
  expect(answer).toMatchObject({ kind: 'impossible', relax: [{ rules: ['budget'], wouldDo: expect.any(Number) }] })
})

test.each(planned.slice(0, 8))('one meal of week $seed is another, all others stay', ({ seed, wish, dishes, plan }) => {
  for (const { slot, dishes: served } of plan.meals) {
    if (served.length === 0) continue
    const but = served.map(({ dish }) => dish)
    const locked = lockedBut(wish, plan, slot)
    const swapped = swapMeal(locked, dishes, { slot, but }, options(seed))
    if (!swapped) continue
    expect(checkWeek(letGo(locked, swapped.letGo), dishes, laidOf(swapped.plan)).broken).toEqual([])
    expect(platesBut(slot, locked, swapped.plan)).toEqual(platesBut(slot, wish, plan))
    expect(swapped.plan.meals[slot]!.dishes.some(({ dish }) => but.includes(dish))).toBe(false)
  }
})

/** What stands on all plates but those of one meal. */
function platesBut(but: number, { slots }: WeekWish, { meals }: WeekPlan): string[] {
  return meals
    .filter(({ slot }) => slot !== but)
    .flatMap(({ slot, dishes }) =>
      dishes.flatMap(({ dish, kind, plates }) =>
        plates.map(({ eater }) => `${slots[slot]!.day} ${slots[slot]!.meal} ${eater}: ${dish} ${kind === 'again'}`),
      ),
    )
    .toSorted()
}

test('no rule costs less than nothing, and more money never makes a plan worse', () => {
  const { seed, wish, dishes, plan, worth } = planned[0]!
  for (const { saves, savesAtMost } of ruleCosts(wish, dishes, { plan, cost: worth.cost }, options(seed))) {
    expect(saves).toBeGreaterThanOrEqual(0)
    expect(savesAtMost!).toBeGreaterThanOrEqual(saves - 0.51)
  }
  const line = budgetFrontier(wish, dishes, [plan.cents - 300, plan.cents, plan.cents + 300], options(seed))
  const costs = line.flatMap((point) => (point.worth ? [point.worth.cost] : []))
  expect(costs).toEqual([...costs].sort((one, other) => other - one))
})

test('a search that goes on from a plan never ends with a worse one, however little time it has', () => {
  for (const { seed, wish, dishes, plan, worth } of planned) {
    const told: number[] = []
    const answer = planWeek(wish, dishes, {
      ...options(seed + 1),
      seconds: 0.001,
      start: plan,
      onBetter: (_, { cost }) => told.push(cost),
    })
    expect(answer).toMatchObject({ kind: 'planned', worth: { cost: expect.closeTo(worth.cost, 6) } })
    // it stands before anything is looked for
    expect(told[0]).toBeCloseTo(worth.cost, 6)
  }
})

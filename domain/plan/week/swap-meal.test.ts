import { expect, test } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { swapMeal } from '#domain/plan/week/swap-meal.ts'
import type { Slot, WeekDish, WeekMeal, WeekWish } from '#domain/plan/week/week.ts'
import type { WeekPlan } from '#domain/plan/week/week-plan.ts'
import { openHighs } from '#server/kitchen/highs.ts'
import { drawnDish } from '../../../bench/plans/small-weeks.ts'

const options = { solve: await openHighs(), seconds: 5, chance: chanceFrom(1), now: () => performance.now() }
const both = [0, 1]

/** A dinner that everyone may have and likes, of nothing that a rule counts. */
function dish(id: string, change: Partial<WeekDish> = {}): WeekDish {
  const plain = { main: id, kinds: {}, traits: [], keepsDays: 0, finishOf: [0, 0], liking: [0, 0], minutes: 20 }
  return { ...drawnDish(id, 2, chanceFrom(1)), meals: ['dinner'], ...plain, ...change }
}

function wishOf(slots: Slot[], change: Partial<WeekWish> = {}): WeekWish {
  return {
    days: 3,
    eaters: ['Ada', 'Mia'].map((name) => ({ name, portion: 1, targets: [] })),
    slots,
    atHome: [],
    rules: { times: [], mainsApart: false, mostOfOneDish: { small: 1, large: 1 } },
    aim: 'cheapest',
    ...change,
  }
}

const free = (day: number, meal: WeekMeal): Slot => ({ day, meal, eaters: both })
const stays = (day: number, meal: WeekMeal, locked: string, lockedFrom?: number): Slot => ({
  ...free(day, meal),
  locked,
  ...(lockedFrom !== undefined && { lockedFrom }),
})
const served = ({ meals }: WeekPlan) =>
  meals.flatMap(({ slot, dishes }) => dishes.map((one) => [slot, one.kind, one.dish, one.plates.length]))

test('meals that are empty stay empty', () => {
  const wish = wishOf([free(0, 'breakfast'), free(0, 'dinner'), free(1, 'dinner'), stays(2, 'dinner', 'dal')])
  const dishes = [dish('dal'), dish('soup'), dish('stew')]
  const swapped = swapMeal(wish, dishes, { slot: 1, but: ['stew'] }, options)
  expect(served(swapped!.plan)).toEqual([
    [1, 'pot', 'soup', 2],
    [3, 'pot', 'dal', 2],
  ])
})

test('what was left of the meal is replaced too', () => {
  const wish = wishOf([free(0, 'dinner'), free(1, 'lunch'), free(1, 'dinner')])
  const dishes = [dish('dal'), dish('wrap', { meals: ['lunch'] })]
  const swapped = swapMeal(wish, dishes, { slot: 0, but: [], freed: [1] }, options)
  expect(served(swapped!.plan)).toEqual([
    [0, 'pot', 'dal', 2],
    [1, 'pot', 'wrap', 2],
  ])
})

test('nothing is cooked beside a dish that stays, whoever may not have it', () => {
  const wish = wishOf([stays(0, 'dinner', 'dal'), free(1, 'dinner'), stays(2, 'dinner', 'ribs')])
  const dishes = [dish('dal', { finishOf: [0, null] }), dish('ribs', { finishOf: [null, null] }), dish('soup')]
  const swapped = swapMeal(wish, [...dishes, dish('stew')], { slot: 1, but: ['stew'] }, options)
  expect(served(swapped!.plan)).toEqual([
    [0, 'pot', 'dal', 1],
    [1, 'pot', 'soup', 2],
  ])
})

test('a pot may be eaten again as often as it stands there', () => {
  const again = [stays(1, 'lunch', 'dal', 0), stays(2, 'lunch', 'dal', 0)]
  const wish = wishOf([stays(0, 'dinner', 'dal'), ...again, free(2, 'dinner')])
  const swapped = swapMeal(wish, [dish('dal'), dish('soup')], { slot: 3, but: [] }, options)
  expect(served(swapped!.plan)).toEqual([
    [0, 'pot', 'dal', 2],
    [1, 'again', 'dal', 2],
    [2, 'again', 'dal', 2],
    [3, 'pot', 'soup', 2],
  ])
})

test('it is told among how many dishes another one was chosen', () => {
  const wish = wishOf([stays(0, 'dinner', 'dal'), { ...free(1, 'lunch'), mayBeLeftover: true, minutes: 30 }])
  const roast = dish('roast', { meals: ['lunch', 'dinner'], minutes: 90, keepsDays: 2 })
  const dishes = [dish('dal', { keepsDays: 2 }), roast, dish('wrap', { meals: ['lunch'] })]
  // the wrap, and what is left of the dal; a roast takes too long, and none is left
  expect(swapMeal(wish, dishes, { slot: 1, but: [] }, options)?.considered).toBe(2)
  expect(swapMeal(wish, dishes, { slot: 1, but: ['wrap'] }, options)?.considered).toBe(1)
})

const costing = (cents: number): Partial<WeekDish> => ({ finishes: [{ ...dish('any').finishes[0]!, cents }] })
const apart = { times: [], mainsApart: true, mostOfOneDish: { small: 1, large: 1 } }

test('a rule that what stays breaks already is let go alone, and not told', () => {
  const wish = wishOf([stays(0, 'dinner', 'dal'), free(1, 'dinner')], { budget: 1, rules: apart })
  const dishes = [dish('dal'), dish('chili', { main: 'dal', ...costing(100) }), dish('soup', costing(900))]
  const swapped = swapMeal(wish, dishes, { slot: 1, but: ['stew'] }, options)
  expect(served(swapped!.plan)).toContainEqual([1, 'pot', 'soup', 2])
  expect(swapped!.letGo).toEqual([])
})

test('a rule that the other dish breaks is told', () => {
  const wish = wishOf([stays(0, 'dinner', 'dal'), free(1, 'dinner')], { budget: 1, rules: apart })
  const dishes = [dish('dal'), dish('chili', { main: 'dal' }), dish('stew')]
  const swapped = swapMeal(wish, dishes, { slot: 1, but: ['stew'] }, options)
  expect(served(swapped!.plan)).toContainEqual([1, 'pot', 'chili', 2])
  expect(swapped!.letGo).toEqual(['mains-apart'])
})

test('no meal is swapped for one that takes too long', () => {
  const wish = wishOf([{ ...free(0, 'dinner'), minutes: 30 }])
  expect(swapMeal(wish, [dish('roast', { minutes: 90 })], { slot: 0, but: [] }, options)).toBe(undefined)
})

/** More than are all tried where two meals are open. */
const many = Array.from({ length: 60 }, (_, at) => dish(`dish-${at}`, { main: 'dal' }))

test('where there are few ways, all of them are tried, and no solver is asked', () => {
  const wish = wishOf([stays(0, 'dinner', 'dal'), free(1, 'dinner')], { budget: 1, rules: apart })
  const solve = () => expect.unreachable('a solver was asked')
  const dishes = [
    dish('dal'),
    ...many,
    dish('soup', { finishOf: [0, null], ...costing(2000) }),
    dish('stew', costing(900)),
  ]
  const swapped = swapMeal(wish, dishes, { slot: 1, but: [] }, { ...options, solve })!
  expect(served(swapped.plan)).toContainEqual([1, 'pot', 'stew', 2])
  expect([swapped.worth.gap, swapped.letGo]).toEqual([expect.closeTo(0, 9), []])
  const other = swapMeal(wish, dishes, { slot: 1, but: ['stew', 'soup'] }, { ...options, solve })!
  expect([other.worth.gap, other.letGo]).toEqual([expect.closeTo(0, 9), ['mains-apart']])
})

test('where the solver runs out of time, the best of what was tried one after the other is taken', () => {
  const wish = wishOf([stays(0, 'dinner', 'dal'), free(1, 'dinner'), free(2, 'dinner')])
  const meal = { slot: 1, but: ['stew'], freed: [2] }
  const dishes = [dish('dal'), dish('stew'), ...many]
  const best = swapMeal(wish, dishes, meal, options)
  const late = swapMeal(wish, dishes, meal, {
    ...options,
    solve: () => ({ outcome: 'unknown', bound: -Infinity }),
  })
  expect(served(late!.plan).map(([slot]) => slot)).toEqual([0, 1, 2])
  expect(late!.worth).toMatchObject({ cost: best!.worth.cost, gap: null })
})

test('all that is solved for one swap has one budget, and what was tried by hand stands when it is over', () => {
  const slots = [stays(0, 'dinner', 'dal'), free(1, 'dinner'), free(2, 'dinner')]
  const wish = wishOf(slots, { budget: 1, rules: apart })
  const given: number[] = []
  let time = 0
  const solve: typeof options.solve = (_program, { seconds }) => {
    given.push(seconds)
    time += seconds * 1000
    return { outcome: 'unknown', bound: -Infinity }
  }
  const meal = { slot: 1, but: ['stew'], freed: [2] }
  const all = { ...options, seconds: 1, solve, now: () => time }
  const swapped = swapMeal(wish, [dish('dal'), dish('stew'), ...many], meal, all)
  expect(served(swapped!.plan).map(([slot]) => slot)).toEqual([0, 1, 2])
  expect(swapped!.letGo).toContain('mains-apart')
  expect(given[0]).toBe(0.7)
  expect(given.length).toBeGreaterThan(1)
  expect(time).toBeLessThan(1001)
})

test('nothing is said to be missing because a kitchen was slow', () => {
  let time = 0
  const slow = { ...options, seconds: 1, now: () => (time += 2000) }
  const wish = wishOf([stays(0, 'dinner', 'dal'), free(1, 'dinner')], { budget: 1, rules: apart })
  const dishes = [dish('dal'), dish('chili', { main: 'dal' }), dish('stew')]
  expect(served(swapMeal(wish, dishes, { slot: 1, but: ['stew'] }, slow)!.plan)).toContainEqual([1, 'pot', 'chili', 2])
})

test('of many rules only those are asked for that the plan found so far breaks', () => {
  // every fourth cannot be kept beside the dal
  const common = Array.from({ length: 6 }, (_, at) => `trait ${at * 4}`)
  const times = Array.from({ length: 24 }, (_, at) => ({ trait: `trait ${at}`, most: 1 }))
  const slots = [stays(0, 'dinner', 'dal'), free(1, 'dinner')]
  const wish = wishOf(slots, { rules: { times, mainsApart: false, mostOfOneDish: { small: 1, large: 1 } } })
  const dishes = ['dal', 'chili', 'stew'].map((id) => dish(id, { traits: common }))
  let asked = 0
  const counted = { ...options, now: () => (asked += 1) / 1000 }
  const swapped = swapMeal(wish, dishes, { slot: 1, but: ['stew'] }, counted)
  expect(served(swapped!.plan)).toContainEqual([1, 'pot', 'chili', 2])
  expect(swapped!.letGo).toEqual([])
  // for each of six, whether it can be kept, and whether it could be at all
  expect(asked).toBeLessThan(24)
})

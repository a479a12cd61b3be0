import { expect, test } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { planWeek } from '#domain/plan/week/plan-week.ts'
import { swapMeal } from '#domain/plan/week/swap-meal.ts'
import type { Slot, WeekDish, WeekMeal, WeekWish } from '#domain/plan/week/week.ts'
import { rulesOf } from '#domain/plan/week/words/rule-words.ts'
import { openHighs } from '#server/kitchen/highs.ts'
import { laidOf } from '../../../../bench/plans/laid.ts'
import { drawnDish, leastOfAll, snackDay } from '../../../../bench/plans/small-weeks.ts'
import { checkWeek } from '../../../../bench/plans/week-checker.ts'

const solve = await openHighs()
const options = { solve, chance: chanceFrom(1), now: () => performance.now(), seconds: 10, gap: 0 }

test('of days with three snacks no dish comes twice, and of all ways to fill them none costs less', () => {
  let planned = 0
  for (let seed = 0; seed < 24; seed += 1) {
    const { wish, dishes } = snackDay(seed)
    const answer = planWeek(wish, dishes, { ...options, chance: chanceFrom(seed) })
    const least = leastOfAll({ wish, dishes })
    expect([seed, answer.kind === 'planned']).toEqual([seed, least !== undefined])
    if (answer.kind !== 'planned') continue
    expect([seed, checkWeek(wish, dishes, laidOf(answer.plan)).broken]).toEqual([seed, []])
    expect(Math.abs(answer.worth.cost - least!)).toBeLessThan(0.51)
    planned += 1
  }
  expect(planned).toBeGreaterThan(5)
})

function dish(id: string, cents: number, change: Partial<WeekDish> = {}): WeekDish {
  const drawn = drawnDish(id, 1, chanceFrom(1))
  const [finish] = drawn.finishes
  const plain = { main: id, kinds: {}, traits: [], keepsDays: 3, servings: 1, finishOf: [0], liking: [0], minutes: 20 }
  return { ...drawn, meals: ['lunch', 'dinner'], finishes: [{ ...finish!, cents, foods: [] }], ...plain, ...change }
}

const free = (day: number, meal: WeekMeal, change: Partial<Slot> = {}): Slot => ({ day, meal, eaters: [0], ...change })

function wishOf(slots: Slot[]): WeekWish {
  return {
    days: 2,
    eaters: [{ name: 'Ada', portion: 1, targets: [] }],
    slots,
    atHome: [],
    rules: { times: [], mainsApart: false, mostOfOneDish: { small: 28, large: 28 } },
    aim: 'cheapest',
  }
}

/** The dish of each meal, in their order. */
function served(wish: WeekWish, dishes: readonly WeekDish[], without: readonly string[] = []): string[] {
  const answer = planWeek(wish, dishes, { ...options, without: new Set(without) })
  return answer.kind === 'planned' ? answer.plan.meals.map((meal) => meal.dishes.map((one) => one.dish).join()) : []
}

test('whatever rules are let go, a dish comes once on a day and may come again on the next', () => {
  const wish = wishOf([free(0, 'lunch'), free(0, 'dinner'), free(1, 'lunch')])
  const dishes = [dish('dal', 100), dish('soup', 300), dish('stew', 900)]
  const everything = served(wish, dishes, rulesOf(wish))
  expect([everything.slice(0, 2).sort(), everything[2]]).toEqual([['dal', 'soup'], 'dal'])
  expect(served(wish, [dish('dal', 100)])).toEqual([])
  const twins = [dish('dal', 100, { title: 'Red Lentil Dal' }), dish('twin', 200, { title: 'red lentil dal' })]
  expect(served(wish, [...twins, dish('stew', 900)]).slice(0, 2)).toContain('stew')
})

test('what is left of yesterday is not cooked anew for the evening', () => {
  const wish = wishOf([free(0, 'dinner'), free(1, 'lunch', { mayBeLeftover: true }), free(1, 'dinner')])
  const dishes = [dish('dal', 100), dish('soup', 300)]
  expect(served(wish, dishes)).not.toEqual(['dal', 'dal', 'dal'])
  const [, lunch, dinner] = served(wish, dishes)
  expect(lunch).not.toBe(dinner)
})

test('what was put there twice by hand stays, and a third time is not planned', () => {
  const stays = { locked: 'dal' }
  const wish = wishOf([free(0, 'lunch', stays), free(0, 'dinner', { ...stays, lockedFrom: 0 }), free(0, 'snack')])
  const dishes = [dish('dal', 100, { meals: ['lunch', 'snack'] }), dish('soup', 300, { meals: ['snack'] })]
  expect(served(wish, dishes)).toEqual(['dal', 'dal', 'soup'])
})

test('a meal is not swapped for what the day has already', () => {
  const wish = wishOf([free(0, 'lunch', { locked: 'dal' }), free(0, 'dinner')])
  const dishes = [dish('dal', 100), dish('soup', 300), dish('stew', 900)]
  const swapped = swapMeal(wish, dishes, { slot: 1, but: ['soup'] }, options)
  expect(swapped!.plan.meals[1]!.dishes.map((one) => one.dish)).toEqual(['stew'])
  expect(swapMeal(wish, dishes.slice(0, 2), { slot: 1, but: ['soup'] }, options)).toBeUndefined()
})

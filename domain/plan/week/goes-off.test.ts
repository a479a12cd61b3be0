import { expect, test } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { typedStock } from '#domain/plan/at-home/typed-stock.ts'
import { weekDishOf } from '#domain/plan/week/dishes/week-dish.ts'
import { planWeek } from '#domain/plan/week/plan-week.ts'
import type { Slot, WeekDish, WeekWish } from '#domain/plan/week/week.ts'
import { nobody } from '#domain/recipe/profile.ts'
import { openHighs } from '#server/kitchen/highs.ts'
import { laidOf } from '../../../bench/plans/laid.ts'
import { leastOfAll } from '../../../bench/plans/small-weeks.ts'
import { checkWeek } from '../../../bench/plans/week-checker.ts'

const solve = await openHighs()
const options = { solve, chance: chanceFrom(1), now: () => performance.now(), seconds: 10, gap: 0 }

/** A dinner of one serving. */
function dinner(id: string, ...names: string[]): WeekDish {
  const ingredients = names.map((name) => ({ amount: '250', unit: 'g', name }))
  const instructions = [{ step: 1, description: 'Cook everything for 20 minutes.', time: 20 }]
  return weekDishOf({ title: id, servings: 1, ingredients, instructions }, { id, meals: ['dinner'] }, [nobody])
}

const dishes = [dinner('with mushrooms', 'rice', 'mushrooms'), dinner('with salmon', 'rice', 'salmon fillet')]

/** The plan of so many dinners, or of one meal that is planned so, checked by other arithmetic. */
function planned(
  stock: readonly [text: string, lastDay: number][],
  { days = 1, aim = 'best' }: { days?: number; aim?: WeekWish['aim'] } = {},
) {
  const wish: WeekWish = {
    days,
    eaters: [{ name: 'Ada', portion: 1, targets: [] }],
    slots: Array.from({ length: days }, (_, day): Slot => ({ day, meal: 'dinner', eaters: [0] })),
    atHome: stock.map(([text, lastDay]) => {
      const { product, grams } = typedStock(text)
      return { product: product!, grams: grams!, lastDay }
    }),
    rules: { times: [], mainsApart: false, mostOfOneDish: { small: 1, large: 1 } },
    aim,
  }
  const answer = planWeek(wish, dishes, options)
  if (answer.kind !== 'planned') throw new Error('no plan')
  const { plan, worth } = answer
  const { broken, points, cents } = checkWeek(wish, dishes, laidOf(plan))
  expect([broken, plan.points]).toEqual([[], points])
  expect(Math.abs(plan.cents - cents)).toBeLessThanOrEqual(0.5)
  expect(Math.abs(worth.cost - leastOfAll({ wish, dishes })!)).toBeLessThan(0.51)
  return { points, titles: plan.meals.map((meal) => meal.dishes[0]!.dish) }
}

test('what goes off is worth its price twice: it is used where that costs less than throwing it away', () => {
  // 250 g of salmon are dearer than mushrooms, but not all of it has to be bought
  const titles = Array.from({ length: 24 }, (_, at) => {
    const lot = `${10 * at + 10} g salmon fillet`
    return [5, 0].map((lastDay) => planned([[lot, lastDay]]).titles[0])
  })
  expect(planned([]).titles).toEqual(['with mushrooms'])
  expect(titles[0]).toEqual(['with mushrooms', 'with mushrooms'])
  expect(titles).toContainEqual(['with mushrooms', 'with salmon'])
  expect(titles).not.toContainEqual(['with salmon', 'with mushrooms'])
})

test('of two that would do, the one that goes off first is cooked first', () => {
  const stock: [string, number][] = [
    ['250 g salmon fillet', 0],
    ['250 g mushrooms', 1],
  ]
  expect(planned(stock, { days: 2 }).titles).toEqual(['with salmon', 'with mushrooms'])
})

test('nothing is counted of what is good for longer, of what no dish knows, nor where money alone counts', () => {
  const none = planned([]).points
  expect(planned([['500 g mushrooms', 1]]).points).toBe(none)
  expect(planned([['500 g kale', 0]]).points).toBe(none)
  expect(planned([['500 g mushrooms', 0]]).points).toBeGreaterThan(none)
  expect(planned([['500 g mushrooms', 0]], { aim: 'cheapest' }).points).toBe(0)
})

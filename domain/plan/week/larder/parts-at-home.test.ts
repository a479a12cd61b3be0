import { expect, test } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { foods } from '#domain/food/foods.ts'
import { juiceOrZest } from '#domain/food/line/weighing/usual-weights.ts'
import { priceOf } from '#domain/food/prices/price-of.ts'
import { typedStock } from '#domain/plan/at-home/typed-stock.ts'
import { stockAfter } from '#domain/plan/meal-plan/provisions/stock-uses.ts'
import { weekDishOf } from '#domain/plan/week/dishes/week-dish.ts'
import { planWeek } from '#domain/plan/week/plan-week.ts'
import type { Slot, WeekDish, WeekWish } from '#domain/plan/week/week.ts'
import { nobody } from '#domain/recipe/profile.ts'
import { openHighs } from '#server/kitchen/highs.ts'
import { laidOf } from '../../../../bench/plans/laid.ts'
import { leastOfAll, smallWeek } from '../../../../bench/plans/small-weeks.ts'
import { checkWeek } from '../../../../bench/plans/week-checker.ts'

const solve = await openHighs()
const options = { solve, chance: chanceFrom(1), now: () => performance.now(), seconds: 10, gap: 0 }

/** A dinner of one serving that takes all of these lines. */
function dinner(id: string, ...lines: string[]): WeekDish {
  const ingredients = ['2 cups rice', ...lines].map((line) => {
    const [amount = '', ...name] = line.split(' ')
    return { amount, unit: '', name: name.join(' ') }
  })
  const instructions = [{ step: 1, description: 'Cook everything for 20 minutes.', time: 20 }]
  return weekDishOf({ title: id, servings: 1, ingredients, instructions }, { id, meals: ['dinner'] }, [nobody])
}

const atHome = (text: string, lastDay = 10) => {
  const { product, grams } = typedStock(text)
  return { product: product!, grams: grams!, lastDay }
}

function wishOf(stock: WeekWish['atHome'], days = 1): WeekWish {
  return {
    days,
    eaters: [{ name: 'Ada', portion: 1, targets: [] }],
    slots: Array.from({ length: days }, (_, day): Slot => ({ day, meal: 'dinner', eaters: [0] })),
    atHome: stock,
    rules: { times: [], mainsApart: false, mostOfOneDish: { small: 1, large: 1 } },
    aim: 'cheapest',
  }
}

/** Cents that a plan of these dishes, one a day, takes from home. */
function fromHome(dishes: readonly WeekDish[], stock: WeekWish['atHome']): number {
  const wish = wishOf(stock, dishes.length)
  const answer = planWeek(wish, dishes, options)
  if (answer.kind !== 'planned') throw new Error('no plan')
  const { broken, cents } = checkWeek(wish, dishes, laidOf(answer.plan))
  expect([broken, Math.abs(answer.plan.cents - cents) <= 0.5]).toEqual([[], true])
  // nobody counts on one lemon twice, the bound neither
  expect(answer.worth.cost - answer.worth.bound!).toBeLessThan(0.51)
  return answer.plan.parts.fromHome
}

const cents = (id: string, grams: number) => priceOf(foods.get(id)!).usd * grams

test('what the table says of parts agrees with what lines are weighed by, and names who says so', () => {
  for (const food of foods.values()) {
    if (!food.partOf) continue
    expect(food.partOf.source).toMatch(/^USDA SR28 \d{5}, /)
    const whole = foods.get(food.partOf.food)!
    // eggs are weighed by their portions
    const said = juiceOrZest({ words: food.name }) ?? {
      fruit: 'egg',
      grams: food.portions['each'] ?? food.portions['large'],
    }
    expect([said.fruit, said.grams]).toEqual([whole.id, food.partOf.grams])
  }
})

test('a lemon at home is there for the juice, which saves what the juice is charged at', () => {
  const juice = dinner('juice', '48 g lemon juice')
  expect(juice.finishes[0]!.foods.find(({ food }) => food === 'lemon-juice')?.partOf).toMatchObject({ food: 'lemon' })
  expect(fromHome([juice], [])).toBe(0)
  expect(fromHome([juice], [atHome('1 lemon')])).toBeCloseTo(cents('lemon-juice', 48), -0.5)
  // two dinners, and one lemon
  const more = dinner('more', '48 g lemon juice', '1 cup spinach')
  expect(fromHome([juice, more], [atHome('1 lemon')])).toBeCloseTo(cents('lemon-juice', 48), -0.5)
  expect(fromHome([juice, more], [atHome('2 lemons')])).toBeCloseTo(cents('lemon-juice', 96), -0.5)
})

test('one piece gives each of its parts, and what is eaten whole is gone', () => {
  const both = [dinner('juice', '48 g lemon juice'), dinner('zest', '6 g lemon zest')]
  expect(fromHome(both, [atHome('1 lemon')])).toBeCloseTo(cents('lemon-juice', 48) + cents('lemon-zest', 6), -0.5)
  const eaten = [dinner('wedges', '1 lemon'), dinner('juice', '48 g lemon juice')]
  const whole = fromHome([eaten[0]!], [atHome('1 lemon')])
  expect(whole).toBeGreaterThan(cents('lemon-juice', 48))
  expect(fromHome(eaten, [atHome('1 lemon')])).toBeLessThan(whole + cents('lemon-juice', 48) - 1)
  const eggs = [dinner('yolks', '3 large egg yolks'), dinner('whites', '3 large egg whites')]
  expect(fromHome(eggs, [atHome('3 eggs')])).toBeCloseTo(cents('egg-yolk', 51) + cents('egg-white', 99), -0.5)
})

test('what is past its last day gives no juice', () => {
  const [juice, rice] = [dinner('juice', '48 g lemon juice'), dinner('rice')]
  const wish = { ...wishOf([atHome('1 lemon', 0)], 2), slots: wishOf([], 2).slots }
  const late = {
    ...wish,
    slots: [
      { ...wish.slots[0]!, locked: 'rice' },
      { ...wish.slots[1]!, locked: 'juice' },
    ],
  }
  const answer = planWeek(late, [juice, rice], options)
  expect(answer.kind === 'planned' && answer.plan.parts.fromHome).toBe(0)
})

test('small weeks with lemons and eggs at home cost the least of all ways to fill them', () => {
  const lemon = { product: 'lemon', food: 'lemon' }
  const share = 110 / 48
  const juice = { product: 'lemon-juice', food: 'lemon-juice', partOf: { ...lemon, share } }
  let used = 0
  for (let seed = 0; seed < 20; seed += 1) {
    const { wish, dishes } = smallWeek(seed)
    const chance = chanceFrom(1000 + seed)
    const sour = dishes.map((dish) => {
      const more = [
        ...(chance() < 0.5 ? [{ ...juice, grams: 10 + Math.round(chance() * 30) }] : []),
        ...(chance() < 0.4 ? [{ ...lemon, grams: 20 + Math.round(chance() * 60) }] : []),
      ]
      return { ...dish, finishes: dish.finishes.map((finish) => ({ ...finish, foods: [...finish.foods, ...more] })) }
    })
    const stock = { product: 'lemon', grams: Math.round(50 + chance() * 150), lastDay: Math.floor(chance() * 3) }
    const sourWish = { ...wish, atHome: [...wish.atHome, stock] }
    const answer = planWeek(sourWish, sour, { ...options, chance: chanceFrom(seed) })
    if (answer.kind !== 'planned') continue
    const check = checkWeek(sourWish, sour, laidOf(answer.plan))
    expect([seed, check.broken]).toEqual([seed, []])
    expect(Math.abs(answer.plan.cents - check.cents)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(answer.worth.cost - leastOfAll({ wish: sourWish, dishes: sour })!)).toBeLessThan(0.51)
    used += Number(answer.plan.spent.some(({ food }) => food === 'lemon-juice'))
  }
  expect(used).toBeGreaterThan(2)
})

test('of a later plan, a lemon is gone by the part that needs most of it, and by nothing where juice lies there itself', () => {
  const partOf = { product: 'lemon', food: 'lemon', share: 2 }
  const use = (product: string, grams: number) => ({ product, food: product, grams, day: 0, cooking: 'dinner', partOf })
  const lemons = { product: 'lemon', grams: 220, lastDay: 10 }
  expect(stockAfter([lemons], [use('lemon-juice', 30), use('lemon-juice', 20), use('lemon-zest', 6)])).toEqual([
    { ...lemons, grams: 120 },
  ])
  const bottle = { product: 'lemon-juice', grams: 200, lastDay: 100 }
  expect(stockAfter([lemons, bottle], [use('lemon-juice', 30)])).toEqual([lemons, { ...bottle, grams: 170 }])
})

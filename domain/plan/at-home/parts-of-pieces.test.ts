import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type LotAtHome, lessAtHome } from '#domain/plan/at-home/less-at-home.ts'
import { wantsOfRecipe } from '#domain/plan/at-home/recipe-wants.ts'
import { type Taking, takeFrom } from '#domain/plan/at-home/take.ts'
import { typedStock } from '#domain/plan/at-home/typed-stock.ts'
import { stockAfter } from '#domain/plan/meal-plan/provisions/stock-uses.ts'
import { shoppingListOf } from '#domain/plan/shopping/shopping-list.ts'
import { weekDishOf } from '#domain/plan/week/dishes/week-dish.ts'
import { nobody } from '#domain/recipe/profile.ts'

const names = ['egg yolks', 'egg whites', 'eggs', 'oranges', 'lemons', 'tbsp bottled lemon juice']
const cut = [
  'orange zest',
  'orange juice',
  'fresh orange juice',
  'lemon zest',
  'lemon juice',
  'lime zest',
  'lime juice',
]
const line = fc.record({
  amount: fc.constantFrom('1', '2', '3'),
  name: fc.constantFrom(...names, ...cut.map((name) => `tbsp ${name}`), 'cups orange juice', 'cups grapefruit juice'),
})
const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 7, selector: ({ name }) => name })
type Lines = readonly { amount: string; name: string }[]

const stock = ['40 eggs', '40 oranges', '40 lemons', '40 limes', '40 grapefruits'].map((text, id) => {
  const { product, grams } = typedStock(text)
  return { id, product: product!, grams: grams!, useBy: null }
})

it('of a piece the zest, the juice, the yolk and the white are taken alike when cooking, on a list and in a plan', () => {
  fc.assert(
    fc.property(lines, (wanted) => {
      const ofPlan = takenInPlan(wanted)
      for (const taken of [takenToCook(wanted), takenByList(wanted, stock)])
        for (const { id } of stock) expect(Math.abs((taken.get(id) ?? 0) - ofPlan.get(id)!)).toBeLessThanOrEqual(1)
    }),
  )
})

it('one orange has its zest and its juice, and what no carton holds comes from those that are peeled', () => {
  const zestAndJuice = [
    { amount: '1', name: 'tbsp orange zest' },
    { amount: '1/2', name: 'cup orange juice' },
  ]
  expect(takenToCook(zestAndJuice).get(1)).toBeCloseTo(258.74)
  expect(takenByList(zestAndJuice, stock).get(1)).toBeCloseTo(258.74)
  const carton = { id: 9, product: typedStock('1 cup orange juice').product!, grams: 100, useBy: null }
  // 24 g of juice are less than the oranges of the zest give
  const taken = takenByList(zestAndJuice, [carton, ...stock])
  expect([taken.get(9), taken.get(1)]).toEqual([100, expect.closeTo(89.73)])
})

function recipeOf(wanted: Lines) {
  const ingredients = wanted.map(({ amount, name }) => ({ amount, unit: '', name }))
  const instructions = [{ step: 1, description: 'Cook everything for 20 minutes.', time: 20 }]
  return { title: 'Dinner', servings: 1, ingredients, instructions }
}

function takenInPlan(wanted: Lines): ReadonlyMap<number, number> {
  const { finishes } = weekDishOf(recipeOf(wanted), { id: 'dinner', meals: ['dinner'] }, [nobody])
  const uses = finishes[0]!.foods.map((food) => ({ ...food, cooking: 'dinner', day: 0 }))
  const left = stockAfter(
    stock.map((lot) => ({ ...lot, lastDay: 9 })),
    uses,
  )
  return new Map(left.map(({ id, grams }) => [id, stock[id]!.grams - grams]))
}

function takenToCook(wanted: Lines): ReadonlyMap<number, number> {
  return sums(takeFrom(stock, wantsOfRecipe({ id: 1, ...recipeOf(wanted), wanted: 1 })).flat())
}

function takenByList(wanted: Lines, lots: readonly LotAtHome[]): ReadonlyMap<number, number> {
  const list = shoppingListOf([{ recipeId: 1, ...recipeOf(wanted) }])
  const open = list.map((food) => ({ food, checked: false, open: food.grams!, given: 0, wasThere: false }))
  return sums(lessAtHome(open, lots).flatMap((less) => less?.taken ?? []))
}

function sums(taken: readonly Taking[]): ReadonlyMap<number, number> {
  const all = new Map<number, number>()
  for (const { lot, grams } of taken) all.set(lot, (all.get(lot) ?? 0) + grams)
  return all
}

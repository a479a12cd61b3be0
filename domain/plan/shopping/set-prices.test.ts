import { afterEach, expect, test } from 'vitest'
import { chanceFrom } from '#domain/chance.ts'
import { foods } from '#domain/food/foods.ts'
import { noKitchenData, setKitchenData } from '#domain/food/kitchen-data.ts'
import { cents } from '#domain/food/line/weighing/package-sizes.ts'
import { priceOf } from '#domain/food/prices/price-of.ts'
import { hasSetPrice, type PriceNow } from '#domain/food/prices/set-price.ts'
import { foodsToBuy } from '#domain/plan/shopping/foods-to-buy.ts'
import { listLines } from '#domain/plan/shopping/list-lines.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import { weekFoodOf } from '#domain/plan/week/larder/week-food.ts'
import { priceEffect } from '#domain/recipe/price-effect.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

afterEach(() => setKitchenData(noKitchenData))

const inForce = (prices: readonly PriceNow[]) => setKitchenData({ ...noKitchenData, edition: 1, prices })
const at = (food: string, usd: number): PriceNow => ({
  food,
  set: { usd, since: '2026-11', months: [], source: 'a receipt' },
})
const recipeOf = (line: string) => ({
  id: 1,
  title: 'Dish',
  servings: 1,
  wanted: 1,
  ingredients: [line],
  instructions: [],
})
const chance = chanceFrom(25)
const some = [...foods.values()].filter((food) => hasSetPrice(food) && chance() < 0.2)
/** A line of so many grams for each of some foods that are read from it. */
const lines = some.flatMap((food) => {
  const grams = 20 + Math.floor(chance() * 1500)
  const line = `${grams} g ${food.name}`
  const [row, ...more] = foodsToBuy([recipeOf(line)]).flat()
  return row?.food === food.id && row.grams === grams && more.length === 0
    ? [{ food, line, grams, usd: Math.round(food.tablePrice.usd * (0.2 + chance() * 4) * 10_000 + 1) / 10_000 }]
    : []
})
const keptRows = () => lines.map(({ line }) => foodsToBuy([recipeOf(line)]).flat()[0]!)
/** Dollars of each line in a recipe, in a list that is made now, in one that was kept before, and for a gram in a plan. */
const costs = (kept: readonly ListedFood[]) =>
  keptRows().map((made, place) => {
    const { line, food } = lines[place]!
    const { cost } = verifyRecipe({ servings: 1, ingredients: [line] })
    const read = listLines([kept[place]!], [false])[0]!.joined ?? kept[place]!
    const ofRow = ({ usedPrice, estimatedPrice }: ListedFood) => [usedPrice, estimatedPrice]
    return { food: food.id, recipe: cost.total, made: ofRow(made), read: ofRow(read), rate: weekFoodOf(food.id).rate }
  })

test('with a price in force a line costs its grams times that, in recipes, lists and plans; without one nothing changes', () => {
  // the property would say nothing of foods that no line has reached
  expect(lines.length).toBeGreaterThan(some.length * 0.8)
  const kept = keptRows()
  const before = costs(kept)
  inForce(lines.map(({ food, usd }) => at(food.id, usd)))
  const after = costs(kept)
  const wanted = lines.map(({ food, grams, usd }, place) => {
    const dollars = cents(grams, usd) / 100
    const [, packages] = after[place]!.made
    // of what is used no more is counted than the packages come to
    const ofList = [Math.min(dollars, packages!), packages]
    return { food: food.id, recipe: dollars, made: ofList, read: ofList, rate: usd }
  })
  expect(after).toEqual(wanted)
  expect(after.filter(({ recipe, made }) => made[0] === recipe).length).toBeGreaterThan(lines.length * 0.9)
  // what is kept from then costs what the table says once all of it is taken back
  const later = keptRows()
  inForce(lines.map(({ food }) => ({ food: food.id, set: null })))
  expect(costs(later)).toEqual(before)
  setKitchenData(noKitchenData)
  expect(costs(kept)).toEqual(before)
  expect(
    listLines(
      kept,
      kept.map(() => false),
    ).every(({ joined }) => joined === null),
  ).toBe(true)
})

test('shops differ from a price that is set as they do from the table’s', () => {
  const onion = foods.get('onion')!
  inForce([at('onion', onion.tablePrice.usd * 2)])
  expect(priceOf(onion)).toMatchObject({
    low: onion.tablePrice.low * 2,
    high: onion.tablePrice.high * 2,
    month: '2026-11',
  })
})

test('what an administrator is shown of a dish is what it costs once the price is in force', () => {
  for (const id of ['onion', 'salmon', 'star-anise']) {
    const { usd } = foods.get(id)!.tablePrice
    setKitchenData(noKitchenData)
    const { before, after, title } = priceEffect(id, usd, usd * 3)
    expect(after).toBeGreaterThan(before)
    inForce([at(id, usd * 3)])
    expect(priceEffect(id, usd, usd * 3)).toMatchObject({ title, before, after })
  }
})

import type { PostTable } from '#contract/blog/post-head.ts'
import type { Food } from '#domain/food/food.ts'
import { foodById } from '#domain/food/foods.ts'
import { capital, dollars, markdownTable, monthName } from './post-table.ts'

/** Plants first by their cost, with what people compare them with. */
const compared = [
  'brown-lentils',
  'dried-pinto-beans',
  'dried-black-beans',
  'red-lentils',
  'soy-chunks',
  'dried-chickpeas',
  'spaghetti',
  'oats',
  'peanut-butter',
  'kidney-beans',
  'tofu',
  'tempeh',
  'almonds',
  'egg',
  'drumsticks',
  'chicken-breast',
  'ground-beef',
  'milk',
]
/** What the last part of the post eats in a day, in grams of what is eaten, by the portions that its sentence names. */
const day: readonly (readonly [food: string, grams: number])[] = [
  ['oats', gramsOf('oats', 'cup', 1 / 2)],
  ['peanut-butter', gramsOf('peanut-butter', 'tbsp', 2)],
  ['brown-lentils', gramsOf('brown-lentils', 'cup', 1 / 3)],
  ['whole-wheat-bread', gramsOf('whole-wheat-bread', 'slice', 2)],
  ['tofu', gramsOf('tofu', 'package', 1 / 3)],
  ['long-rice', gramsOf('long-rice', 'cup', 1 / 2)],
  ['cabbage', gramsOf('cabbage', 'cup', 1)],
]
const fromAnimals = new Set(['egg', 'drumsticks', 'chicken-breast', 'ground-beef', 'milk'])

/** Grams of protein that a dollar buys, as bought: bones, shells and the liquid of a can are paid for and not counted as protein. */
export function proteinForADollar(): PostTable {
  const foods = compared.map(foodById)
  const rows = foods
    .map((food) => ({ food, grams: gramsForADollar(food) }))
    .sort((one, other) => other.grams - one.grams)
    .map(({ food, grams }) => [
      capital(food.plural),
      fromAnimals.has(food.id) ? 'animal' : 'plant',
      `${Math.round(grams)} g`,
      dollars(20 / grams),
      `${oneDecimal(food.nutrients.protein)} g`,
      `${oneDecimal((food.nutrients.protein * 100) / food.nutrients.calories)} g`,
      sourceOf(food),
    ])
  const grams = (id: string) => String(Math.round(gramsForADollar(foodById(id))))
  const eaten = day.map(([id, grams]) => ({ food: foodById(id), grams }))
  return {
    table: markdownTable(
      [
        'Food',
        'From',
        'Protein for $1',
        'Cost of 20 g protein',
        'Protein in 100 g',
        'Protein in 100 calories',
        'Price from',
      ],
      rows,
    ),
    figures: {
      month: monthName(foodById('brown-lentils').tablePrice.month),
      lentils: grams('brown-lentils'),
      tofu: grams('tofu'),
      almonds: grams('almonds'),
      chicken: grams('chicken-breast'),
      eggs: grams('egg'),
      beef: grams('ground-beef'),
      dayProtein: String(Math.round(sum(eaten.map(({ food, grams }) => (food.nutrients.protein * grams) / 100)))),
      dayCost: dollars(sum(eaten.map(({ food, grams }) => (food.tablePrice.usd * grams) / 100 / food.edible))),
    },
  }
}

const gramsForADollar = ({ nutrients, edible, tablePrice }: Food) => (nutrients.protein * edible) / tablePrice.usd

/** 'BLS', 'USDA' or 'our estimate': a price that was set by looking at a published one is an estimate too. */
function sourceOf({ tablePrice: { source } }: Food): string {
  if (source.startsWith('BLS')) return 'BLS'
  return /^(?:PP-NAP|ERS)/.test(source) ? 'USDA, adjusted' : 'our estimate'
}

/** Throws where the food has no such portion. */
function gramsOf(id: string, portion: string, times: number): number {
  const grams = foodById(id).portions[portion]
  if (grams === undefined) throw new Error(`${id} has no ${portion}.`)
  return grams * times
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
const oneDecimal = (amount: number) => (Math.round(amount * 10) / 10).toFixed(1)

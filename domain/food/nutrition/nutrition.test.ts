import { array, assert, double, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Food } from '#domain/food/food.ts'
import type { IngredientLine, Weight } from '#domain/food/line/line.ts'
import { isHeading, type WeighedLine } from '#domain/food/line/weighing/weighed-line.ts'
import { eatenOf } from '#domain/food/losses/left-behind.ts'
import { edibleGrams, nutritionOf } from '#domain/food/nutrition/nutrition.ts'
import { costOf } from '#domain/food/prices/cost.ts'

const potato: Food = {
  id: 'potato',
  name: 'potato',
  plural: 'potatoes',
  aliases: [],
  aisle: 'Produce',
  nutrients: { calories: 80, protein: 2, carbs: 17, fat: 0, fiber: 2, sugar: 1, saturatedFat: 0, sodium: 6 },
  nutrientSource: 'USDA SR28 11352',
  portions: { medium: 150 },
  tablePrice: { usd: 0.25, low: 0.2, high: 0.4, source: 'BLS', month: '2026-08' },
  pack: { grams: 1000, label: '1 kg bag' },
  allergens: { certain: [], usual: [] },
  madeOf: [],
  facts: new Set(['potato']),
  months: [],
  roles: ['base'],
  cuisines: [],
  keepsDays: 30,
  edible: 0.8,
  salt: 0,
}
const water: Food = {
  ...potato,
  id: 'water',
  name: 'water',
  nutrients: { ...potato.nutrients, calories: 0, carbs: 0 },
  tablePrice: { ...potato.tablePrice, usd: 0, low: 0, high: 0 },
  edible: 1,
}

function weighed(grams: number): Weight {
  return { grams, low: grams, high: grams, how: `${grams} g`, source: 'weighed' }
}
function lineOf(food: Food | undefined, weight: Weight | undefined, text = 'a line'): WeighedLine {
  const line: IngredientLine = {
    text,
    foods: [{ words: 'it', food }],
    alternatives: [],
    preparation: '',
    optional: false,
    toTaste: false,
  }
  return { line, portions: [{ food, weight }], eaten: eatenOf(text), heading: isHeading(text) }
}

describe('nutrition', () => {
  it('takes the peel off what was weighed, not off what was counted', () => {
    expect(edibleGrams(potato, weighed(100))).toBe(80)
    expect(edibleGrams(potato, { ...weighed(150), source: 'portion' })).toBe(150)
  })

  it('takes nothing off what was weighed without its peel', () => {
    expect(edibleGrams(potato, { ...weighed(100), prepared: true })).toBe(100)
    expect(costOf([lineOf(potato, { ...weighed(400), prepared: true })], 1).total).toBe(1.25)
  })

  it('is the sum of the lines, for each person, with its working', () => {
    const { perServing, lines, coverage, worstSource } = nutritionOf(
      [lineOf(potato, weighed(1000)), lineOf(water, weighed(500))],
      4,
    )
    expect(perServing).toMatchObject({ calories: 160, carbs: 34 })
    expect(lines[0]).toEqual({
      line: 0,
      food: 'potato',
      grams: 1000,
      how: '1000 g; peel, core and stems left out: 20%',
      source: 'USDA SR28 11352',
      per100: 80,
      calories: 640,
    })
    expect({ coverage, worstSource }).toEqual({ coverage: 1, worstSource: 'weighed' })
  })

  it('adds up as it is printed: the tenths of all lines, divided, are the figure of a serving', () => {
    assert(
      property(
        array(integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 30 }),
        integer({ min: 1, max: 12 }),
        (grams, servings) => {
          const found = nutritionOf(
            grams.map((each) => lineOf(potato, weighed(each))),
            servings,
          )
          const tenths = found.lines.reduce((sum, { calories }) => sum + Math.round((calories ?? 0) * 10), 0)
          // half a calorie may go either way
          expect(Math.abs(tenths / 10 / servings - found.perServing.calories)).toBeLessThanOrEqual(0.5 + 1e-9)
        },
      ),
    )
  })

  it('has a wider range where the weight is less sure', () => {
    const sure = nutritionOf([lineOf(potato, weighed(500))], 1).range
    const guessed = nutritionOf(
      [lineOf(potato, { grams: 500, low: 250, high: 750, how: 'assumed', source: 'assumed' })],
      1,
    ).range
    expect(guessed.low).toBeLessThan(sure.low)
    expect(guessed.high).toBeGreaterThan(sure.high)
  })

  it('tells how much of the weight it knows, and that its worst line has no figure', () => {
    const { coverage, worstSource } = nutritionOf(
      [lineOf(potato, weighed(300)), lineOf(undefined, weighed(100)), lineOf(undefined, undefined)],
      1,
    )
    expect(coverage).toBe(0.5)
    expect(worstSource).toBe('none')
  })

  it('counts little of the oil for frying, and nothing of a heading', () => {
    const oil = lineOf({ ...potato, edible: 1 }, weighed(1000), '1 kg oil, for deep-frying')
    expect(nutritionOf([oil], 1).perServing.calories).toBe(120)
    expect(isHeading('For the sauce:')).toBe(true)
    expect(isHeading('For the sauce: 2 cups milk')).toBe(false)
    for (const text of [
      '8 wooden skewers, soaked',
      'Aluminum foil',
      '12 paper muffin liners',
      '*Not included',
      'Spices:',
    ])
      expect([text, isHeading(text)]).toEqual([text, true])
    for (const text of ['Skewers of chicken', '8 shrimp skewers', 'Foil-baked fish', '1 lb meat', 'parchment bread'])
      expect([text, isHeading(text)]).toEqual([text, false])
  })

  it('always lies inside its own range', () => {
    assert(
      property(double({ min: 0, max: 5000, noNaN: true }), double({ min: 0, max: 1, noNaN: true }), (grams, off) => {
        const weight: Weight = { grams, low: grams * (1 - off), high: grams * (1 + off), how: '', source: 'density' }
        const { perServing, range } = nutritionOf([lineOf(potato, weight)], 3)
        expect(range.low).toBeLessThanOrEqual(perServing.calories)
        expect(range.high).toBeGreaterThanOrEqual(perServing.calories)
      }),
    )
  })
})

describe('cost', () => {
  it('is for what is used, and for whole packages besides', () => {
    const cost = costOf([lineOf(potato, weighed(400))], 2)
    expect(cost).toMatchObject({ total: 1, perServing: 0.5, toBuy: 2.5, range: { low: 0.8, high: 1.6 } })
    expect(cost.lines[0]).toEqual({
      line: 0,
      food: 'potato',
      used: 1,
      toBuy: 2.5,
      pack: '1 kg bag',
      source: 'BLS',
      month: '2026-08',
    })
  })

  it('pays for the peel of what was counted', () => {
    expect(costOf([lineOf(potato, { ...weighed(400), source: 'portion' })], 1).total).toBe(1.25)
  })

  it('buys one package for two lines of one food, and no water', () => {
    const cost = costOf([lineOf(potato, weighed(400)), lineOf(potato, weighed(300)), lineOf(water, weighed(900))], 2)
    expect(cost.lines.map(({ toBuy }) => toBuy)).toEqual([2.5, 0, 0])
    expect(cost.toBuy).toBe(2.5)
    expect(cost.total).toBe(1.75)
  })

  it('is in whole cents and adds up', () => {
    assert(
      property(double({ min: 0, max: 3000, noNaN: true }), double({ min: 0, max: 3000, noNaN: true }), (a, b) => {
        const cost = costOf([lineOf(potato, weighed(a)), lineOf(potato, weighed(b))], 1)
        const cents = cost.lines.map(({ used }) => Math.round((used ?? 0) * 100))
        expect(cents.reduce((sum, one) => sum + one, 0)).toBe(Math.round(cost.total * 100))
        expect(cost.total).toBe(Math.round(cost.total * 100) / 100)
      }),
    )
  })
})

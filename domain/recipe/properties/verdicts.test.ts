import { array, assert, constantFrom, integer, property, record, shuffledSubarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Allergen, allergenVerdicts } from '#domain/food/allergens/allergens.ts'
import { foods } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { findFood } from '#domain/food/match/find-food.ts'
import { pluralOf } from '#domain/measure/plural.ts'
import { scaleIngredient } from '#domain/measure/print.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

/** Names that have a plural: nobody writes 'char sius'. A cup of bouillon is poured, a spoon of it is powder: two foods, by the unit. */
const names = [...foods.values()]
  .flatMap(({ name, aliases }) => [name, ...aliases.slice(0, 1)])
  .filter((name) => !name.endsWith('bouillon'))
  .filter((name) => findFood(pluralOf(name)).food?.id === findFood(name).food?.id)

/** Lines as cooks write them: of every food of the table, of two foods, of none that anybody knows. */
const line = record({
  amount: constantFrom('1/2', '1', '1 1/2', '2', '3', '250', '1-2'),
  unit: constantFrom('cup', 'tbsp', 'tsp', 'lb', 'oz', 'g', 'ml', 'clove', '', 'large'),
  name: constantFrom(
    ...names,
    'butter or olive oil',
    'salt and pepper',
    'zorblax',
    'gluten-free tamari',
    'vegan cheese',
  ),
  preparation: constantFrom('', 'finely chopped', 'drained', 'melted in butter', 'optional', 'to taste'),
})
const list = array(line, { minLength: 1, maxLength: 12 })

/** Their calories, as they are printed, are just a half when they are divided. */
const halved = [
  { amount: '1', unit: '', name: 'chestnut', preparation: 'to taste' },
  { amount: '1 1/2', unit: 'clove', name: 'ginkgo nuts', preparation: 'optional' },
  { amount: '1', unit: 'ml', name: 'microbial rennet', preparation: 'drained' },
  { amount: '1 1/2', unit: 'g', name: 'mustard seed', preparation: 'finely chopped' },
  { amount: '250', unit: 'cup', name: 'fish sauce', preparation: '' },
] as const

type Line = Parameters<typeof scaleIngredient>[0]
function verified(ingredients: readonly Line[], servings = 4): Verification {
  return verifyRecipe({ servings, ingredients })
}
const allergensOf = ({ allergens }: Verification) => allergens.map(({ allergen, verdict }) => `${allergen} ${verdict}`)

/** Diets that ask for the kinds of food alone; the others ask for figures a serving, which rounding may tip. */
const byKind = new Set(['vegan', 'vegetarian', 'pescatarian', 'paleo', 'gluten-free', 'dairy-free', 'nut-free'])
const dietsOf = ({ diets }: Verification) =>
  diets.filter(({ diet }) => byKind.has(diet)).map(({ diet, verdict }) => `${diet} ${verdict}`)

describe('the verdicts of a recipe', () => {
  test('are the same for more or fewer people', () => {
    assert(
      property(list, constantFrom(0.25, 0.5, 2, 3, 7), (ingredients, factor) => {
        const before = verified(ingredients)
        const after = verified(
          ingredients.map((each) => scaleIngredient(each, factor)),
          4 * factor,
        )
        expect(allergensOf(after)).toEqual(allergensOf(before))
        expect(dietsOf(after)).toEqual(dietsOf(before))
      }),
      // three eighths of them are 'large sprinkle', a word for a little of something too
      {
        numRuns: 300,
        examples: [[[{ amount: '1 1/2', unit: 'large', name: 'sprinkles', preparation: '' }], 0.25]],
      },
    )
  })

  test('of allergens never get better by one more line', () => {
    const rank = ({ allergens }: Verification, wanted: Allergen) =>
      allergenVerdicts.findIndex((one) => one === allergens.find(({ allergen }) => allergen === wanted)?.verdict)
    assert(
      property(list, line, (ingredients, added) => {
        const [before, after] = [verified(ingredients), verified([...ingredients, added])]
        for (const { allergen } of before.allergens) {
          expect(rank(after, allergen)).toBeLessThanOrEqual(rank(before, allergen))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('and its figures do not depend on the order of its lines', () => {
    const twoOrders = list.chain((ingredients) =>
      shuffledSubarray(ingredients, { minLength: ingredients.length }).map((other) => [ingredients, other] as const),
    )
    assert(
      property(twoOrders, ([ingredients, shuffled]) => {
        const [one, other] = [verified(ingredients), verified(shuffled)]
        expect(allergensOf(other)).toEqual(allergensOf(one))
        expect(other.diets.map(({ diet, verdict }) => [diet, verdict])).toEqual(
          one.diets.map(({ diet, verdict }) => [diet, verdict]),
        )
        expect(other.nutrition.perServing.calories).toBeCloseTo(one.nutrition.perServing.calories, 0)
        expect(other.cost.total).toBeCloseTo(one.cost.total, 1)
        expect(other.findings.map(({ code }) => code).toSorted()).toEqual(
          one.findings.map(({ code }) => code).toSorted(),
        )
      }),
      { numRuns: 200, examples: [[[[...halved], [halved[0], halved[4], halved[1], halved[2], halved[3]]]]] },
    )
  })
})

describe('the American and the metric form of a line', () => {
  /** Grams or millilitres in one of the unit. */
  const units = [
    { us: 'lb', metric: 'g', each: 453.59 },
    { us: 'oz', metric: 'g', each: 28.35 },
    { us: 'cups', metric: 'ml', each: 236.59 },
    { us: 'tbsp', metric: 'ml', each: 14.787 },
    { us: 'tsp', metric: 'ml', each: 4.929 },
  ]
  const grams = (text: string) => {
    const read = readIngredientLine(text)
    const [named] = read.foods
    return named && weigh(read, named)
  }

  test('agree within rounding in weight, and in every verdict', () => {
    assert(
      property(
        constantFrom(...[...foods.values()].map(({ name }) => name)),
        constantFrom(...units),
        integer({ min: 1, max: 12 }),
        (name, { us, metric, each }, count) => {
          const measured = count * each
          const american = `${count} ${us} ${name}`
          const european = `${measured < 20 ? measured.toFixed(1) : Math.round(measured)} ${metric} ${name}`
          const [one, other] = [verifyLine(american), verifyLine(european)]
          expect(allergensOf(other)).toEqual(allergensOf(one))
          expect(dietsOf(other)).toEqual(dietsOf(one))
          const [weight, same] = [grams(american), grams(european)]
          if (!weight || !same) return
          // a cup of leaves is weighed by the cup, and its millilitres by their density: only what has a density both times is the same
          if (metric === 'ml' && (weight.source !== 'density' || same.source !== 'density')) return
          const near = metric === 'ml' ? 0.12 : 0.02
          expect(same.grams / weight.grams).toBeGreaterThan(1 - near)
          expect(same.grams / weight.grams).toBeLessThan(1 + near)
        },
      ),
      { numRuns: 1000 },
    )
  })

  function verifyLine(text: string): Verification {
    return verifyRecipe({ servings: 4, ingredients: [text] })
  }
})

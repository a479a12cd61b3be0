import { correctedLine, wholeNameOf } from '#domain/food/corrections/corrected-line.ts'
import {
  type Corrections,
  correctionsOf,
  type FoodCorrection,
  nameKeyOf,
  sizeKey,
  type WeighedUnit,
  weighedUnits,
} from '#domain/food/corrections/correction.ts'
import type { Food } from '#domain/food/food.ts'
import { correctionsInForce } from '#domain/food/kitchen-data.ts'
import { readByTables, readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import type { IngredientLine, Weight } from '#domain/food/line/line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'
import { nutritionOf } from '#domain/food/nutrition/nutrition.ts'
import { costOf, gramsAsSold } from '#domain/food/prices/cost.ts'
import { toNumber } from '#domain/measure/amount.ts'
import { isDrained, labelOf } from '#domain/measure/convert.ts'
import { lineOf } from '#domain/recipe/verify/reading/read-recipe.ts'

/** What of a line can be corrected: its names, and what one piece or package of its food weighs, in grams as sold. */
export function lineToCorrect(text: string) {
  const line = readIngredientLine(text)
  const names = [...line.foods, ...line.alternatives]
    .filter(({ words }) => nameKeyOf(words) !== '')
    .map(({ words, food }) => ({ words, food: nameOf(food) }))
  const whole = wholeNameOf(line)
  return { names: whole === undefined ? names : [...names, { words: whole, food: null }], one: oneOf(line) }
}

function oneOf(line: IngredientLine) {
  const [named] = line.foods
  const unit = weighedUnits.find((each) => each === (line.unit ?? (line.amount && 'each')))
  const food = nameOf(named?.food)
  if (!named || !food || !unit || !line.amount || line.foods.length > 1 || line.second) return null
  // what the line itself says of its size needs no correction
  if (line.packageSize && !line.asRead) return null
  const weight = weigh(line, named)
  const count = toNumber(line.amount)
  const grams = named.food && weight && count > 0 ? asSold(named.food, unit, weight, count) : null
  return { food, unit, grams: grams && Math.round(grams * 10) / 10 }
}

/** Grams of one on the scales of a shop: with its peel, and with what a can holds besides. */
function asSold(food: Food, unit: WeighedUnit, weight: Weight, count: number): number {
  const portion = unit === 'can' || unit === 'jar' ? food.portions[unit] : undefined
  if (portion !== undefined && isDrained(portion, food.pack) && weight.grams / count === portion)
    return labelOf(food.pack)
  return gramsAsSold(food, weight) / count
}

/** Why nobody need decide on a correction of this line: it speaks of nothing in it, or says what is read already. Undefined: somebody does. */
export function idleCorrection(text: string, correction: FoodCorrection): 'elsewhere' | 'no change' | undefined {
  const { names, one } = lineToCorrect(text)
  const isThere =
    correction.kind === 'food'
      ? names.some(({ words }) => nameKeyOf(words) === nameKeyOf(correction.words))
      : one?.food.id === correction.food && one.unit === correction.unit
  if (!isThere) return 'elsewhere'
  return changes(text, withCorrection(correctionsInForce(), correction)) ? undefined : 'no change'
}

/** A line as it is read without a correction and with it; `isInForce`: it is among those by which lines are read now. */
export function correctionEffect(text: string, correction: FoodCorrection, isInForce: boolean) {
  const now = correctionsInForce()
  const line = readByTables(text)
  return {
    before: figuresOf(correctedLine(line, isInForce ? withoutCorrection(now, correction) : now)),
    after: figuresOf(correctedLine(line, withCorrection(now, correction))),
  }
}

/** How many of the recipes, each its lines, a correction would change. */
export function recipesChanged(correction: FoodCorrection, recipes: readonly (readonly string[])[]): number {
  const then = withCorrection(correctionsInForce(), correction)
  return recipes.filter((lines) => lines.some((text) => changes(text, then))).length
}

function changes(text: string, then: Corrections): boolean {
  const now = readIngredientLine(text)
  return signOf(correctedLine(now.asRead ?? now, then)) !== signOf(now)
}

function signOf({ foods, alternatives, packageSize }: IngredientLine): string {
  return JSON.stringify([[...foods, ...alternatives].map(({ food }) => food?.id), foods.length, packageSize])
}

function withCorrection({ foods, grams }: Corrections, correction: FoodCorrection): Corrections {
  const one = correctionsOf([correction])
  return { foods: new Map([...foods, ...one.foods]), grams: new Map([...grams, ...one.grams]) }
}

function withoutCorrection({ foods, grams }: Corrections, correction: FoodCorrection): Corrections {
  const [named, weighed] = [new Map(foods), new Map(grams)]
  if (correction.kind === 'food') named.delete(nameKeyOf(correction.words))
  else weighed.delete(sizeKey(correction.food, correction.unit))
  return { foods: named, grams: weighed }
}

function figuresOf(line: IngredientLine) {
  const read = lineOf(line)
  const [energy] = nutritionOf([read], 1).lines
  const [cost] = costOf([read], 1).lines
  return {
    foods: read.foods.map(({ name }) => name),
    isKnown: read.known,
    grams: energy?.grams ?? null,
    how: energy?.how ?? '',
    calories: energy?.calories ?? null,
    cost: cost?.used ?? null,
    allergens: read.allergens.map(({ allergen, certainty }) => ({
      allergen,
      verdict: certainty === 'certain' ? ('contains' as const) : ('usually_contains' as const),
    })),
  }
}

function nameOf(food: Food | undefined): { id: string; name: string } | null {
  return food ? { id: food.id, name: food.name } : null
}

import { type Nutrients, netCarbs } from '#domain/food/food.ts'
import type { BoundNutrient, NutrientBound, Wish } from '#domain/options/wish.ts'

/** Bounds of a wish that the figures of a serving break. */
export function boundsBroken(per: Nutrients, { nutrients = [] }: Pick<Wish, 'nutrients'>): readonly NutrientBound[] {
  return nutrients.filter(({ nutrient, bound, value }) => {
    const amount = amountOf(per, nutrient)
    return bound === 'least' ? amount < value : amount > value
  })
}

/** By what part of it the figures of a serving miss the bound that they miss most: 0 where all are kept, 1 for none of what is asked or twice what is allowed. */
export function missOf(per: Nutrients, { nutrients = [] }: Pick<Wish, 'nutrients'>): number {
  const misses = nutrients.map(({ nutrient, bound, value }) => {
    const over = amountOf(per, nutrient) / value - 1
    return Math.min(1, Math.max(0, bound === 'least' ? -over : over))
  })
  return Math.max(0, ...misses)
}

/** What a serving has where that is not what the wish asks for, in a sentence each without a full stop. */
export function boundNotes(per: Nutrients, wish: Pick<Wish, 'nutrients'>): string[] {
  return boundsBroken(per, wish).map(({ nutrient, bound, value }) => {
    const has = `A serving has ${Math.round(amountOf(per, nutrient))} ${unitOf(nutrient)} of ${names[nutrient]}`
    return `${has}, ${bound === 'least' ? 'not' : 'more than'} the ${value} that you asked for`
  })
}

/** 'at most 10 grams of sugar a serving'. */
export function boundWords({ nutrient, bound, value }: NutrientBound): string {
  return `at ${bound} ${value} ${unitOf(nutrient)} of ${names[nutrient]} a serving`
}

export function isBoundNutrient(name: string): name is BoundNutrient {
  return Object.hasOwn(names, name)
}

function amountOf(per: Nutrients, nutrient: BoundNutrient): number {
  return nutrient === 'netCarbs' ? Math.max(0, netCarbs(per)) : per[nutrient]
}

function unitOf(nutrient: BoundNutrient): string {
  return nutrient === 'sodium' ? 'mg' : 'grams'
}

const names: Readonly<Record<BoundNutrient, string>> = {
  protein: 'protein',
  carbs: 'carbohydrate',
  netCarbs: 'net carbohydrate',
  fat: 'fat',
  saturatedFat: 'saturated fat',
  sugar: 'sugar',
  fiber: 'fiber',
  sodium: 'sodium',
}

import type { DinnerKind } from '#domain/catalogue/book/kinds-by-name.ts'
import type { DinnerFood } from '#domain/recipe/compose/dinner/dinner-kinds.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/**
 * Of a hundred dinners at home those that are built on each food. Meat and fish are three of four, our estimate, and stand to each other as the
 * pounds of each that there are for a person in the US (USDA Economic Research Service, Food Availability Data System: chicken 68.1, beef 56.2, pork 47.5
 * in 2021, fish and shellfish 19.1 in 2019, turkey 12.4 in 2014), with half of the pork eaten as bacon, ham and sausage at other meals and most of the turkey
 * on sandwiches and holidays. The rest is our estimate.
 */
const foodShares: Readonly<Record<DinnerFood, number>> = {
  chicken: 30,
  beef: 23,
  pork: 11,
  fish: 9,
  turkey: 2,
  'lamb and game': 1,
  beans: 8,
  cheese: 6,
  vegetables: 6,
  eggs: 3,
  tofu: 1,
}

/** Of a hundred dinners at home those of each kind: our estimate for the US and the UK. */
const kindShares: Readonly<Record<DinnerKind, number>> = {
  plate: 18,
  pasta: 16,
  'soup or stew': 12,
  'tacos and wraps': 11,
  'roast or traybake': 8,
  'sandwich or burger': 9,
  'rice dish': 6,
  'stir-fry': 5,
  casserole: 4,
  curry: 3,
  pizza: 2,
  noodles: 2,
  salad: 2,
  'egg dish': 2,
}

/** Of a hundred dinners of a household without meat and fish: our estimate of what it would not tire of, vegetables and beans before cheese. */
const foodsWithoutMeat: typeof foodShares = {
  ...foodShares,
  vegetables: 32,
  beans: 28,
  tofu: 14,
  eggs: 12,
  cheese: 14,
}
/** A plate of meat and two vegetables has no like there; curries, stir-fries and traybakes are what is cooked instead. */
const kindsWithoutMeat: typeof kindShares = {
  plate: 10,
  pasta: 12,
  'soup or stew': 13,
  'tacos and wraps': 10,
  'roast or traybake': 9,
  'sandwich or burger': 4,
  'rice dish': 6,
  'stir-fry': 8,
  casserole: 6,
  curry: 9,
  pizza: 3,
  noodles: 3,
  salad: 3,
  'egg dish': 4,
}

/** Of a hundred dinners those of each food and of each kind. */
export interface DinnerShares {
  readonly food: typeof foodShares
  readonly kind: typeof kindShares
}
export const everybodys: DinnerShares = { food: foodShares, kind: kindShares }
const withoutMeat: DinnerShares = { food: foodsWithoutMeat, kind: kindsWithoutMeat }

export function sharesFor({ diet }: Pick<HeardWish, 'diet'>): DinnerShares {
  return isMeatless({ diet }) ? withoutMeat : everybodys
}

export function isMeatless({ diet }: Pick<HeardWish, 'diet'>): boolean {
  return diet === 'vegetarian' || diet === 'vegan'
}

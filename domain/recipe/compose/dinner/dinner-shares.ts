import type { DinnerKind } from '#domain/catalogue/book/kinds-by-name.ts'
import type { DinnerFood } from '#domain/recipe/compose/dinner/dinner-kinds.ts'

/**
 * Of a hundred dinners at home those that are built on each food. Meat and fish are three of four, our estimate, and stand to each other as the
 * pounds of each that there are for a person in the US (USDA Economic Research Service, Food Availability Data System: chicken 68.1, beef 56.2, pork 47.5
 * in 2021, fish and shellfish 19.1 in 2019, turkey 12.4 in 2014), with half of the pork eaten as bacon, ham and sausage at other meals and most of the turkey
 * on sandwiches and holidays. The rest is our estimate.
 */
export const foodShares: Readonly<Record<DinnerFood, number>> = {
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
export const kindShares: Readonly<Record<DinnerKind, number>> = {
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

import type { Food } from '#domain/food/food.ts'
import { wordSet } from '#domain/plain-text.ts'

/**
 * Whether a food is probably at home: what every kitchen keeps, and dried herbs and spices of everyday cooking. More than a fifth of
 * its package is bought all the same, for nobody knows how full the jar is: 500 g of flour, half a bottle of oil. `grams` as bought.
 */
export function isStaple(food: Food, grams: number | null): boolean {
  return cupboard.has(food.id) && (grams ?? 0) <= food.pack.grams * spare
}

/** Whether a kitchen keeps it as a rule, however much is wanted. */
export function isCupboardFood(food: Food): boolean {
  return cupboard.has(food.id)
}

const spare = 0.2

const cupboard = wordSet(`
  salt table-salt pepper white-pepper peppercorns garlic-salt onion-salt seasoned-salt lemon-pepper
  olive-oil neutral-oil sunflower-oil corn-oil cooking-spray
  white-vinegar cider-vinegar red-vinegar white-wine-vinegar balsamic-vinegar
  sugar brown-sugar powdered-sugar honey
  flour cornstarch baking-powder baking-soda vanilla cocoa
  soy-sauce ketchup yellow-mustard dijon mayonnaise hot-sauce worcestershire
  cumin coriander turmeric curry-powder smoked-paprika sweet-paprika cayenne flakes chili-powder cinnamon allspice nutmeg ground-ginger
  ground-cloves garlic-powder onion-powder mustard-powder italian-seasoning cumin-seed cinnamon-stick cloves bay
  oregano dried-thyme dried-basil dried-parsley dried-rosemary dried-sage dried-dill`)

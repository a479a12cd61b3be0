import type { Aisle, Food } from '#domain/food/food.ts'
import { dairyAndEggLooks } from '#server/ports/images/drawn-dish/looks/dairy-and-egg-looks.ts'
import { dust, type FoodLook, sauce, seen, unseen } from '#server/ports/images/drawn-dish/looks/food-look.ts'
import { fruitLooks } from '#server/ports/images/drawn-dish/looks/fruit-looks.ts'
import { leafAndHerbLooks } from '#server/ports/images/drawn-dish/looks/leaf-and-herb-looks.ts'
import { meatAndFishLooks } from '#server/ports/images/drawn-dish/looks/meat-and-fish-looks.ts'
import { pantryLooks } from '#server/ports/images/drawn-dish/looks/pantry-looks.ts'
import { seasoningLooks } from '#server/ports/images/drawn-dish/looks/seasoning-looks.ts'
import { vegetableLooks } from '#server/ports/images/drawn-dish/looks/vegetable-looks.ts'

/** Every food that has a look, by its id in the table of foods. */
export const foodLooks: ReadonlyMap<string, FoodLook> = new Map([
  ...vegetableLooks,
  ...leafAndHerbLooks,
  ...fruitLooks,
  ...meatAndFishLooks,
  ...dairyAndEggLooks,
  ...pantryLooks,
  ...seasoningLooks,
])

/** What nobody knows the look of is crumbs. */
export const unknownLook: FoodLook = seen('small', 'crumb', '#b98a55', 9)

/** How a food is drawn. One without a row of its own looks like what it is made of, or like what stands beside it in a market. */
export function lookOfFood(food: Food | undefined): FoodLook {
  if (!food) return unknownLook
  const parts = food.madeOf.flatMap((id) => foodLooks.get(id) ?? [])
  return foodLooks.get(food.id) ?? parts.find(({ part }) => part !== 'hidden') ?? neighbours[food.aisle]
}

const neighbours: Readonly<Record<Aisle, FoodLook>> = {
  Produce: seen('piece', 'cube', '#8fae4c', 12),
  Meat: seen('main', 'cube', '#a8653f', 16, { skin: '#5a2c16' }),
  Seafood: seen('main', 'cube', '#f3dcc8', 16, { skin: '#c98a3f' }),
  'Dairy & Eggs': seen('cream', 'dollop', '#fff8ea', 22),
  Deli: seen('piece', 'cube', '#d98a86', 13),
  Bakery: seen('bread', 'toast', '#e6bd7c', 70),
  'Grains & Pasta': seen('grain', 'crumb', '#ead3a0', 5),
  'Canned & Jarred': sauce('#c8803c', 0.5),
  Baking: unseen,
  'Nuts & Seeds': seen('small', 'nut', '#c9a06a', 9),
  'Spices & Herbs': dust('#a9703c', 2),
  'Oils & Vinegars': unseen,
  'Sauces & Condiments': sauce('#a8602c'),
  Frozen: seen('small', 'cube', '#b9a45c', 9),
  Drinks: sauce('#e9c27a', 0.6),
}

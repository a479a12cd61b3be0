import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import type { Intents } from '#domain/wish/intents.ts'

/** Ids of the foods that cannot be kept by whoever has no fridge; none for others. */
export function chilledFoods({ isUnchilled }: Intents): readonly string[] {
  return isUnchilled ? chilled : []
}

/** Whether a food spoils within a day outside a fridge: USDA FSIS, Food Safety While Hiking, Camping & Boating; USDA FoodKeeper. */
export function needsFridge({ id, aisle }: Pick<Food, 'id' | 'aisle'>): boolean {
  return chilledAisles.has(aisle) && !keptDry.test(id)
}
const chilledAisles: ReadonlySet<string> = new Set(['Meat', 'Seafood', 'Dairy & Eggs', 'Frozen'])

/** Dried, canned, cured hard or in a carton that was never chilled, and the cheeses that are hard. */
const keptDry =
  /^(?:canned-.+|.+-powder|dried-.+|jerky|pork-(?:rinds|floss)|summer-sausage|pepperoni|salami|bonito|anchov.+|clam-juice|parmesan|pecorino|grana-padano|vegan-parmesan|cheddar|swiss|gruyere|gouda|manchego|provolone|seitan|soy-chunks|egg-replacer|creamer|(?:chocolate|plant|oat|almond|soy|rice|pea|cashew)-milk|coconut-milk-drink)$/

const chilled: readonly string[] = [...foods.values()].filter(needsFridge).map(({ id }) => id)

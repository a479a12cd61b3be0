import type { Food } from '#domain/food/food.ts'

/** Whether a food spoils within hours outside a fridge: USDA FSIS, Food Safety While Hiking, Camping & Boating; USDA FoodKeeper. */
export function needsFridge({ id, aisle }: Pick<Food, 'id' | 'aisle'>): boolean {
  return chilledAisles.has(aisle) && !keptDry.test(id)
}
const chilledAisles: ReadonlySet<string> = new Set(['Meat', 'Seafood', 'Dairy & Eggs', 'Frozen'])

/** Dried, canned, cured hard or in a carton that was never chilled, and the cheeses that are hard. */
const keptDry =
  /^(?:canned-.+|.+-powder|dried-.+|jerky|pork-(?:rinds|floss)|summer-sausage|pepperoni|bonito|anchov.+|clam-juice|parmesan|pecorino|cheddar|swiss|gruyere|gouda|manchego|provolone|grana-padano|vegan-parmesan|seitan|soy-chunks|egg-replacer|creamer|(?:chocolate|plant|oat|almond|soy|rice|pea|cashew)-milk|coconut-milk-drink)$/

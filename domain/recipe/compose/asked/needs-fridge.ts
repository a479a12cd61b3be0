import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { wordSet } from '#domain/plain-text.ts'
import type { Intents } from '#domain/wish/intents.ts'

/** Ids of the foods that cannot be kept by whoever has no fridge; none for others. */
export function chilledFoods({ isUnchilled }: Intents): readonly string[] {
  return isUnchilled ? chilled : []
}

/** Whether a food spoils within a day outside a fridge: USDA FSIS, Food Safety While Hiking, Camping & Boating; USDA FoodKeeper. */
export function needsFridge({ id, aisle }: Pick<Food, 'id' | 'aisle'>): boolean {
  return chilledAisles.has(aisle) && !isKeptDry(id)
}
const chilledAisles: ReadonlySet<string> = new Set(['Meat', 'Seafood', 'Dairy & Eggs', 'Frozen'])

/** Dried, canned, cured hard or in a carton that was never chilled, and the cheeses that are hard. */
function isKeptDry(id: string): boolean {
  return keptDry.has(id) || /^(?:canned|dried)-.|^anchov.|.-powder$/.test(id)
}
const keptDry = wordSet(`
  jerky pork-rinds pork-floss summer-sausage pepperoni salami bonito clam-juice parmesan pecorino grana-padano vegan-parmesan cheddar swiss
  gruyere gouda manchego provolone seitan soy-chunks egg-replacer creamer chocolate-milk plant-milk oat-milk almond-milk soy-milk rice-milk
  pea-milk cashew-milk coconut-milk-drink`)

const chilled: readonly string[] = [...foods.values()].filter(needsFridge).map(({ id }) => id)

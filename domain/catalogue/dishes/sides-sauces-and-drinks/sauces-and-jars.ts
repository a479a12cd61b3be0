import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { coldSauces } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/cold-sauces.ts'
import { fruitSpreads } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/fruit-spreads.ts'
import { kitchenBasics } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/kitchen-basics.ts'
import { pickles } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/pickles.ts'
import { saladDressings } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/salad-dressings.ts'
import { sauces } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/sauces.ts'
import { warmSauces } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/warm-sauces.ts'

/** Sauces and dressings, and what stands in a jar in the refrigerator. */
export const saucesAndJars: DishEntries = {
  ...sauces,
  ...kitchenBasics,
  ...saladDressings,
  ...warmSauces,
  ...coldSauces,
  ...pickles,
  ...fruitSpreads,
}

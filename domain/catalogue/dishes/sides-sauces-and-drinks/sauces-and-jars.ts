import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { coldSauces } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/cold-sauces.ts'
import { freshCheeseAndKimchi } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/fresh-cheese-and-kimchi.ts'
import { fruitSpreads } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/fruit-spreads.ts'
import { kitchenBasics } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/kitchen-basics.ts'
import { mayonnaiseSauces } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/mayonnaise-sauces.ts'
import { moreDressings } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/more-dressings.ts'
import { pastesAndChiliOils } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/pastes-and-chili-oils.ts'
import { pickles } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/pickles.ts'
import { saladDressings } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/salad-dressings.ts'
import { salsas } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/salsas.ts'
import { sauces } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/sauces.ts'
import { spiceMixes } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/spice-mixes.ts'
import { steakSauces } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/steak-sauces.ts'
import { warmSauces } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/warm-sauces.ts'
import { whiteSaucesAndOnions } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars/white-sauces-and-onions.ts'

/** Sauces and dressings, and what stands in a jar in the refrigerator. */
export const saucesAndJars: DishEntries = {
  ...sauces,
  ...kitchenBasics,
  ...saladDressings,
  ...warmSauces,
  ...coldSauces,
  ...pickles,
  ...fruitSpreads,
  ...mayonnaiseSauces,
  ...steakSauces,
  ...whiteSaucesAndOnions,
  ...moreDressings,
  ...spiceMixes,
  ...pastesAndChiliOils,
  ...freshCheeseAndKimchi,
  ...salsas,
}

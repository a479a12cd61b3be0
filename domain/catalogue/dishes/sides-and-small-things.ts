import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { greenVegetables } from '#domain/catalogue/dishes/sides-and-small-things/green-vegetables.ts'
import { greensAndGratins } from '#domain/catalogue/dishes/sides-and-small-things/greens-and-gratins.ts'
import { morePotatoes } from '#domain/catalogue/dishes/sides-and-small-things/more-potatoes.ts'
import { potatoes } from '#domain/catalogue/dishes/sides-and-small-things/potatoes.ts'

/** Sides, small bites, snacks and drinks. */
export const sidesAndSmallThings: DishEntries = {
  ...greenVegetables,
  ...greensAndGratins,
  ...morePotatoes,
  ...potatoes,
}

import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { britishAndScottish } from '#domain/catalogue/dishes/classics-and-islands/british-and-scottish.ts'
import { caribbean } from '#domain/catalogue/dishes/classics-and-islands/caribbean.ts'
import { islandsAndSpain } from '#domain/catalogue/dishes/classics-and-islands/islands-and-spain.ts'
import { savoryPastry } from '#domain/catalogue/dishes/classics-and-islands/savory-pastry.ts'

/** British and Caribbean classics, soups of the old school, and fish and shellfish for an occasion. */
export const classicsAndIslands: DishEntries = {
  ...britishAndScottish,
  ...caribbean,
  ...islandsAndSpain,
  ...savoryPastry,
}

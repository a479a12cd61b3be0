import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { bakingAndDesserts } from '#domain/catalogue/dishes/baking-and-desserts.ts'
import { italianAmerican } from '#domain/catalogue/dishes/italian/italian-american.ts'
import { sidesAndSmallThings } from '#domain/catalogue/dishes/sides-and-small-things.ts'

/** Every dish of the catalogue by its id. Ids are the dish's plain name in hyphens, and never change: histories hold them. */
export const dishEntries: DishEntries = {
  ...italianAmerican,
  ...bakingAndDesserts,
  ...sidesAndSmallThings,
}

import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { italian } from '#domain/catalogue/dishes/italian.ts'
import { mediterranean } from '#domain/catalogue/dishes/mediterranean.ts'

/** Every dish of the catalogue by its id. Ids are the dish's plain name in hyphens, and never change: histories hold them. */
export const dishEntries: DishEntries = {
  ...italian,
  ...mediterranean,
}

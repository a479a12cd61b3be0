import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { american } from '#domain/catalogue/dishes/american.ts'
import { americanLunchAndBreakfast } from '#domain/catalogue/dishes/american-lunch-and-breakfast.ts'
import { italianAmerican } from '#domain/catalogue/dishes/italian/italian-american.ts'

/** Every dish of the catalogue by its id. Ids are the dish's plain name in hyphens, and never change: histories hold them. */
export const dishEntries: DishEntries = {
  ...american,
  ...americanLunchAndBreakfast,
  ...italianAmerican,
}

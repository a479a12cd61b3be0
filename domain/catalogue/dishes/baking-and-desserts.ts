import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { dropCookies } from '#domain/catalogue/dishes/baking-and-desserts/drop-cookies.ts'

/** Cookies, cakes, pies, breads and cold sweets. */
export const bakingAndDesserts: DishEntries = {
  ...dropCookies,
}

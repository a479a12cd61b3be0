import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { barsAndCutCookies } from '#domain/catalogue/dishes/baking-and-desserts/bars-and-cut-cookies.ts'
import { dropCookies } from '#domain/catalogue/dishes/baking-and-desserts/drop-cookies.ts'
import { layerCakes } from '#domain/catalogue/dishes/baking-and-desserts/layer-cakes.ts'
import { quickBreads } from '#domain/catalogue/dishes/baking-and-desserts/quick-breads.ts'

/** Cookies, cakes, pies, breads and cold sweets. */
export const bakingAndDesserts: DishEntries = {
  ...dropCookies,
  ...barsAndCutCookies,
  ...layerCakes,
  ...quickBreads,
}

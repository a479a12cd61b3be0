import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { barsAndCutCookies } from '#domain/catalogue/dishes/baking/baking-and-desserts/bars-and-cut-cookies.ts'
import { biscuitsAndRolls } from '#domain/catalogue/dishes/baking/baking-and-desserts/biscuits-and-rolls.ts'
import { candyAndBars } from '#domain/catalogue/dishes/baking/baking-and-desserts/candy-and-bars.ts'
import { cheesecakesAndCreamPies } from '#domain/catalogue/dishes/baking/baking-and-desserts/cheesecakes-and-cream-pies.ts'
import { dropCookies } from '#domain/catalogue/dishes/baking/baking-and-desserts/drop-cookies.ts'
import { fruitDesserts } from '#domain/catalogue/dishes/baking/baking-and-desserts/fruit-desserts.ts'
import { layerCakes } from '#domain/catalogue/dishes/baking/baking-and-desserts/layer-cakes.ts'
import { moreCookies } from '#domain/catalogue/dishes/baking/baking-and-desserts/more-cookies.ts'
import { moreDesserts } from '#domain/catalogue/dishes/baking/baking-and-desserts/more-desserts.ts'
import { morePiesAndBreads } from '#domain/catalogue/dishes/baking/baking-and-desserts/more-pies-and-breads.ts'
import { pies } from '#domain/catalogue/dishes/baking/baking-and-desserts/pies.ts'
import { plainCakes } from '#domain/catalogue/dishes/baking/baking-and-desserts/plain-cakes.ts'
import { puddingsAndIces } from '#domain/catalogue/dishes/baking/baking-and-desserts/puddings-and-ices.ts'
import { quickBreads } from '#domain/catalogue/dishes/baking/baking-and-desserts/quick-breads.ts'
import { swirledBakes } from '#domain/catalogue/dishes/baking/baking-and-desserts/swirled-bakes.ts'
import { tinsAndWhites } from '#domain/catalogue/dishes/baking/baking-and-desserts/tins-and-whites.ts'
import { yeastBreads } from '#domain/catalogue/dishes/baking/baking-and-desserts/yeast-breads.ts'

/** Cookies, cakes, pies, breads and cold sweets. */
export const bakingAndDesserts: DishEntries = {
  ...barsAndCutCookies,
  ...biscuitsAndRolls,
  ...candyAndBars,
  ...cheesecakesAndCreamPies,
  ...dropCookies,
  ...fruitDesserts,
  ...layerCakes,
  ...moreCookies,
  ...moreDesserts,
  ...morePiesAndBreads,
  ...pies,
  ...plainCakes,
  ...puddingsAndIces,
  ...quickBreads,
  ...yeastBreads,
  ...swirledBakes,
  ...tinsAndWhites,
}

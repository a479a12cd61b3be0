import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { barsAndCandies } from '#domain/catalogue/dishes/home-baking/bars-and-candies.ts'
import { cookieTins } from '#domain/catalogue/dishes/home-baking/cookie-tins.ts'
import { creamPies } from '#domain/catalogue/dishes/home-baking/cream-pies.ts'
import { fruitPies } from '#domain/catalogue/dishes/home-baking/fruit-pies.ts'
import { partyCakes } from '#domain/catalogue/dishes/home-baking/party-cakes.ts'

/** More of what is baked at home: cakes, pies, cookies, breads and puddings. */
export const homeBaking: DishEntries = {
  ...barsAndCandies,
  ...cookieTins,
  ...creamPies,
  ...fruitPies,
  ...partyCakes,
}

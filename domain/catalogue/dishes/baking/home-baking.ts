import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { australianAndCanadianSweets } from '#domain/catalogue/dishes/baking/home-baking/australian-and-canadian-sweets.ts'
import { barsAndCandies } from '#domain/catalogue/dishes/baking/home-baking/bars-and-candies.ts'
import { britishPuddings } from '#domain/catalogue/dishes/baking/home-baking/british-puddings.ts'
import { chouxAndCream } from '#domain/catalogue/dishes/baking/home-baking/choux-and-cream.ts'
import { coconutAndDumpCakes } from '#domain/catalogue/dishes/baking/home-baking/coconut-and-dump-cakes.ts'
import { cookieTins } from '#domain/catalogue/dishes/baking/home-baking/cookie-tins.ts'
import { cookiesAndDippedSweets } from '#domain/catalogue/dishes/baking/home-baking/cookies-and-dipped-sweets.ts'
import { crackersAndDiscard } from '#domain/catalogue/dishes/baking/home-baking/crackers-and-discard.ts'
import { creamPies } from '#domain/catalogue/dishes/baking/home-baking/cream-pies.ts'
import { enrichedBreads } from '#domain/catalogue/dishes/baking/home-baking/enriched-breads.ts'
import { frittersAndFilledDoughs } from '#domain/catalogue/dishes/baking/home-baking/fritters-and-filled-doughs.ts'
import { frostedAndPokedCakes } from '#domain/catalogue/dishes/baking/home-baking/frosted-and-poked-cakes.ts'
import { frozenAndWhipped } from '#domain/catalogue/dishes/baking/home-baking/frozen-and-whipped.ts'
import { fruitAndFun } from '#domain/catalogue/dishes/baking/home-baking/fruit-and-fun.ts'
import { fruitPies } from '#domain/catalogue/dishes/baking/home-baking/fruit-pies.ts'
import { fryingPanBreads } from '#domain/catalogue/dishes/baking/home-baking/frying-pan-breads.ts'
import { gardenAndOrchardBakes } from '#domain/catalogue/dishes/baking/home-baking/garden-and-orchard-bakes.ts'
import { griddledAndFlakyBreads } from '#domain/catalogue/dishes/baking/home-baking/griddled-and-flaky-breads.ts'
import { lemonAndSavoryBakes } from '#domain/catalogue/dishes/baking/home-baking/lemon-and-savory-bakes.ts'
import { littleSugar } from '#domain/catalogue/dishes/baking/home-baking/little-sugar.ts'
import { muffinsAndCakes } from '#domain/catalogue/dishes/baking/home-baking/muffins-and-cakes.ts'
import { noBakeCandies } from '#domain/catalogue/dishes/baking/home-baking/no-bake-candies.ts'
import { noOvenSweets } from '#domain/catalogue/dishes/baking/home-baking/no-oven-sweets.ts'
import { partyCakes } from '#domain/catalogue/dishes/baking/home-baking/party-cakes.ts'
import { savoryMuffinsAndSlices } from '#domain/catalogue/dishes/baking/home-baking/savory-muffins-and-slices.ts'
import { schoolDinnerBakes } from '#domain/catalogue/dishes/baking/home-baking/school-dinner-bakes.ts'
import { softBunsAndFruitLoaves } from '#domain/catalogue/dishes/baking/home-baking/soft-buns-and-fruit-loaves.ts'
import { teaBreadsAndScones } from '#domain/catalogue/dishes/baking/home-baking/tea-breads-and-scones.ts'
import { tortillasAndStuffedBreads } from '#domain/catalogue/dishes/baking/home-baking/tortillas-and-stuffed-breads.ts'

/** More of what is baked at home: cakes, pies, cookies, breads and puddings. */
export const homeBaking: DishEntries = {
  ...barsAndCandies,
  ...chouxAndCream,
  ...cookieTins,
  ...creamPies,
  ...enrichedBreads,
  ...frozenAndWhipped,
  ...fruitAndFun,
  ...fruitPies,
  ...griddledAndFlakyBreads,
  ...muffinsAndCakes,
  ...partyCakes,
  ...coconutAndDumpCakes,
  ...gardenAndOrchardBakes,
  ...teaBreadsAndScones,
  ...britishPuddings,
  ...australianAndCanadianSweets,
  ...savoryMuffinsAndSlices,
  ...fryingPanBreads,
  ...noOvenSweets,
  ...lemonAndSavoryBakes,
  ...crackersAndDiscard,
  ...tortillasAndStuffedBreads,
  ...noBakeCandies,
  ...frostedAndPokedCakes,
  ...softBunsAndFruitLoaves,
  ...schoolDinnerBakes,
  ...frittersAndFilledDoughs,
  ...cookiesAndDippedSweets,
  ...littleSugar,
}

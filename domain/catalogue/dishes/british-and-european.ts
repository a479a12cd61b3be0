import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { alpsAndNorth } from '#domain/catalogue/dishes/british-and-european/alps-and-north.ts'
import { britishAndIrishHomes } from '#domain/catalogue/dishes/british-and-european/british-and-irish-homes.ts'
import { britishPies } from '#domain/catalogue/dishes/british-and-european/british-pies.ts'
import { britishRoastsAndStews } from '#domain/catalogue/dishes/british-and-european/british-roasts-and-stews.ts'
import { britishSuppers } from '#domain/catalogue/dishes/british-and-european/british-suppers.ts'
import { cakesAndButties } from '#domain/catalogue/dishes/british-and-european/cakes-and-butties.ts'
import { ciderAndCondiments } from '#domain/catalogue/dishes/british-and-european/cider-and-condiments.ts'
import { eastEuropeanHomes } from '#domain/catalogue/dishes/british-and-european/east-european-homes.ts'
import { gardenSoups } from '#domain/catalogue/dishes/british-and-european/garden-soups.ts'
import { middleAndEastEuropean } from '#domain/catalogue/dishes/british-and-european/middle-and-east-european.ts'
import { moreEuropean } from '#domain/catalogue/dishes/british-and-european/more-european.ts'
import { suppersAndPuddings } from '#domain/catalogue/dishes/british-and-european/suppers-and-puddings.ts'
import { traybakesAndTins } from '#domain/catalogue/dishes/british-and-european/traybakes-and-tins.ts'

/** Dishes of Britain, Ireland and the middle, north and east of Europe. */
export const britishAndEuropean: DishEntries = {
  ...alpsAndNorth,
  ...britishPies,
  ...britishRoastsAndStews,
  ...britishSuppers,
  ...cakesAndButties,
  ...ciderAndCondiments,
  ...middleAndEastEuropean,
  ...moreEuropean,
  ...britishAndIrishHomes,
  ...eastEuropeanHomes,
  ...gardenSoups,
  ...suppersAndPuddings,
  ...traybakesAndTins,
}

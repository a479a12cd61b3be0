import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { britishPies } from '#domain/catalogue/dishes/british-and-european/british-pies.ts'
import { britishRoastsAndStews } from '#domain/catalogue/dishes/british-and-european/british-roasts-and-stews.ts'
import { britishSuppers } from '#domain/catalogue/dishes/british-and-european/british-suppers.ts'
import { ciderAndCondiments } from '#domain/catalogue/dishes/british-and-european/cider-and-condiments.ts'
import { middleAndEastEuropean } from '#domain/catalogue/dishes/british-and-european/middle-and-east-european.ts'
import { moreEuropean } from '#domain/catalogue/dishes/british-and-european/more-european.ts'
import { britishAndIrishHomes } from '#domain/catalogue/dishes/british-and-european/british-and-irish-homes.ts'
import { eastEuropeanHomes } from '#domain/catalogue/dishes/british-and-european/east-european-homes.ts'

/** Dishes of Britain, Ireland and the middle, north and east of Europe. */
export const britishAndEuropean: DishEntries = {
  ...britishPies,
  ...britishRoastsAndStews,
  ...britishSuppers,
  ...ciderAndCondiments,
  ...middleAndEastEuropean,
  ...moreEuropean,
  ...britishAndIrishHomes,
  ...eastEuropeanHomes,
}

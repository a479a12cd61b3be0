import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { alpineCheese } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/alpine-cheese.ts'
import { britishAndIrishPots } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/british-and-irish-pots.ts'
import { britishCheeseSuppers } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/british-cheese-suppers.ts'
import { britishPies } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/british-pies.ts'
import { britishPotatoesAndMashes } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/british-potatoes-and-mashes.ts'
import { britishRoastsAndStews } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/british-roasts-and-stews.ts'
import { britishSuppers } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/british-suppers.ts'
import { buttiesAndToasts } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/butties-and-toasts.ts'
import { chickenLivers } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/chicken-livers.ts'
import { ciderAndCondiments } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/cider-and-condiments.ts'
import { eastEuropeanDumplingsAndKasha } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/east-european-dumplings-and-kasha.ts'
import { eastEuropeanPancakesAndCheesecake } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/east-european-pancakes-and-cheesecake.ts'
import { eastEuropeanPotsAndColdPlates } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/east-european-pots-and-cold-plates.ts'
import { gardenSoups } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/garden-soups.ts'
import { germanAndAustrianPlates } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/german-and-austrian-plates.ts'
import { germanAndAustrianSweets } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/german-and-austrian-sweets.ts'
import { middleAndEastEuropean } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/middle-and-east-european.ts'
import { moreEuropean } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/more-european.ts'
import { scandinavian } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/scandinavian.ts'
import { suppersAndPuddings } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/suppers-and-puddings.ts'
import { traybakesAndTins } from '#domain/catalogue/dishes/europe-and-africa/british-and-european/traybakes-and-tins.ts'

/** Dishes of Britain, Ireland and the middle, north and east of Europe. */
export const britishAndEuropean: DishEntries = {
  ...britishPies,
  ...britishRoastsAndStews,
  ...britishSuppers,
  ...ciderAndCondiments,
  ...middleAndEastEuropean,
  ...moreEuropean,
  ...gardenSoups,
  ...suppersAndPuddings,
  ...traybakesAndTins,
  ...alpineCheese,
  ...germanAndAustrianPlates,
  ...germanAndAustrianSweets,
  ...scandinavian,
  ...britishPotatoesAndMashes,
  ...britishAndIrishPots,
  ...britishCheeseSuppers,
  ...buttiesAndToasts,
  ...eastEuropeanPancakesAndCheesecake,
  ...eastEuropeanDumplingsAndKasha,
  ...eastEuropeanPotsAndColdPlates,
  ...chickenLivers,
}

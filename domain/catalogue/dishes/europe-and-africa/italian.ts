import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { antipastiAndSalads } from '#domain/catalogue/dishes/europe-and-africa/italian/antipasti-and-salads.ts'
import { bakedPasta } from '#domain/catalogue/dishes/europe-and-africa/italian/baked-pasta.ts'
import { cutletsAndBraises } from '#domain/catalogue/dishes/europe-and-africa/italian/cutlets-and-braises.ts'
import { doughsFromScratch } from '#domain/catalogue/dishes/europe-and-africa/italian/doughs-from-scratch.ts'
import { heartySoups } from '#domain/catalogue/dishes/europe-and-africa/italian/hearty-soups.ts'
import { italianAmerican } from '#domain/catalogue/dishes/europe-and-africa/italian/italian-american.ts'
import { modernPasta } from '#domain/catalogue/dishes/europe-and-africa/italian/modern-pasta.ts'
import { nonnasPots } from '#domain/catalogue/dishes/europe-and-africa/italian/nonnas-pots.ts'
import { pastaFromTheFridge } from '#domain/catalogue/dishes/europe-and-africa/italian/pasta-from-the-fridge.ts'
import { pizzaAndBread } from '#domain/catalogue/dishes/europe-and-africa/italian/pizza-and-bread.ts'
import { pizzasAndSheetPans } from '#domain/catalogue/dishes/europe-and-africa/italian/pizzas-and-sheet-pans.ts'
import { redSauce } from '#domain/catalogue/dishes/europe-and-africa/italian/red-sauce.ts'
import { riceGnocchiAndPolenta } from '#domain/catalogue/dishes/europe-and-africa/italian/rice-gnocchi-and-polenta.ts'
import { romanAndCreamy } from '#domain/catalogue/dishes/europe-and-africa/italian/roman-and-creamy.ts'
import { seafoodAndVegetablePasta } from '#domain/catalogue/dishes/europe-and-africa/italian/seafood-and-vegetable-pasta.ts'
import { italianSoups } from '#domain/catalogue/dishes/europe-and-africa/italian/soups.ts'
import { squashAndFilledPasta } from '#domain/catalogue/dishes/europe-and-africa/italian/squash-and-filled-pasta.ts'
import { italianSweets } from '#domain/catalogue/dishes/europe-and-africa/italian/sweets.ts'
import { tinnedFishAndPeas } from '#domain/catalogue/dishes/europe-and-africa/italian/tinned-fish-and-peas.ts'
import { weeknightItalian } from '#domain/catalogue/dishes/europe-and-africa/italian/weeknight.ts'

/** What home cooks in the US and UK make of Italy, by chapters. */
export const italian: DishEntries = {
  ...italianAmerican,
  ...redSauce,
  ...romanAndCreamy,
  ...cutletsAndBraises,
  ...seafoodAndVegetablePasta,
  ...bakedPasta,
  ...pizzaAndBread,
  ...italianSoups,
  ...riceGnocchiAndPolenta,
  ...antipastiAndSalads,
  ...weeknightItalian,
  ...italianSweets,
  ...heartySoups,
  ...modernPasta,
  ...pizzasAndSheetPans,
  ...squashAndFilledPasta,
  ...tinnedFishAndPeas,
  ...doughsFromScratch,
  ...nonnasPots,
  ...pastaFromTheFridge,
}

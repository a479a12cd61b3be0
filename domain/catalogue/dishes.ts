import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { american } from '#domain/catalogue/dishes/americas/american.ts'
import { americanFavorites } from '#domain/catalogue/dishes/americas/american-favorites.ts'
import { americanLunchAndBreakfast } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast.ts'
import { latinFavorites } from '#domain/catalogue/dishes/americas/latin-favorites.ts'
import { mexicanAndLatin } from '#domain/catalogue/dishes/americas/mexican-and-latin.ts'
import { curryHouseAndTakeout } from '#domain/catalogue/dishes/asia/curry-house-and-takeout.ts'
import { eastAsian } from '#domain/catalogue/dishes/asia/east-asian.ts'
import { southAndSoutheastAsian } from '#domain/catalogue/dishes/asia/south-and-southeast-asian.ts'
import { bakingAndDesserts } from '#domain/catalogue/dishes/baking/baking-and-desserts.ts'
import { homeBaking } from '#domain/catalogue/dishes/baking/home-baking.ts'
import { african } from '#domain/catalogue/dishes/europe-and-africa/african.ts'
import { britishAndEuropean } from '#domain/catalogue/dishes/europe-and-africa/british-and-european.ts'
import { italian } from '#domain/catalogue/dishes/europe-and-africa/italian.ts'
import { mediterranean } from '#domain/catalogue/dishes/europe-and-africa/mediterranean.ts'
import { brunchAndCasseroles } from '#domain/catalogue/dishes/occasions-and-machines/brunch-and-casseroles.ts'
import { classicsAndIslands } from '#domain/catalogue/dishes/occasions-and-machines/classics-and-islands.ts'
import { feastsAndEaters } from '#domain/catalogue/dishes/occasions-and-machines/feasts-and-eaters.ts'
import { machines } from '#domain/catalogue/dishes/occasions-and-machines/machines.ts'
import { shortcuts } from '#domain/catalogue/dishes/occasions-and-machines/shortcuts.ts'
import { waysOfEating } from '#domain/catalogue/dishes/occasions-and-machines/ways-of-eating.ts'
import { drinks } from '#domain/catalogue/dishes/sides-sauces-and-drinks/drinks.ts'
import { saucesAndJars } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sauces-and-jars.ts'
import { sidesAndSmallThings } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things.ts'

export const dishChapters: readonly DishEntries[] = [
  american,
  americanFavorites,
  americanLunchAndBreakfast,
  latinFavorites,
  mexicanAndLatin,
  curryHouseAndTakeout,
  eastAsian,
  southAndSoutheastAsian,
  bakingAndDesserts,
  homeBaking,
  african,
  britishAndEuropean,
  italian,
  mediterranean,
  brunchAndCasseroles,
  classicsAndIslands,
  feastsAndEaters,
  machines,
  shortcuts,
  waysOfEating,
  drinks,
  saucesAndJars,
  sidesAndSmallThings,
]

/** Every dish of the catalogue by its id. Ids are the dish's plain name in hyphens, and never change: histories hold them. */
export const dishEntries: DishEntries = Object.assign({}, ...dishChapters)

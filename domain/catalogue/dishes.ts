import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { american } from '#domain/catalogue/dishes/american.ts'
import { americanFavorites } from '#domain/catalogue/dishes/american-favorites.ts'
import { americanLunchAndBreakfast } from '#domain/catalogue/dishes/american-lunch-and-breakfast.ts'
import { bakingAndDesserts } from '#domain/catalogue/dishes/baking-and-desserts.ts'
import { britishAndEuropean } from '#domain/catalogue/dishes/british-and-european.ts'
import { brunchAndCasseroles } from '#domain/catalogue/dishes/brunch-and-casseroles.ts'
import { classicsAndIslands } from '#domain/catalogue/dishes/classics-and-islands.ts'
import { curryHouseAndTakeout } from '#domain/catalogue/dishes/curry-house-and-takeout.ts'
import { eastAsian } from '#domain/catalogue/dishes/east-asian.ts'
import { homeBaking } from '#domain/catalogue/dishes/home-baking.ts'
import { italian } from '#domain/catalogue/dishes/italian.ts'
import { latinFavorites } from '#domain/catalogue/dishes/latin-favorites.ts'
import { machines } from '#domain/catalogue/dishes/machines.ts'
import { mediterranean } from '#domain/catalogue/dishes/mediterranean.ts'
import { mexicanAndLatin } from '#domain/catalogue/dishes/mexican-and-latin.ts'
import { sidesAndSmallThings } from '#domain/catalogue/dishes/sides-and-small-things.ts'
import { southAndSoutheastAsian } from '#domain/catalogue/dishes/south-and-southeast-asian.ts'

export const dishChapters: readonly DishEntries[] = [
  american,
  americanFavorites,
  americanLunchAndBreakfast,
  bakingAndDesserts,
  britishAndEuropean,
  brunchAndCasseroles,
  classicsAndIslands,
  curryHouseAndTakeout,
  eastAsian,
  homeBaking,
  italian,
  latinFavorites,
  machines,
  mediterranean,
  mexicanAndLatin,
  sidesAndSmallThings,
  southAndSoutheastAsian,
]

/** Every dish of the catalogue by its id. Ids are the dish's plain name in hyphens, and never change: histories hold them. */
export const dishEntries: DishEntries = Object.assign({}, ...dishChapters)

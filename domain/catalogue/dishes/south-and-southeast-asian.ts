import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { indianBreadsSnacksAndDrinks } from '#domain/catalogue/dishes/south-and-southeast-asian/indian-breads-snacks-and-drinks.ts'
import { indianCurries } from '#domain/catalogue/dishes/south-and-southeast-asian/indian-curries.ts'
import { indianHomes } from '#domain/catalogue/dishes/south-and-southeast-asian/indian-homes.ts'
import { indianSweetsAndDrinks } from '#domain/catalogue/dishes/south-and-southeast-asian/indian-sweets-and-drinks.ts'
import { indianVegetablesAndDals } from '#domain/catalogue/dishes/south-and-southeast-asian/indian-vegetables-and-dals.ts'
import { lentilPots } from '#domain/catalogue/dishes/south-and-southeast-asian/lentil-pots.ts'
import { moreCurries } from '#domain/catalogue/dishes/south-and-southeast-asian/more-curries.ts'
import { southeastAsianFavorites } from '#domain/catalogue/dishes/south-and-southeast-asian/southeast-asian-favorites.ts'
import { southeastAsianStreets } from '#domain/catalogue/dishes/south-and-southeast-asian/southeast-asian-streets.ts'
import { thaiCurriesAndSoups } from '#domain/catalogue/dishes/south-and-southeast-asian/thai-curries-and-soups.ts'
import { thaiNoodlesAndStirFries } from '#domain/catalogue/dishes/south-and-southeast-asian/thai-noodles-and-stir-fries.ts'
import { vietnamAndIslands } from '#domain/catalogue/dishes/south-and-southeast-asian/vietnam-and-islands.ts'

/** Dishes of India, Thailand, Vietnam and their neighbors. */
export const southAndSoutheastAsian: DishEntries = {
  ...indianBreadsSnacksAndDrinks,
  ...indianCurries,
  ...indianSweetsAndDrinks,
  ...indianVegetablesAndDals,
  ...lentilPots,
  ...moreCurries,
  ...southeastAsianFavorites,
  ...thaiCurriesAndSoups,
  ...thaiNoodlesAndStirFries,
  ...vietnamAndIslands,
  ...indianHomes,
  ...southeastAsianStreets,
}

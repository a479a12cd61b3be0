import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { southeastAsianFavorites } from '#domain/catalogue/dishes/south-and-southeast-asian/southeast-asian-favorites.ts'
import { thaiCurriesAndSoups } from '#domain/catalogue/dishes/south-and-southeast-asian/thai-curries-and-soups.ts'
import { thaiNoodlesAndStirFries } from '#domain/catalogue/dishes/south-and-southeast-asian/thai-noodles-and-stir-fries.ts'
import { vietnamAndIslands } from '#domain/catalogue/dishes/south-and-southeast-asian/vietnam-and-islands.ts'

/** Dishes of India, Thailand, Vietnam and their neighbors. */
export const southAndSoutheastAsian: DishEntries = {
  ...southeastAsianFavorites,
  ...thaiCurriesAndSoups,
  ...thaiNoodlesAndStirFries,
  ...vietnamAndIslands,
}

import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { indianBreadsSnacksAndDrinks } from '#domain/catalogue/dishes/asia/south-and-southeast-asian/indian-breads-snacks-and-drinks.ts'
import { indianCurries } from '#domain/catalogue/dishes/asia/south-and-southeast-asian/indian-curries.ts'
import { indianPaneerAndDals } from '#domain/catalogue/dishes/asia/south-and-southeast-asian/indian-paneer-and-dals.ts'
import { indianRice } from '#domain/catalogue/dishes/asia/south-and-southeast-asian/indian-rice.ts'
import { indianStreetFood } from '#domain/catalogue/dishes/asia/south-and-southeast-asian/indian-street-food.ts'
import { indianSweetsAndDrinks } from '#domain/catalogue/dishes/asia/south-and-southeast-asian/indian-sweets-and-drinks.ts'
import { indianVegetables } from '#domain/catalogue/dishes/asia/south-and-southeast-asian/indian-vegetables.ts'
import { lentilPots } from '#domain/catalogue/dishes/asia/south-and-southeast-asian/lentil-pots.ts'
import { moreCurries } from '#domain/catalogue/dishes/asia/south-and-southeast-asian/more-curries.ts'
import { punjabiHomePots } from '#domain/catalogue/dishes/asia/south-and-southeast-asian/punjabi-home-pots.ts'
import { southIndianChickenAndEggs } from '#domain/catalogue/dishes/asia/south-and-southeast-asian/south-indian-chicken-and-eggs.ts'
import { southeastAsianFavorites } from '#domain/catalogue/dishes/asia/south-and-southeast-asian/southeast-asian-favorites.ts'
import { southeastAsianPots } from '#domain/catalogue/dishes/asia/south-and-southeast-asian/southeast-asian-pots.ts'
import { southeastAsianStreets } from '#domain/catalogue/dishes/asia/south-and-southeast-asian/southeast-asian-streets.ts'
import { thaiCurriesAndSoups } from '#domain/catalogue/dishes/asia/south-and-southeast-asian/thai-curries-and-soups.ts'
import { thaiNoodlesAndStirFries } from '#domain/catalogue/dishes/asia/south-and-southeast-asian/thai-noodles-and-stir-fries.ts'
import { vietnamAndIslands } from '#domain/catalogue/dishes/asia/south-and-southeast-asian/vietnam-and-islands.ts'

/** Dishes of India, Thailand, Vietnam and their neighbors. */
export const southAndSoutheastAsian: DishEntries = {
  ...indianBreadsSnacksAndDrinks,
  ...indianCurries,
  ...indianSweetsAndDrinks,
  ...lentilPots,
  ...moreCurries,
  ...southeastAsianFavorites,
  ...thaiCurriesAndSoups,
  ...thaiNoodlesAndStirFries,
  ...vietnamAndIslands,
  ...southeastAsianStreets,
  ...indianRice,
  ...indianStreetFood,
  ...southIndianChickenAndEggs,
  ...indianPaneerAndDals,
  ...indianVegetables,
  ...southeastAsianPots,
  ...punjabiHomePots,
}

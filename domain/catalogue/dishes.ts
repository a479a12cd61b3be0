import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { britishAndEuropean } from '#domain/catalogue/dishes/british-and-european.ts'
import { eastAsian } from '#domain/catalogue/dishes/east-asian.ts'
import { italianAmerican } from '#domain/catalogue/dishes/italian/italian-american.ts'
import { mexicanAndLatin } from '#domain/catalogue/dishes/mexican-and-latin.ts'
import { southAndSoutheastAsian } from '#domain/catalogue/dishes/south-and-southeast-asian.ts'

/** Every dish of the catalogue by its id. Ids are the dish's plain name in hyphens, and never change: histories hold them. */
export const dishEntries: DishEntries = {
  ...italianAmerican,
  ...britishAndEuropean,
  ...mexicanAndLatin,
  ...southAndSoutheastAsian,
  ...eastAsian,
}

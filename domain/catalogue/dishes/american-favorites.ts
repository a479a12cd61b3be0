import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { chickenPans } from '#domain/catalogue/dishes/american-favorites/chicken-pans.ts'
import { grillsAndSteaks } from '#domain/catalogue/dishes/american-favorites/grills-and-steaks.ts'
import { handFood } from '#domain/catalogue/dishes/american-favorites/hand-food.ts'
import { meatballsAndGroundBeef } from '#domain/catalogue/dishes/american-favorites/meatballs-and-ground-beef.ts'
import { potsOfSoup } from '#domain/catalogue/dishes/american-favorites/pots-of-soup.ts'

/** What American homes ask for by name besides the great classics: tailgates, skillets, slow pots and the sides of a diner. */
export const americanFavorites: DishEntries = {
  ...chickenPans,
  ...grillsAndSteaks,
  ...handFood,
  ...meatballsAndGroundBeef,
  ...potsOfSoup,
}

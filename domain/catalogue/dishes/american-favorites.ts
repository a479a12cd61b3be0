import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { chickenPans } from '#domain/catalogue/dishes/american-favorites/chicken-pans.ts'
import { everydayNames } from '#domain/catalogue/dishes/american-favorites/everyday-names.ts'
import { grillsAndSteaks } from '#domain/catalogue/dishes/american-favorites/grills-and-steaks.ts'
import { handFood } from '#domain/catalogue/dishes/american-favorites/hand-food.ts'
import { meatballsAndGroundBeef } from '#domain/catalogue/dishes/american-favorites/meatballs-and-ground-beef.ts'
import { potluck } from '#domain/catalogue/dishes/american-favorites/potluck.ts'
import { potsOfSoup } from '#domain/catalogue/dishes/american-favorites/pots-of-soup.ts'
import { quickPotsAndSkillets } from '#domain/catalogue/dishes/american-favorites/quick-pots-and-skillets.ts'
import { regionalPlates } from '#domain/catalogue/dishes/american-favorites/regional-plates.ts'
import { roastsAndNoodles } from '#domain/catalogue/dishes/american-favorites/roasts-and-noodles.ts'
import { schoolNights } from '#domain/catalogue/dishes/american-favorites/school-nights.ts'
import { seafoodAndPasta } from '#domain/catalogue/dishes/american-favorites/seafood-and-pasta.ts'
import { skilletChicken } from '#domain/catalogue/dishes/american-favorites/skillet-chicken.ts'
import { southernPotsAndBakes } from '#domain/catalogue/dishes/american-favorites/southern-pots-and-bakes.ts'
import { southernSides } from '#domain/catalogue/dishes/american-favorites/southern-sides.ts'

/** What American homes ask for by name besides the great classics: tailgates, skillets, slow pots and the sides of a diner. */
export const americanFavorites: DishEntries = {
  ...chickenPans,
  ...everydayNames,
  ...grillsAndSteaks,
  ...handFood,
  ...meatballsAndGroundBeef,
  ...potsOfSoup,
  ...seafoodAndPasta,
  ...potluck,
  ...roastsAndNoodles,
  ...southernPotsAndBakes,
  ...southernSides,
  ...skilletChicken,
  ...schoolNights,
  ...regionalPlates,
  ...quickPotsAndSkillets,
}

import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { cheapPotsAndCampPots } from '#domain/catalogue/dishes/americas/american-favorites/cheap-pots-and-camp-pots.ts'
import { chickenPans } from '#domain/catalogue/dishes/americas/american-favorites/chicken-pans.ts'
import { chopsAndCrusts } from '#domain/catalogue/dishes/americas/american-favorites/chops-and-crusts.ts'
import { coldEveningPots } from '#domain/catalogue/dishes/americas/american-favorites/cold-evening-pots.ts'
import { fromTheFridge } from '#domain/catalogue/dishes/americas/american-favorites/from-the-fridge.ts'
import { grillsAndSteaks } from '#domain/catalogue/dishes/americas/american-favorites/grills-and-steaks.ts'
import { handFood } from '#domain/catalogue/dishes/americas/american-favorites/hand-food.ts'
import { hawaiianPlates } from '#domain/catalogue/dishes/americas/american-favorites/hawaiian-plates.ts'
import { lowSaltSuppers } from '#domain/catalogue/dishes/americas/american-favorites/low-salt-suppers.ts'
import { lowcountryAndLouisiana } from '#domain/catalogue/dishes/americas/american-favorites/lowcountry-and-louisiana.ts'
import { meatballsAndGroundBeef } from '#domain/catalogue/dishes/americas/american-favorites/meatballs-and-ground-beef.ts'
import { northeasternPlates } from '#domain/catalogue/dishes/americas/american-favorites/northeastern-plates.ts'
import { potatoesForSupper } from '#domain/catalogue/dishes/americas/american-favorites/potatoes-for-supper.ts'
import { potluck } from '#domain/catalogue/dishes/americas/american-favorites/potluck.ts'
import { potsOfSoup } from '#domain/catalogue/dishes/americas/american-favorites/pots-of-soup.ts'
import { quickPotsAndSkillets } from '#domain/catalogue/dishes/americas/american-favorites/quick-pots-and-skillets.ts'
import { roastsAndNoodles } from '#domain/catalogue/dishes/americas/american-favorites/roasts-and-noodles.ts'
import { schoolNights } from '#domain/catalogue/dishes/americas/american-favorites/school-nights.ts'
import { seafoodAndPasta } from '#domain/catalogue/dishes/americas/american-favorites/seafood-and-pasta.ts'
import { skilletChicken } from '#domain/catalogue/dishes/americas/american-favorites/skillet-chicken.ts'
import { skilletsAndGluts } from '#domain/catalogue/dishes/americas/american-favorites/skillets-and-gluts.ts'
import { smallAndQuickDinners } from '#domain/catalogue/dishes/americas/american-favorites/small-and-quick-dinners.ts'
import { southernPotsAndBakes } from '#domain/catalogue/dishes/americas/american-favorites/southern-pots-and-bakes.ts'
import { southernSides } from '#domain/catalogue/dishes/americas/american-favorites/southern-sides.ts'
import { southernVegetables } from '#domain/catalogue/dishes/americas/american-favorites/southern-vegetables.ts'
import { texMexWeeknights } from '#domain/catalogue/dishes/americas/american-favorites/tex-mex-weeknights.ts'
import { weeknightBakes } from '#domain/catalogue/dishes/americas/american-favorites/weeknight-bakes.ts'

/** What American homes ask for by name besides the great classics: tailgates, skillets, slow pots and the sides of a diner. */
export const americanFavorites: DishEntries = {
  ...chickenPans,
  ...grillsAndSteaks,
  ...fromTheFridge,
  ...handFood,
  ...meatballsAndGroundBeef,
  ...potsOfSoup,
  ...seafoodAndPasta,
  ...potluck,
  ...roastsAndNoodles,
  ...southernPotsAndBakes,
  ...southernSides,
  ...southernVegetables,
  ...skilletChicken,
  ...schoolNights,
  ...quickPotsAndSkillets,
  ...northeasternPlates,
  ...lowcountryAndLouisiana,
  ...hawaiianPlates,
  ...lowSaltSuppers,
  ...chopsAndCrusts,
  ...weeknightBakes,
  ...texMexWeeknights,
  ...smallAndQuickDinners,
  ...cheapPotsAndCampPots,
  ...coldEveningPots,
  ...potatoesForSupper,
  ...skilletsAndGluts,
}

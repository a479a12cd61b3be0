import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { ballsAndBaconBites } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/balls-and-bacon-bites.ts'
import { betweenMeals } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/between-meals.ts'
import { cheeseAndGrainSalads } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/cheese-and-grain-salads.ts'
import { crunchyAndLeafySalads } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/crunchy-and-leafy-salads.ts'
import { everydaySides } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/everyday-sides.ts'
import { frittersAndBowls } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/fritters-and-bowls.ts'
import { greenVegetables } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/green-vegetables.ts'
import { greensAndGratins } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/greens-and-gratins.ts'
import { homelySides } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/homely-sides.ts'
import { hotAndColdDips } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/hot-and-cold-dips.ts'
import { moreBites } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/more-bites.ts'
import { morePotatoes } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/more-potatoes.ts'
import { moreVegetables } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/more-vegetables.ts'
import { partyBites } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/party-bites.ts'
import { partyPastryAndFry } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/party-pastry-and-fry.ts'
import { potatoes } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/potatoes.ts'
import { potluckBowls } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/potluck-bowls.ts'
import { salads } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/salads.ts'
import { snacks } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/snacks.ts'
import { tableSides } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/table-sides.ts'
import { versions } from '#domain/catalogue/dishes/sides-sauces-and-drinks/sides-and-small-things/versions.ts'

/** Sides, small bites and snacks. */
export const sidesAndSmallThings: DishEntries = {
  ...greenVegetables,
  ...greensAndGratins,
  ...homelySides,
  ...moreBites,
  ...morePotatoes,
  ...moreVegetables,
  ...partyBites,
  ...partyPastryAndFry,
  ...potatoes,
  ...salads,
  ...snacks,
  ...betweenMeals,
  ...tableSides,
  ...versions,
  ...frittersAndBowls,
  ...cheeseAndGrainSalads,
  ...hotAndColdDips,
  ...potluckBowls,
  ...everydaySides,
  ...crunchyAndLeafySalads,
  ...ballsAndBaconBites,
}

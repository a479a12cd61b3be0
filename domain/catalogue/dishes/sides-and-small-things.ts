import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { cheeseAndGrainSalads } from '#domain/catalogue/dishes/sides-and-small-things/cheese-and-grain-salads.ts'
import { coffeeAndLime } from '#domain/catalogue/dishes/sides-and-small-things/coffee-and-lime.ts'
import { coldDrinks } from '#domain/catalogue/dishes/sides-and-small-things/cold-drinks.ts'
import { dressingsAndDips } from '#domain/catalogue/dishes/sides-and-small-things/dressings-and-dips.ts'
import { frittersAndBowls } from '#domain/catalogue/dishes/sides-and-small-things/fritters-and-bowls.ts'
import { greenVegetables } from '#domain/catalogue/dishes/sides-and-small-things/green-vegetables.ts'
import { greensAndGratins } from '#domain/catalogue/dishes/sides-and-small-things/greens-and-gratins.ts'
import { homelySides } from '#domain/catalogue/dishes/sides-and-small-things/homely-sides.ts'
import { hotAndIcedDrinks } from '#domain/catalogue/dishes/sides-and-small-things/hot-and-iced-drinks.ts'
import { jarsAndSpoonSauces } from '#domain/catalogue/dishes/sides-and-small-things/jars-and-spoon-sauces.ts'
import { kitchenBasics } from '#domain/catalogue/dishes/sides-and-small-things/kitchen-basics.ts'
import { moreBites } from '#domain/catalogue/dishes/sides-and-small-things/more-bites.ts'
import { moreDrinks } from '#domain/catalogue/dishes/sides-and-small-things/more-drinks.ts'
import { morePotatoes } from '#domain/catalogue/dishes/sides-and-small-things/more-potatoes.ts'
import { moreSauces } from '#domain/catalogue/dishes/sides-and-small-things/more-sauces.ts'
import { moreVegetables } from '#domain/catalogue/dishes/sides-and-small-things/more-vegetables.ts'
import { partyBites } from '#domain/catalogue/dishes/sides-and-small-things/party-bites.ts'
import { partyPastryAndFry } from '#domain/catalogue/dishes/sides-and-small-things/party-pastry-and-fry.ts'
import { potatoes } from '#domain/catalogue/dishes/sides-and-small-things/potatoes.ts'
import { salads } from '#domain/catalogue/dishes/sides-and-small-things/salads.ts'
import { sauces } from '#domain/catalogue/dishes/sides-and-small-things/sauces.ts'
import { snacks } from '#domain/catalogue/dishes/sides-and-small-things/snacks.ts'
import { tableSides } from '#domain/catalogue/dishes/sides-and-small-things/table-sides.ts'
import { versions } from '#domain/catalogue/dishes/sides-and-small-things/versions.ts'

/** Sides, small bites, snacks and drinks. */
export const sidesAndSmallThings: DishEntries = {
  ...coldDrinks,
  ...greenVegetables,
  ...greensAndGratins,
  ...homelySides,
  ...hotAndIcedDrinks,
  ...coffeeAndLime,
  ...kitchenBasics,
  ...moreBites,
  ...moreDrinks,
  ...morePotatoes,
  ...moreSauces,
  ...moreVegetables,
  ...partyBites,
  ...partyPastryAndFry,
  ...potatoes,
  ...salads,
  ...sauces,
  ...snacks,
  ...tableSides,
  ...versions,
  ...frittersAndBowls,
  ...jarsAndSpoonSauces,
  ...dressingsAndDips,
  ...cheeseAndGrainSalads,
}

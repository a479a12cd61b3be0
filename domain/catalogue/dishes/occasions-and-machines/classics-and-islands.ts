import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { britishAndScottish } from '#domain/catalogue/dishes/occasions-and-machines/classics-and-islands/british-and-scottish.ts'
import { caribbean } from '#domain/catalogue/dishes/occasions-and-machines/classics-and-islands/caribbean.ts'
import { fishAndWings } from '#domain/catalogue/dishes/occasions-and-machines/classics-and-islands/fish-and-wings.ts'
import { holidayTable } from '#domain/catalogue/dishes/occasions-and-machines/classics-and-islands/holiday-table.ts'
import { islandsAndSpain } from '#domain/catalogue/dishes/occasions-and-machines/classics-and-islands/islands-and-spain.ts'
import { knownSuppers } from '#domain/catalogue/dishes/occasions-and-machines/classics-and-islands/known-suppers.ts'
import { liddedPiesAndQuickPizzas } from '#domain/catalogue/dishes/occasions-and-machines/classics-and-islands/lidded-pies-and-quick-pizzas.ts'
import { potatoBakesAndWraps } from '#domain/catalogue/dishes/occasions-and-machines/classics-and-islands/potato-bakes-and-wraps.ts'
import { potsAndFairs } from '#domain/catalogue/dishes/occasions-and-machines/classics-and-islands/pots-and-fairs.ts'
import { rotisBratsAndDuck } from '#domain/catalogue/dishes/occasions-and-machines/classics-and-islands/rotis-brats-and-duck.ts'
import { savoryPastry } from '#domain/catalogue/dishes/occasions-and-machines/classics-and-islands/savory-pastry.ts'
import { shellfishForAnOccasion } from '#domain/catalogue/dishes/occasions-and-machines/classics-and-islands/shellfish-for-an-occasion.ts'
import { soupsOfTheOldSchool } from '#domain/catalogue/dishes/occasions-and-machines/classics-and-islands/soups-of-the-old-school.ts'
import { steakhouseAndDuck } from '#domain/catalogue/dishes/occasions-and-machines/classics-and-islands/steakhouse-and-duck.ts'

/** British and Caribbean classics, soups of the old school, roasts of the holidays, suppers of a pan and two foods, and fish and shellfish for an occasion. */
export const classicsAndIslands: DishEntries = {
  ...britishAndScottish,
  ...caribbean,
  ...fishAndWings,
  ...islandsAndSpain,
  ...savoryPastry,
  ...shellfishForAnOccasion,
  ...soupsOfTheOldSchool,
  ...steakhouseAndDuck,
  ...potsAndFairs,
  ...holidayTable,
  ...potatoBakesAndWraps,
  ...rotisBratsAndDuck,
  ...liddedPiesAndQuickPizzas,
  ...knownSuppers,
}

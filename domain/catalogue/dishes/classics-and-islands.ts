import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { britishAndScottish } from '#domain/catalogue/dishes/classics-and-islands/british-and-scottish.ts'
import { caribbean } from '#domain/catalogue/dishes/classics-and-islands/caribbean.ts'
import { fishAndWings } from '#domain/catalogue/dishes/classics-and-islands/fish-and-wings.ts'
import { holidayTable } from '#domain/catalogue/dishes/classics-and-islands/holiday-table.ts'
import { islandsAndSpain } from '#domain/catalogue/dishes/classics-and-islands/islands-and-spain.ts'
import { potatoBakesAndWraps } from '#domain/catalogue/dishes/classics-and-islands/potato-bakes-and-wraps.ts'
import { potsAndFairs } from '#domain/catalogue/dishes/classics-and-islands/pots-and-fairs.ts'
import { riceCornAndSteak } from '#domain/catalogue/dishes/classics-and-islands/rice-corn-and-steak.ts'
import { rotisBratsAndDuck } from '#domain/catalogue/dishes/classics-and-islands/rotis-brats-and-duck.ts'
import { savoryPastry } from '#domain/catalogue/dishes/classics-and-islands/savory-pastry.ts'
import { shellfishForAnOccasion } from '#domain/catalogue/dishes/classics-and-islands/shellfish-for-an-occasion.ts'
import { soupsOfTheOldSchool } from '#domain/catalogue/dishes/classics-and-islands/soups-of-the-old-school.ts'
import { southernAndFarPots } from '#domain/catalogue/dishes/classics-and-islands/southern-and-far-pots.ts'
import { steakhouseAndDuck } from '#domain/catalogue/dishes/classics-and-islands/steakhouse-and-duck.ts'

/** British and Caribbean classics, rice and corn of two coasts, soups of the old school, and fish and shellfish for an occasion. */
export const classicsAndIslands: DishEntries = {
  ...britishAndScottish,
  ...caribbean,
  ...fishAndWings,
  ...islandsAndSpain,
  ...riceCornAndSteak,
  ...savoryPastry,
  ...shellfishForAnOccasion,
  ...soupsOfTheOldSchool,
  ...steakhouseAndDuck,
  ...southernAndFarPots,
  ...potsAndFairs,
  ...holidayTable,
  ...potatoBakesAndWraps,
  ...rotisBratsAndDuck,
}

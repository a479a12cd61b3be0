import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { bakesAndLeftovers } from '#domain/catalogue/dishes/occasions-and-machines/brunch-and-casseroles/bakes-and-leftovers.ts'
import { brunchPlates } from '#domain/catalogue/dishes/occasions-and-machines/brunch-and-casseroles/brunch-plates.ts'
import { cookedAlready } from '#domain/catalogue/dishes/occasions-and-machines/brunch-and-casseroles/cooked-already.ts'
import { holidayLeftovers } from '#domain/catalogue/dishes/occasions-and-machines/brunch-and-casseroles/holiday-leftovers.ts'
import { orzoAndStrata } from '#domain/catalogue/dishes/occasions-and-machines/brunch-and-casseroles/orzo-and-strata.ts'
import { potluckCasseroles } from '#domain/catalogue/dishes/occasions-and-machines/brunch-and-casseroles/potluck-casseroles.ts'
import { soupsFromBones } from '#domain/catalogue/dishes/occasions-and-machines/brunch-and-casseroles/soups-from-bones.ts'
import { squashAndEggs } from '#domain/catalogue/dishes/occasions-and-machines/brunch-and-casseroles/squash-and-eggs.ts'
import { supperBakes } from '#domain/catalogue/dishes/occasions-and-machines/brunch-and-casseroles/supper-bakes.ts'
import { theNightBefore } from '#domain/catalogue/dishes/occasions-and-machines/brunch-and-casseroles/the-night-before.ts'
import { vegetableBakesAndSkewers } from '#domain/catalogue/dishes/occasions-and-machines/brunch-and-casseroles/vegetable-bakes-and-skewers.ts'
import { vegetablePots } from '#domain/catalogue/dishes/occasions-and-machines/brunch-and-casseroles/vegetable-pots.ts'

/** Slow breakfasts, and what goes to a potluck. */
export const brunchAndCasseroles: DishEntries = {
  ...brunchPlates,
  ...orzoAndStrata,
  ...potluckCasseroles,
  ...squashAndEggs,
  ...supperBakes,
  ...vegetablePots,
  ...vegetableBakesAndSkewers,
  ...bakesAndLeftovers,
  ...holidayLeftovers,
  ...cookedAlready,
  ...soupsFromBones,
  ...theNightBefore,
}

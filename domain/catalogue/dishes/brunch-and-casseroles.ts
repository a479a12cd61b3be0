import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { barGlasses } from '#domain/catalogue/dishes/brunch-and-casseroles/bar-glasses.ts'
import { brunchPlates } from '#domain/catalogue/dishes/brunch-and-casseroles/brunch-plates.ts'
import { glassesAndJellies } from '#domain/catalogue/dishes/brunch-and-casseroles/glasses-and-jellies.ts'
import { orzoAndStrata } from '#domain/catalogue/dishes/brunch-and-casseroles/orzo-and-strata.ts'
import { potluckCasseroles } from '#domain/catalogue/dishes/brunch-and-casseroles/potluck-casseroles.ts'
import { squashAndEggs } from '#domain/catalogue/dishes/brunch-and-casseroles/squash-and-eggs.ts'
import { supperBakes } from '#domain/catalogue/dishes/brunch-and-casseroles/supper-bakes.ts'
import { vegetableSuppers } from '#domain/catalogue/dishes/brunch-and-casseroles/vegetable-suppers.ts'

/** Slow breakfasts, and what goes to a potluck. */
export const brunchAndCasseroles: DishEntries = {
  ...barGlasses,
  ...brunchPlates,
  ...glassesAndJellies,
  ...orzoAndStrata,
  ...potluckCasseroles,
  ...squashAndEggs,
  ...supperBakes,
  ...vegetableSuppers,
}

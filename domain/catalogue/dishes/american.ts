import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { bigRoasts } from '#domain/catalogue/dishes/american/big-roasts.ts'
import { casseroles } from '#domain/catalogue/dishes/american/casseroles.ts'
import { chilis } from '#domain/catalogue/dishes/american/chilis.ts'
import { fishSuppers } from '#domain/catalogue/dishes/american/fish-suppers.ts'
import { friedAndBuffalo } from '#domain/catalogue/dishes/american/fried-and-buffalo.ts'
import { grillsAndSkillets } from '#domain/catalogue/dishes/american/grills-and-skillets.ts'
import { groundBeefSuppers } from '#domain/catalogue/dishes/american/ground-beef-suppers.ts'
import { macaroniSuppers } from '#domain/catalogue/dishes/american/macaroni-suppers.ts'
import { piesAndDumplings } from '#domain/catalogue/dishes/american/pies-and-dumplings.ts'
import { porkSuppers } from '#domain/catalogue/dishes/american/pork-suppers.ts'
import { roastBirds } from '#domain/catalogue/dishes/american/roast-birds.ts'
import { southernPots } from '#domain/catalogue/dishes/american/southern-pots.ts'
import { stewsAndSteaks } from '#domain/catalogue/dishes/american/stews-and-steaks.ts'
import { weeknightFavorites } from '#domain/catalogue/dishes/american/weeknight-favorites.ts'

/** Main dishes of American kitchens: roasts, casseroles, stews, grills, fish and the South. */
export const american: DishEntries = {
  ...bigRoasts,
  ...casseroles,
  ...chilis,
  ...fishSuppers,
  ...friedAndBuffalo,
  ...grillsAndSkillets,
  ...groundBeefSuppers,
  ...macaroniSuppers,
  ...piesAndDumplings,
  ...porkSuppers,
  ...roastBirds,
  ...southernPots,
  ...stewsAndSteaks,
  ...weeknightFavorites,
}

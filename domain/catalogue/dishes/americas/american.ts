import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { beefAndVenisonChilis } from '#domain/catalogue/dishes/americas/american/beef-and-venison-chilis.ts'
import { bigRoasts } from '#domain/catalogue/dishes/americas/american/big-roasts.ts'
import { casseroles } from '#domain/catalogue/dishes/americas/american/casseroles.ts'
import { fishSuppers } from '#domain/catalogue/dishes/americas/american/fish-suppers.ts'
import { friedAndBuffalo } from '#domain/catalogue/dishes/americas/american/fried-and-buffalo.ts'
import { grillsAndSkillets } from '#domain/catalogue/dishes/americas/american/grills-and-skillets.ts'
import { groundBeefSuppers } from '#domain/catalogue/dishes/americas/american/ground-beef-suppers.ts'
import { macaroniSuppers } from '#domain/catalogue/dishes/americas/american/macaroni-suppers.ts'
import { piesAndDumplings } from '#domain/catalogue/dishes/americas/american/pies-and-dumplings.ts'
import { porkSuppers } from '#domain/catalogue/dishes/americas/american/pork-suppers.ts'
import { poultryAndBeanChilis } from '#domain/catalogue/dishes/americas/american/poultry-and-bean-chilis.ts'
import { roastBirds } from '#domain/catalogue/dishes/americas/american/roast-birds.ts'
import { sheetPanSuppers } from '#domain/catalogue/dishes/americas/american/sheet-pan-suppers.ts'
import { smokeAndCoals } from '#domain/catalogue/dishes/americas/american/smoke-and-coals.ts'
import { southernPots } from '#domain/catalogue/dishes/americas/american/southern-pots.ts'
import { stewsAndSteaks } from '#domain/catalogue/dishes/americas/american/stews-and-steaks.ts'
import { weeknightFavorites } from '#domain/catalogue/dishes/americas/american/weeknight-favorites.ts'

/** Main dishes of American kitchens: roasts, casseroles, stews, grills, fish and the South. */
export const american: DishEntries = {
  ...bigRoasts,
  ...casseroles,
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
  ...sheetPanSuppers,
  ...beefAndVenisonChilis,
  ...poultryAndBeanChilis,
  ...smokeAndCoals,
}

import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { airFryer } from '#domain/catalogue/dishes/machines/air-fryer.ts'
import { airFryerStaples } from '#domain/catalogue/dishes/machines/air-fryer-staples.ts'
import { pressureCooker } from '#domain/catalogue/dishes/machines/pressure-cooker.ts'
import { pressureCookerRoastsAndCurries } from '#domain/catalogue/dishes/machines/pressure-cooker-roasts-and-curries.ts'
import { pressureCookerSoupsAndGrains } from '#domain/catalogue/dishes/machines/pressure-cooker-soups-and-grains.ts'
import { slowCooker } from '#domain/catalogue/dishes/machines/slow-cooker.ts'
import { slowCookerHomePots } from '#domain/catalogue/dishes/machines/slow-cooker-home-pots.ts'
import { slowCookerSoupsAndSweets } from '#domain/catalogue/dishes/machines/slow-cooker-soups-and-sweets.ts'
import { slowCookerSuppers } from '#domain/catalogue/dishes/machines/slow-cooker-suppers.ts'
import { weeknightMachines } from '#domain/catalogue/dishes/machines/weeknight-machines.ts'

/** What people make with a machine and ask for by its name. */
export const machines: DishEntries = {
  ...airFryer,
  ...airFryerStaples,
  ...pressureCooker,
  ...pressureCookerRoastsAndCurries,
  ...pressureCookerSoupsAndGrains,
  ...slowCooker,
  ...slowCookerHomePots,
  ...slowCookerSoupsAndSweets,
  ...slowCookerSuppers,
  ...weeknightMachines,
}

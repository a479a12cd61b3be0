import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { airFryerMeatAndFish } from '#domain/catalogue/dishes/occasions-and-machines/machines/air-fryer-meat-and-fish.ts'
import { airFryerVegetablesAndEggs } from '#domain/catalogue/dishes/occasions-and-machines/machines/air-fryer-vegetables-and-eggs.ts'
import { pressureCooker } from '#domain/catalogue/dishes/occasions-and-machines/machines/pressure-cooker.ts'
import { pressureCookerPulses } from '#domain/catalogue/dishes/occasions-and-machines/machines/pressure-cooker-pulses.ts'
import { pressureCookerRoastsAndCurries } from '#domain/catalogue/dishes/occasions-and-machines/machines/pressure-cooker-roasts-and-curries.ts'
import { pressureCookerSoupsAndGrains } from '#domain/catalogue/dishes/occasions-and-machines/machines/pressure-cooker-soups-and-grains.ts'
import { slowCooker } from '#domain/catalogue/dishes/occasions-and-machines/machines/slow-cooker.ts'
import { slowCookerHomePots } from '#domain/catalogue/dishes/occasions-and-machines/machines/slow-cooker-home-pots.ts'
import { slowCookerSides } from '#domain/catalogue/dishes/occasions-and-machines/machines/slow-cooker-sides.ts'
import { slowCookerSoupsAndSweets } from '#domain/catalogue/dishes/occasions-and-machines/machines/slow-cooker-soups-and-sweets.ts'
import { slowCookerSuppers } from '#domain/catalogue/dishes/occasions-and-machines/machines/slow-cooker-suppers.ts'
import { toasterOven } from '#domain/catalogue/dishes/occasions-and-machines/machines/toaster-oven.ts'
import { weeknightMachines } from '#domain/catalogue/dishes/occasions-and-machines/machines/weeknight-machines.ts'

/** What people make with a machine and ask for by its name. */
export const machines: DishEntries = {
  ...pressureCooker,
  ...pressureCookerRoastsAndCurries,
  ...pressureCookerSoupsAndGrains,
  ...slowCooker,
  ...slowCookerHomePots,
  ...slowCookerSides,
  ...slowCookerSoupsAndSweets,
  ...slowCookerSuppers,
  ...weeknightMachines,
  ...airFryerMeatAndFish,
  ...airFryerVegetablesAndEggs,
  ...toasterOven,
  ...pressureCookerPulses,
}

import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { boughtCrusts } from '#domain/catalogue/dishes/occasions-and-machines/shortcuts/bought-crusts.ts'
import { fewerSteps } from '#domain/catalogue/dishes/occasions-and-machines/shortcuts/fewer-steps.ts'
import { filledJackets } from '#domain/catalogue/dishes/occasions-and-machines/shortcuts/filled-jackets.ts'
import { glutsAndRemnants } from '#domain/catalogue/dishes/occasions-and-machines/shortcuts/gluts-and-remnants.ts'
import { leftAndFestive } from '#domain/catalogue/dishes/occasions-and-machines/shortcuts/left-and-festive.ts'

/** Dishes that people name with a shortcut or a change. */
export const shortcuts: DishEntries = {
  ...boughtCrusts,
  ...fewerSteps,
  ...filledJackets,
  ...glutsAndRemnants,
  ...leftAndFestive,
}

/*
 * What a wish may say at most. The contract and the forms have their limits from here; no schemas stand here, so that a page can import it.
 */

import { mostBudget, mostMinutes } from '#domain/options/options.ts'

/** The least and the most of a figure. */
export interface Limits {
  readonly least: number
  readonly most: number
}

/** Of one recipe: calories are of a serving, the budget in dollars for all of it. */
export const ofRecipe = {
  minutes: { least: 1, most: mostMinutes },
  servings: { least: 1, most: 10 },
  calories: { least: 100, most: 2000 },
  budget: { least: 1, most: mostBudget },
} as const satisfies Record<string, Limits>

/** Of a menu: minutes are of each recipe, calories and grams of protein of a whole day, the budget in dollars for all of it. */
export const ofMenu = {
  minutes: { least: 15, most: mostMinutes },
  servings: { least: 1, most: 12 },
  budget: { least: 10, most: 200 },
  calories: { least: 1000, most: 5000 },
  protein: { least: 20, most: 400 },
} as const satisfies Record<string, Limits>

/** Letters of special notes, and of foods to have in a dish or to leave out. */
export const [mostNotes, mostFoodWords] = [1000, 500]

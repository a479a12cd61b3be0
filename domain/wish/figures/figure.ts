import type { BoundNutrient } from '#domain/options/wish.ts'

/** A figure of a wish: minutes, calories a serving, dollars, eaters, pieces or milliliters in all, lines of the list, grams (of sodium milligrams) a serving. */
export interface Figure {
  of:
    | 'minutes'
    | 'calories'
    | 'budget'
    | 'budget each'
    | 'servings'
    | 'pieces'
    | 'milliliters'
    | 'ingredients'
    | BoundNutrient
  value: number
  /** 'most' for 'under', 'least' for 'at least'. */
  bound: 'most' | 'least' | 'about'
  length: number
  /** In a currency other than dollars. */
  foreign?: boolean
}

import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'

/** A dish weighed out, not yet written. */
export interface Dish {
  candidate: Candidate
  lines: readonly DishLine[]
  /** Form, main food and flavour joined by '/': what 'recent' remembers. */
  key: string
  /** Wanted foods that it has no place for. */
  missing: readonly string[]
  /** For how many it is weighed out. */
  servings: number
  /** Named foods that are in it without a slot of the form's own. */
  guests: number
}
export type Misfit = 'foods' | 'calories' | 'budget'

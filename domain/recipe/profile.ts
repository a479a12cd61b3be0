import type { Allergen } from '#domain/food/allergens/allergens.ts'
import type { Diet } from '#domain/food/diets.ts'

/** What verification knows of the reader: their own verdicts come first, their kitchen decides what is missing. */
export interface EaterProfile {
  allergens: readonly Allergen[]
  diet?: Diet
  /** Diets that are kept besides. */
  alsoDiets?: readonly Diet[]
  dislikes: readonly string[]
  equipment: readonly string[]
}
export const nobody: EaterProfile = { allergens: [], dislikes: [], equipment: [] }

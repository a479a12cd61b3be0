import { z } from 'zod'
import { allergens } from '#domain/food/allergens.ts'
import { diets } from '#domain/food/diets.ts'

/** What one swap changes, worked out by verifying the whole recipe with it: kcal and dollars are a serving's, more is positive. */
export const SwapOption = z.strictObject({
  food: z.string(),
  /** The new line, as it would be printed. */
  line: z.string(),
  calories: z.number(),
  cost: z.number(),
  allergensAdded: z.array(z.enum(allergens)),
  allergensGone: z.array(z.enum(allergens)),
  dietsLost: z.array(z.enum(diets)),
  dietsGained: z.array(z.enum(diets)),
  /** 'richer, saltier', 'much the same'. */
  taste: z.string(),
})
export type SwapOption = z.infer<typeof SwapOption>

import { z } from 'zod'
import { allergens, allergenVerdicts } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'

export const FoodName = z.strictObject({ id: z.string(), name: z.string() })

/** The words of a line that name a food, the food of our table that they mean, or the nearest one to offer. */
export const ReadFood = z.strictObject({ words: z.string(), food: FoodName.nullable(), nearest: FoodName.nullable() })

/** What we make of one line: how it was read, and what follows from it alone. */
export const LineReport = z.strictObject({
  text: z.string(),
  /** 'For the sauce:' names a part of the recipe and is no food. */
  heading: z.boolean(),
  /** '1 1/2 cups' as it was understood; empty where the line gives none. */
  amount: z.string(),
  foods: z.array(ReadFood),
  /** What may be taken instead; the line is judged by its worst side. */
  alternatives: z.array(ReadFood),
  preparation: z.string(),
  optional: z.boolean(),
  /** False where a word of it is in no table: then nothing may be called absent. */
  known: z.boolean(),
  allergens: z.array(
    z.strictObject({ allergen: z.enum(allergens), verdict: z.enum(allergenVerdicts), because: z.string() }),
  ),
  breaks: z.array(z.strictObject({ diet: z.enum(diets), because: z.string() })),
  notes: z.array(z.string()),
})
export type LineReport = z.infer<typeof LineReport>

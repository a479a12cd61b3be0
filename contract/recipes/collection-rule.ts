import { z } from 'zod'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import { cuisinesOfRecipes, recipeTypes } from '#domain/options/options.ts'
import { writerKinds } from '#domain/recipe/recipe.ts'

const Allergens = z.string().regex(new RegExp(`^(?:${allergens.join('|')})(?:,(?:${allergens.join('|')}))*$`))

/** The filter of a collection that fills itself, as the address of /recipes carries it. At least one thing is asked for. */
export const CollectionRule = z
  .strictObject({
    q: z.string().trim().min(1).max(200),
    favorite: z.literal(true),
    maxMinutes: z.number().min(1).max(2880),
    diet: z.enum(diets),
    /** Codes of allergens, parted by commas. */
    without: Allergens.max(300),
    cuisine: z.enum(cuisinesOfRecipes),
    recipeType: z.enum(recipeTypes),
    /** Of a serving. */
    maxCalories: z.number().min(1).max(5000),
    /** Dollars a serving. */
    maxCost: z.number().min(1).max(1000),
    rating: z.literal([1, -1]),
    writer: z.enum(writerKinds),
    tag: z.string().trim().min(1).max(40),
  })
  .partial()
  .refine((rule) => Object.keys(rule).length > 0, 'must have at least one filter')
export type CollectionRule = z.infer<typeof CollectionRule>

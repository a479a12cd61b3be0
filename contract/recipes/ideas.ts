import { z } from 'zod'
import { GenerationRequest } from '#contract/recipes/generation.ts'
import { RecipeRow } from '#contract/recipes/recipe.ts'
import { RecipeSummary } from '#domain/recipe/verify/summary.ts'

/** What can be made of what is there. Foods are named as the kitchen knows them. */
export const Ideas = z.strictObject({
  understood: z.array(z.string()),
  /** Words that no food is known by. */
  unknown: z.array(z.string()),
  own: z.array(z.strictObject({ recipe: RecipeRow, uses: z.array(z.string()), missing: z.array(z.string()) })),
  /** Not saved; `wish` asks for it in /api/generate-recipe. */
  composed: z.array(
    z.strictObject({
      title: z.string(),
      uses: z.array(z.string()),
      missing: z.array(z.string()),
      summary: RecipeSummary,
      imageUrl: z.string(),
      wish: GenerationRequest,
    }),
  ),
})
export type Ideas = z.infer<typeof Ideas>

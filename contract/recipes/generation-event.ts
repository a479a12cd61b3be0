import { z } from 'zod'
import { Recipe } from '#contract/recipes/recipe.ts'
import { RecipeDraft } from '#domain/recipe/recipe.ts'

/** What is told of a recipe while it is written. */
export const GenerationEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('started'), generationId: z.string() }),
  z.strictObject({
    type: z.literal('progress'),
    stage: z.enum(['writing', 'verifying', 'repairing', 'saving']),
    message: z.string(),
  }),
  z.strictObject({ type: z.literal('draft'), draft: RecipeDraft.partial() }),
  z.strictObject({ type: z.literal('done'), result: Recipe }),
])
export type GenerationEvent = z.infer<typeof GenerationEvent>

import { z } from 'zod'
import { withinRecipe } from '#contract/recipes/recipe-length.ts'

export const VerifyRequest = withinRecipe(
  z.strictObject({
    title: z.string().max(200).optional(),
    servings: z.int().min(1).max(100),
    ingredients: z
      .array(
        z.union(
          [
            z.string().max(500),
            z.strictObject({
              amount: z.union([z.string().max(60), z.number().min(0).max(1e6)]).optional(),
              unit: z.string().max(60).optional(),
              name: z.string().min(1).max(300),
              preparation: z.string().max(200).optional(),
            }),
          ],
          'must be a line of text of at most 500 characters, or an object with an amount, a unit and a name',
        ),
      )
      .min(1)
      .max(200),
    instructions: z
      .array(
        z.union(
          [
            z.string().max(3000),
            z.strictObject({
              step: z.int().optional(),
              description: z.string().max(3000),
              time: z.number().min(0).max(10_000).optional(),
              active: z.number().min(0).max(10_000).optional(),
              waiting: z.number().min(0).max(10_000).optional(),
              meanwhile: z.boolean().optional(),
            }),
          ],
          'must be text of at most 3,000 characters, or an object with a description and, if you like, its minutes',
        ),
      )
      .max(100)
      .optional(),
  }),
)

import { z } from 'zod'
import { Line, oneLine, optionalOption } from '#contract/text.ts'
import { complexities, cuisinesOfRecipes, recipeTypes } from '#domain/options/options.ts'

/** Lines of an ingredient list as a cook writes them: '2 onions, sliced', or in their parts. */
export const IngredientWords = z.array(
  z.union(
    [
      z.string().trim().min(1).max(300),
      z.strictObject({
        amount: z.string().max(40).default(''),
        unit: z.string().max(40).default(''),
        name: z.string().trim().min(1).max(200),
        preparation: z.string().max(200).optional(),
      }),
    ],
    'must be a line of text of at most 300 characters, or an object with an amount, a unit and a name',
  ),
)

const InstructionWords = z.array(
  z.union(
    [
      z.string().trim().min(1).max(2000),
      z.strictObject({
        step: z.int().min(1).optional(),
        description: z.string().trim().min(1).max(2000),
        time: z.number().min(0).max(2880).optional(),
        active: z.number().min(0).max(2880).optional(),
        waiting: z.number().min(0).max(2880).optional(),
        meanwhile: z.boolean().optional(),
      }),
    ],
    'must be text of at most 2,000 characters, or an object with a description and, if you like, its minutes',
  ),
)

/** A short label: one line, in lower case. */
export const mostTags = 20
export const Tag = z
  .string()
  .trim()
  .min(1)
  .max(40, 'A tag can have at most 40 characters')
  .regex(/^[^\p{Cc},]*$/u, 'A tag must be one line without commas')
  .transform((tag) => oneLine(tag).toLowerCase())
  .pipe(z.string().min(1, 'A tag can’t be empty'))

const noteLength = 10_000

/** What a cook may write of a recipe; every figure about it is worked out by verification. */
export const RecipeWords = z.strictObject({
  title: Line(200, 'Please give the recipe a title'),
  description: z.string().trim().max(1000).optional(),
  servings: z.int().min(1).max(100),
  cuisine: optionalOption(cuisinesOfRecipes),
  recipeType: optionalOption(recipeTypes),
  difficulty: z.enum(complexities).optional(),
  ingredients: IngredientWords.min(1, 'Please list at least one ingredient').max(
    60,
    'A recipe can have at most 60 ingredients',
  ),
  instructions: InstructionWords.max(40, 'A recipe can have at most 40 steps'),
  tags: z
    .array(Tag)
    .max(mostTags, `A recipe can have at most ${mostTags} tags`)
    .transform((tags) => [...new Set(tags)])
    .optional(),
  cookNotes: z
    .string()
    .max(noteLength, `Notes can have at most ${noteLength.toLocaleString('en-US')} characters`)
    .optional(),
})
export type RecipeWords = z.infer<typeof RecipeWords>
/** What a caller may send of it. */
export type RecipeWordsGiven = z.input<typeof RecipeWords>

import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { Recipe } from '#contract/recipe.ts'
import { Id } from '#contract/text.ts'
import { complexities } from '#domain/recipe/options.ts'

/** Letters of an address. */
const mostLettersOfAddress = 2000

/** An address as people paste it: with its scheme or without. */
const WebAddress = z
  .string()
  .trim()
  .min(1, 'Please paste the address of a recipe')
  .max(mostLettersOfAddress, `must have at most ${mostLettersOfAddress} characters`)
  .transform((text) => (/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`))

/** The words of a recipe that was read elsewhere, for the form: nothing is kept of it yet. */
export const BroughtWords = z.strictObject({
  title: z.string(),
  description: z.string(),
  /** Null where its source does not say. */
  servings: z.int().nullable(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.strictObject({ description: z.string(), time: z.number().optional() })),
  cuisine: z.string(),
  recipeType: z.string(),
  difficulty: z.enum(complexities).nullable(),
  tags: z.array(z.string()),
  /** Where it comes from, and what of it has no place of its own. */
  cookNotes: z.string(),
  /** Whole address of its photograph, which is fetched only if the cook wants it. */
  photo: z.string().nullable(),
  /** Whether the page marks its recipe for programs, or it was read out of its text: then it is to be looked over with more care. */
  by: z.enum(['marks', 'text']),
})
export type BroughtWords = z.infer<typeof BroughtWords>

export const imports = endpoints({
  readAddress: {
    method: 'POST',
    path: '/api/recipe-imports/address',
    summary: 'The recipe of a web page, read for the form; nothing is kept',
    access: 'account',
    requires: 'nothing',
    body: z.strictObject({ address: WebAddress }),
    output: BroughtWords,
    limit: 'import',
  },
  keepPhoto: {
    method: 'POST',
    path: '/api/recipes/:id/photo-of-address',
    summary: "The photograph at an address becomes the cook's own of this recipe",
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: z.strictObject({ address: WebAddress }),
    output: Recipe,
    limit: 'import',
  },
})

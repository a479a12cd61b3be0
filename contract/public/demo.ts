import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { Recipe } from '#contract/recipes/recipe.ts'
import { oneLine, optionalOption } from '#contract/text.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import {
  calorieChoices,
  difficultyChoices,
  longestDemoQuery,
  prepTimeChoices,
  usualDemoQuery,
} from '#domain/recipe/demo/demo-choices.ts'
import { RecipeDraft } from '#domain/recipe/recipe.ts'
import { Verification } from '#domain/recipe/verification.ts'
import { RecipeSummary } from '#domain/recipe/verify/summary.ts'

const keysOf = <K extends string>(choices: Readonly<Record<K, unknown>>) => Object.keys(choices) as K[]

const DemoRequest = z.strictObject({
  query: z
    .string()
    .max(longestDemoQuery, `must have at most ${longestDemoQuery} characters`)
    .transform((query) => oneLine(query) || usualDemoQuery)
    .default(usualDemoQuery),
  calories: optionalOption(keysOf(calorieChoices)),
  difficulty: optionalOption(keysOf(difficultyChoices)),
  prepTime: optionalOption(keysOf(prepTimeChoices)),
})
export type DemoForm = z.input<typeof DemoRequest>

/** The recipe in the words of the product, and what its page shows of it besides. */
export const DemoRecipe = RecipeDraft.omit({ reasons: true }).extend({
  /** Minutes from start to table. */
  prepTime: z.number(),
  /** Of a serving. */
  calories: z.number(),
  /** Allergies that the wish spoke of. */
  allergies: z.array(z.enum(allergens)),
  summary: RecipeSummary,
  verification: Verification,
  /** Says to this server that the recipe is its own: with it, it is read again, and kept once there is an account. */
  keepsake: z.string(),
})
export type DemoRecipe = z.infer<typeof DemoRecipe>

/** Several times the longest recipe that the kitchen composes. */
const Keepsake = z.strictObject({
  keepsake: z
    .string()
    .max(60_000)
    .regex(/^[\w-]+\.[\w-]{43}$/, 'isn’t valid'),
})

export const demo = endpoints({
  make: {
    method: 'POST',
    path: '/api/demo-recipe',
    summary:
      'One recipe for a visitor without an account, written and verified like any other; it isn’t stored and doesn’t count toward any plan',
    access: 'public',
    requires: 'nothing',
    body: DemoRequest,
    output: DemoRecipe,
    limit: 'demo',
  },
  read: {
    method: 'POST',
    path: '/api/demo-recipe/read',
    summary:
      'The demo recipe in a keepsake, verified again; 404 if the keepsake isn’t from this server or is older than 30 days',
    access: 'public',
    requires: 'nothing',
    body: Keepsake,
    output: DemoRecipe,
    limit: 'verify',
  },
  keep: {
    method: 'POST',
    path: '/api/demo-recipe/keep',
    summary: 'Save the demo recipe in a keepsake to the member’s recipes; 409 recipe_exists if it is already there',
    access: 'account',
    requires: 'nothing',
    body: Keepsake,
    output: Recipe,
    status: 201,
    limit: 'write',
  },
})

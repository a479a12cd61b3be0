import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { mostLettersOfRecipe } from '#contract/recipes/recipe-length.ts'
import { option, optionalOption } from '#contract/text.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import { allergiesOfProfile } from '#domain/options/options.ts'
import { FoodName, LineReport } from '#domain/recipe/line-report.ts'
import { Change, RecipeDraft } from '#domain/recipe/recipe.ts'
import { SwapOption } from '#domain/recipe/swap-option.ts'
import { Verification } from '#domain/recipe/verification.ts'

export const CheckRequest = z.strictObject({
  /** A recipe or a list of ingredients, as it was pasted. */
  text: z
    .string('Please paste a recipe or a list of ingredients')
    .trim()
    .min(1, 'Please paste a recipe or a list of ingredients')
    .max(
      mostLettersOfRecipe,
      `A recipe to check can have at most ${mostLettersOfRecipe.toLocaleString('en-US')} characters`,
    ),
  /** Where the text does not say; otherwise it does. */
  servings: z.int().min(1).max(100).optional(),
  /** Who eats it: allergies by option or code, and a diet. */
  allergies: z.array(option(allergiesOfProfile, allergens)).max(30).default([]),
  diet: optionalOption(diets),
})

export const CheckedText = z.strictObject({
  title: z.string(),
  servings: z.int(),
  /** Whether the text, or the request, says for how many it is; otherwise four were taken. */
  servingsGiven: z.boolean(),
  instructions: z.array(z.string()),
  /** One for each ingredient line, in order. */
  lines: z.array(LineReport),
  verification: Verification,
  /** The smallest changes that make it fit whoever eats it; null where it fits already, or nothing mends it. */
  mended: z.strictObject({ recipe: RecipeDraft, changes: z.array(Change) }).nullable(),
})
export type CheckedText = z.infer<typeof CheckedText>

export const check = endpoints({
  checkText: {
    method: 'POST',
    path: '/api/check',
    summary: 'Read a pasted recipe or ingredient list line by line, and check all of it',
    access: 'public',
    requires: 'nothing',
    body: CheckRequest,
    output: CheckedText,
    limit: 'verify',
  },
  swaps: {
    method: 'POST',
    path: '/api/check/swaps',
    summary: 'The best substitutes for one line of a pasted recipe, each with what it changes',
    access: 'public',
    requires: 'nothing',
    body: CheckRequest.extend({ line: z.int().min(0).max(59) }),
    output: z.array(SwapOption),
    limit: 'verify',
  },
  searchFoods: {
    method: 'GET',
    path: '/api/foods',
    summary: 'Foods whose names begin with what was typed; eight at most',
    access: 'public',
    requires: 'nothing',
    query: z.strictObject({ q: z.string().trim().min(1).max(100) }),
    output: z.array(FoodName),
    limit: 'search',
  },
})

import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { FoodWords, GenerationRequest, requiredEntitlements } from '#contract/recipes/generation.ts'
import { GenerationEvent } from '#contract/recipes/generation-event.ts'
import { Ideas } from '#contract/recipes/ideas.ts'
import { ListedRecipe, Recipe, RecipeRow } from '#contract/recipes/recipe.ts'
import { recipeFilters, recipeSorts } from '#contract/recipes/recipe-filters.ts'
import { withinRecipe } from '#contract/recipes/recipe-length.ts'
import { IngredientWords, RecipeWords } from '#contract/recipes/recipe-words.ts'
import { clearableOption, Id, Moment, NoBody, RowId } from '#contract/text.ts'
import { cuisinesOfRecipes, recipeTypes } from '#domain/options/options.ts'
import { LineReport } from '#domain/recipe/line-report.ts'
import { SwapOption } from '#domain/recipe/swap-option.ts'
import { Verification } from '#domain/recipe/verification.ts'
import { WorthCooking } from '#domain/recipe/worth/worth-shape.ts'

export const recipes = endpoints({
  generate: {
    method: 'POST',
    path: '/api/generate-recipe',
    summary: 'Write, verify and save one recipe; returns JSON, or events as it is written',
    access: 'account',
    body: GenerationRequest,
    output: Recipe,
    events: GenerationEvent,
    limit: 'generate',
    needsSetup: true,
    requires: requiredEntitlements,
  },
  cancelGeneration: {
    method: 'POST',
    path: '/api/generations/:id/cancel',
    summary: 'Stop a generation, at no cost; false if the recipe has already been delivered',
    access: 'account',
    requires: 'nothing',
    params: z.strictObject({ id: z.string().max(60) }),
    body: NoBody,
    output: z.strictObject({ cancelled: z.boolean() }),
  },
  list: {
    method: 'GET',
    path: '/api/recipes',
    summary:
      'The member’s recipes, newest first or in the order of `sort`; a page is cut short if its recipes are long, and the Link header points to the next page',
    access: 'account',
    requires: 'nothing',
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(400).optional(),
      /** `newest` where nothing is said. */
      sort: z.enum(recipeSorts).default('newest'),
      /** With `sort=title`: those that begin with these letters, and what follows them. */
      from: z.string().max(40).optional(),
      ...recipeFilters,
      /** `row`: only what a list shows of each; else all of it but its verification. */
      view: z.enum(['row']).optional(),
    }),
    output: z.union([z.array(RecipeRow), z.array(ListedRecipe)]),
    limit: 'read',
  },
  tags: {
    method: 'GET',
    path: '/api/recipes/tags',
    summary: 'The member’s tags and how many recipes have each, most used first',
    access: 'account',
    requires: 'nothing',
    output: z.array(z.strictObject({ tag: z.string(), recipes: z.int() })),
    limit: 'read',
  },
  create: {
    method: 'POST',
    path: '/api/recipes',
    summary: 'Save a cook’s own recipe; 409 recipe_exists if they already have one with the same text',
    access: 'account',
    requires: 'nothing',
    body: withinRecipe(
      RecipeWords.extend({
        variationOf: RowId.optional(),
        /** Keep it although there is one like it. */
        keepBoth: z.boolean().optional(),
      }),
    ),
    output: Recipe,
    status: 201,
    limit: 'write',
  },
  update: {
    method: 'PATCH',
    path: '/api/recipes/:id',
    summary: 'Change the text, tags and notes of a recipe; what changes is verified again',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: withinRecipe(
      RecipeWords.partial().extend({
        cuisine: clearableOption(cuisinesOfRecipes).optional(),
        recipeType: clearableOption(recipeTypes).optional(),
        /** `updatedAt` of what was edited: 409 changed_elsewhere where somebody changed it since. */
        unchangedSince: Moment().optional(),
      }),
    ),
    output: Recipe,
    limit: 'write',
  },
  restore: {
    method: 'POST',
    path: '/api/recipes/:id/restore',
    summary: 'Undo a deletion, within an hour',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: NoBody,
    output: Recipe,
    limit: 'write',
  },
  verify: {
    method: 'POST',
    path: '/api/recipes/verify',
    summary:
      'Check a recipe as it is being typed: how each line was read, and the whole recipe verified for the reader',
    access: 'account',
    requires: 'nothing',
    body: withinRecipe(RecipeWords.partial().extend({ ingredients: IngredientWords.max(60) })),
    output: z.strictObject({ lines: z.array(LineReport), verification: Verification }),
    // asked again with every pause of the typing
    limit: 'search',
  },
  scale: {
    method: 'GET',
    path: '/api/recipes/:id/scale',
    summary: '“I have 350 g of chicken”: how many servings that amount of an ingredient makes',
    access: 'account',
    requires: 'nothing',
    params: Id,
    query: z.strictObject({
      line: z.coerce.number().int().min(0).max(59),
      /** '350 g', '3 cups', '2': what the cook has. */
      have: z.string().trim().min(1).max(60),
    }),
    output: z.strictObject({ servings: z.number(), factor: z.number(), grams: z.number() }),
    limit: 'search',
  },
  share: {
    method: 'POST',
    path: '/api/recipes/:id/share',
    summary: 'Share the recipe with a link; the link stays the same until it is revoked',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: NoBody,
    output: z.strictObject({ sharePath: z.string(), shareCount: z.int() }),
    limit: 'write',
  },
  revokeShare: {
    method: 'DELETE',
    path: '/api/recipes/:id/share',
    summary: 'Revoke the link; it stops working immediately',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: NoBody,
    output: z.strictObject({ success: z.literal(true) }),
    limit: 'write',
  },
  removePhoto: {
    method: 'DELETE',
    path: '/api/recipes/:id/photo',
    summary: 'Remove the cook’s own photograph',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: NoBody,
    output: Recipe,
    limit: 'write',
  },
  ideas: {
    method: 'POST',
    path: '/api/recipes/ideas',
    summary:
      '“What can I make with …”: the member’s recipes, fewest missing foods first, then newly composed ones that use up the foods given',
    access: 'account',
    requires: 'smartIngredientSearch',
    body: z.strictObject({
      ingredients: FoodWords,
      /** Take no notice of own recipes that lack more than so many foods. */
      mostMissing: z.int().min(0).max(20).default(5),
    }),
    output: Ideas,
    limit: 'generate',
  },
  get: {
    method: 'GET',
    path: '/api/recipes/:id',
    summary: 'One recipe with its verification',
    access: 'account',
    requires: 'nothing',
    params: Id,
    output: Recipe,
    limit: 'read',
  },
  worth: {
    method: 'GET',
    path: '/api/recipes/:id/worth',
    summary:
      'A note on technique, what can be made ahead, what to serve with it, two swaps and a dish for the leftovers',
    access: 'account',
    requires: 'nothing',
    params: Id,
    output: WorthCooking,
    limit: 'search',
  },
  swaps: {
    method: 'GET',
    path: '/api/recipes/:id/swaps',
    summary: '“I’m out of …”: the best substitutes for one line, each with what it changes',
    access: 'account',
    requires: 'nothing',
    params: Id,
    query: z.strictObject({ line: z.coerce.number().int().min(0).max(59) }),
    output: z.array(SwapOption),
    limit: 'search',
  },
  swap: {
    method: 'POST',
    path: '/api/recipes/:id/swap',
    summary: 'Swap a line for one of the substitutes offered; the whole recipe is verified again',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: z.strictObject({ line: z.int().min(0).max(59), food: z.string().min(1).max(100) }),
    output: Recipe,
    limit: 'write',
  },
  remove: {
    method: 'DELETE',
    path: '/api/recipes/:id',
    summary: 'Delete a recipe',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: NoBody,
    output: z.strictObject({ success: z.literal(true) }),
    limit: 'write',
  },
  rate: {
    method: 'PATCH',
    path: '/api/recipes/:id/rate',
    summary: 'Thumbs up (1), down (-1) or none (null)',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: z.strictObject({ rating: z.literal([1, -1, null]) }),
    output: z.strictObject({ userRating: z.literal([1, -1]).nullable() }),
    limit: 'write',
  },
  toggleFavorite: {
    method: 'PATCH',
    path: '/api/recipes/:id/favorite',
    summary: 'Toggle the favorite mark',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: NoBody,
    output: z.strictObject({ isFavorite: z.boolean() }),
    limit: 'write',
  },
})

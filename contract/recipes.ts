import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import type { Entitlement } from '#contract/plans.ts'
import { Id, NoBody, optionalOption } from '#contract/text.ts'
import {
  complexities,
  cookingMethods,
  cuisines,
  cuisinesOfProfile,
  dietsOfMenus,
  dietsOfProfile,
  dietsOfRequest,
  mealTimes,
  recipeTypes,
  seasons,
  spiceLevels,
} from '#domain/recipe/options.ts'
import { Change, Ingredient, Instruction, RecipeDraft, Writer } from '#domain/recipe/recipe.ts'
import { SwapOption } from '#domain/recipe/swap-option.ts'
import { Verification } from '#domain/recipe/verification.ts'
import { RecipeSummary } from '#domain/recipe/verify/summary.ts'

const Timestamp = z.string()

export const RecipeRow = z.strictObject({
  id: z.int(),
  userId: z.string(),
  title: z.string(),
  description: z.string(),
  ingredients: z.array(Ingredient),
  instructions: z.array(Instruction),
  prepTime: z.number(),
  cookTime: z.number(),
  servings: z.int(),
  calories: z.number(),
  cuisine: z.string(),
  recipeType: z.string(),
  dietaryPreferences: z.array(z.string()),
  difficulty: z.string(),
  estimatedCost: z.number(),
  /** Grams of protein, carbs, fat and fiber a serving; null for plans without the nutrition section. */
  nutritionalInfo: z.record(z.string(), z.number()).nullable(),
  imageUrl: z.string(),
  requiredEquipment: z.array(z.string()),
  reasons: z.array(z.string()),
  notes: z.array(z.string()),
  writer: Writer,
  changes: z.array(Change),
  isPublic: z.boolean(),
  isFavorite: z.boolean(),
  userRating: z.literal([1, -1]).nullable(),
  isShared: z.boolean(),
  shareCount: z.int(),
  likesCount: z.int(),
  commentsCount: z.int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  summary: RecipeSummary,
})
export type RecipeRow = z.infer<typeof RecipeRow>

export const Recipe = RecipeRow.extend({ verification: Verification })
export type Recipe = z.infer<typeof Recipe>

/** A recipe that belongs to nobody, with its verification. */
export const VerifiedRecipe = z.strictObject({
  recipe: RecipeDraft.extend({ prepTime: z.number(), cookTime: z.number(), imageUrl: z.string() }),
  verification: Verification,
})
export type VerifiedRecipe = z.infer<typeof VerifiedRecipe>

const Words = z.union(
  [z.string().max(500), z.array(z.string().max(100)).max(40)],
  'must be text of at most 500 characters, or a list of at most 40 names',
)

export const GenerationRequest = z.strictObject({
  diet: optionalOption(dietsOfRequest, dietsOfProfile, dietsOfMenus),
  /** 'Any' sets the cuisines of the profile aside. */
  cuisine: optionalOption(cuisines, cuisinesOfProfile, ['Any']),
  recipeType: optionalOption(recipeTypes),
  mealTime: optionalOption(mealTimes),
  /** Longest total time from start to table, minutes. */
  prepTime: z.number().min(1).max(480).optional(),
  servings: z.int().min(1).max(10).default(4),
  spiceLevel: optionalOption(spiceLevels),
  /** Per serving. */
  calories: z.number().min(100).max(2000).optional(),
  includeIngredients: Words.optional(),
  excludeIngredients: Words.optional(),
  cookingMethod: optionalOption(cookingMethods),
  recipeComplexity: optionalOption(complexities),
  season: optionalOption(seasons),
  specialNotes: z.string().max(1000).optional(),
  /** Dollars for the whole recipe, amounts used. */
  budget: z.number().min(1).max(10_000).optional(),
  kitchenEquipment: z.array(z.string().trim().min(1).max(60)).max(80).optional(),
})
export type GenerationRequest = z.infer<typeof GenerationRequest>
export type GenerationForm = z.input<typeof GenerationRequest>

const premiumFields = [
  'spiceLevel',
  'includeIngredients',
  'cookingMethod',
  'recipeComplexity',
  'season',
  'specialNotes',
] as const

/** Locked fields of the form, by what unlocks them. */
export const lockedFields = { premiumFormFields: premiumFields, calorieTarget: ['calories'] } as const

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

/** Checking takes time by the length of the text, and anyone may ask: this is several long recipes. */
const longestRecipe = 40_000

export const VerifyRequest = z
  .strictObject({
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
          'must be a line of text of at most 500 characters, or an amount, a unit and a name',
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
          'must be a text of at most 3000 characters, or a description with its minutes',
        ),
      )
      .max(100)
      .optional(),
  })
  .refine((recipe) => JSON.stringify(recipe).length <= longestRecipe, {
    error: `A recipe to check may have ${longestRecipe} characters at most.`,
    abort: true,
  })

export const recipes = endpoints({
  generate: {
    method: 'POST',
    path: '/api/generate-recipe',
    summary: 'Write, verify and save one recipe; answers JSON, or events as it is written',
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
    summary: 'Stop a generation; it costs nothing. False where the recipe was delivered already',
    access: 'account',
    requires: 'nothing',
    params: z.strictObject({ id: z.string().max(60) }),
    body: NoBody,
    output: z.strictObject({ cancelled: z.boolean() }),
  },
  list: {
    method: 'GET',
    path: '/api/recipes',
    summary: 'Own recipes, newest first; the next page stands in the Link header',
    access: 'account',
    requires: 'nothing',
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional(),
      favorite: z.stringbool({ error: 'must be true or false' }).optional(),
      since: z
        .union([z.iso.datetime({ offset: true }), z.iso.date()], 'must be a day or a time, such as 2026-11-20')
        .optional(),
      q: z.string().max(200).optional(),
    }),
    output: z.array(RecipeRow),
  },
  get: {
    method: 'GET',
    path: '/api/recipes/:id',
    summary: 'One recipe with its verification',
    access: 'account',
    requires: 'nothing',
    params: Id,
    output: Recipe,
  },
  swaps: {
    method: 'GET',
    path: '/api/recipes/:id/swaps',
    summary: '"I have no …": the foods that best stand in for one line, each with what it changes',
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
    summary: 'Put an offered food in the place of a line; the whole recipe is verified again',
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
    body: z.strictObject({ rating: z.literal([1, -1]).nullable() }),
    output: z.strictObject({ userRating: z.literal([1, -1]).nullable() }),
    limit: 'write',
  },
  toggleFavorite: {
    method: 'PATCH',
    path: '/api/recipes/:id/favorite',
    summary: 'Toggle the favourite mark',
    access: 'account',
    requires: 'nothing',
    params: Id,
    body: NoBody,
    output: z.strictObject({ isFavorite: z.boolean() }),
    limit: 'write',
  },
})

function requiredEntitlements(body: unknown): readonly Entitlement[] {
  if (typeof body !== 'object' || body === null) return []
  const given = (field: string) => {
    const value = (body as Record<string, unknown>)[field]
    return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  }
  return (Object.keys(lockedFields) as (keyof typeof lockedFields)[]).filter((key) => lockedFields[key].some(given))
}

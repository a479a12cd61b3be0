import { z } from 'zod'
import { GenerationRequest } from '#contract/recipes/generation.ts'
import { Change, Ingredient, Instruction, RecipeDraft, Writer } from '#domain/recipe/recipe.ts'
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
  /** The dish drawn from its foods, or made by the image model. */
  imageUrl: z.string(),
  /** The cook's own photograph. */
  photoUrl: z.string().nullable(),
  requiredEquipment: z.array(z.string()),
  reasons: z.array(z.string()),
  notes: z.array(z.string()),
  /** In lower case, in the order in which the cook gave them. */
  tags: z.array(z.string()),
  /** What the cook wrote beside it, for nobody else. */
  cookNotes: z.string(),
  /** The recipe that this one is a variation of. */
  variationOf: z.int().nullable(),
  writer: Writer,
  changes: z.array(Change),
  isPublic: z.boolean(),
  isFavorite: z.boolean(),
  userRating: z.literal([1, -1]).nullable(),
  isShared: z.boolean(),
  /** '/r/…' while it is shared: who knows it reads the recipe, signed in or not. */
  sharePath: z.string().nullable(),
  shareCount: z.int(),
  likesCount: z.int(),
  commentsCount: z.int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  summary: RecipeSummary,
})
export type RecipeRow = z.infer<typeof RecipeRow>

/** As much of a recipe as a row of a list shows, about a tenth of it. */
export const ListedRecipe = RecipeRow.pick({
  id: true,
  title: true,
  imageUrl: true,
  photoUrl: true,
  cuisine: true,
  recipeType: true,
  tags: true,
  isFavorite: true,
  summary: true,
})
export type ListedRecipe = z.infer<typeof ListedRecipe>

/** Lines and words of steps, one for each of the recipe's, in the measures of one country; for as many servings as it has. */
const Measured = z.strictObject({ ingredients: z.array(Ingredient), steps: z.array(z.string()) })

/** A time that the words of a step state: where they begin in its description, and the minutes of its timer, of a range those of its lower end. */
const StepTime = z.strictObject({
  at: z.int().min(0),
  words: z.string(),
  minutes: z.number().min(0),
  /** The upper end of a range. */
  upTo: z.number().optional(),
})

/** What a cook needs of a recipe besides its words. */
export const ForCooking = {
  measures: z.strictObject({ us: Measured, metric: Measured }).optional(),
  /** The lines that each step works with, 0-based. */
  stepLines: z.array(z.array(z.int().min(0))).optional(),
  /** Minutes for the timer of each step; 0 for a step without one. */
  stepTimers: z.array(z.number().min(0)).optional(),
  /** The times of each step that can be started by themselves, in the order of its words. */
  stepTimes: z.array(z.array(StepTime)).optional(),
  /** How long what is left over keeps, and how it is warmed: sentences; none where nothing is known for sure. */
  keeping: z.array(z.string()).optional(),
}

/** How often it stands in the diary, and the last day, 'YYYY-MM-DD'. */
const TimesCooked = z.strictObject({ times: z.int(), last: z.string().nullable() })

export const Recipe = RecipeRow.extend({
  verification: Verification,
  cooked: TimesCooked,
  /** By which wish it was generated alone; null for whatever came about otherwise. */
  wish: GenerationRequest.nullable(),
  ...ForCooking,
})
export type Recipe = z.infer<typeof Recipe>

/** A recipe that belongs to nobody, with its verification. */
export const VerifiedRecipe = z.strictObject({
  recipe: RecipeDraft.extend({ prepTime: z.number(), cookTime: z.number(), imageUrl: z.string() }),
  verification: Verification,
})
export type VerifiedRecipe = z.infer<typeof VerifiedRecipe>

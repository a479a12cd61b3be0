import { z } from 'zod'
import { Moment, option, optionalOption, PathId, RowId } from '#contract/text.ts'
import { allergens } from '#domain/food/allergens/allergens.ts'
import { diets } from '#domain/food/diets.ts'
import { cuisinesOfRecipes, recipeTypes } from '#domain/options/options.ts'
import { writerKinds } from '#domain/recipe/recipe.ts'

/** The orders of GET /api/recipes: the newest, the last cooked, the quickest and the cheapest first, thumbs up before none before down, by title. */
export const recipeSorts = ['newest', 'cooked', 'quickest', 'cheapest', 'rating', 'title'] as const
export type RecipeSort = (typeof recipeSorts)[number]

/** What lists and counts of own recipes are narrowed by, as a query. */
export const recipeFilters = {
  favorite: z.stringbool({ error: 'must be true or false' }).optional(),
  since: z.union([Moment({ offset: true }), z.iso.date()], 'must be a date or a time, such as 2026-11-20').optional(),
  /** Every word of it, or the beginning of one, stands in the title, the foods or the notes; a slip of spelling is forgiven. */
  q: z.string().max(200).optional(),
  tag: z
    .string()
    .trim()
    .max(40)
    .transform((tag) => tag || undefined)
    .optional(),
  /** Fits this diet, by its verification. */
  diet: optionalOption(diets),
  /** None of these is found in it, by any line or step, and each of its foods is known: codes, parted by commas. */
  without: z
    .string()
    .max(300)
    .transform(splitWords)
    .pipe(z.array(option(allergens)).max(15))
    .optional(),
  cuisine: optionalOption(cuisinesOfRecipes),
  recipeType: optionalOption(recipeTypes),
  maxMinutes: z.coerce.number().min(1).max(2880).optional(),
  /** Of a serving. */
  maxCalories: z.coerce.number().min(1).max(5000).optional(),
  /** Dollars a serving. */
  maxCost: z.coerce.number().min(0).max(1000).optional(),
  rating: z.enum(['1', '-1'], 'must be 1 or -1').transform(Number).optional(),
  writer: z.enum(writerKinds).optional(),
  /** Lies in this collection of one's own; in somebody else's nothing does. */
  collection: PathId.optional(),
  /** These alone: ids, parted by commas. */
  ids: z
    .string()
    .max(1200)
    .transform((text) => splitWords(text).map(Number))
    .pipe(z.array(RowId).max(100))
    .optional(),
}

function splitWords(text: string): string[] {
  return text.split(',').filter((word) => word.trim() !== '')
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { allergens } from '#domain/food/allergens/allergens.ts'

/** The folder with the data sets: `KITCHEN_DATA`, or beside the project; undefined where there is none. */
export function dataFolder(): string | undefined {
  const folder = process.env['KITCHEN_DATA'] ?? fileURLToPath(new URL('../../../shared/data', import.meta.url))
  return existsSync(folder) ? folder : undefined
}

const Claims = z.array(z.object({ allergen: z.enum(allergens), certainty: z.enum(['certain', 'usual']) }))
/** Words that name allergens, and words that only sound like them; `meat` stands among the latter for the diets. */
const HiddenAllergens = z.object({
  terms: z.record(z.string(), Claims),
  falseFriends: z.record(z.string(), z.array(z.string())),
})
export type HiddenAllergens = z.infer<typeof HiddenAllergens>

const PublishedRecipe = z.object({
  file: z.string(),
  host: z.string(),
  title: z.string(),
  servings: z.number().nullish(),
  ingredients: z.array(z.string()),
  dietary_restrictions: z.array(z.string()).nullish(),
  stated: z.object({ calories: z.number().nullish() }).nullish(),
})
export type PublishedRecipe = z.infer<typeof PublishedRecipe>

const LabelledRecipe = z.object({
  file: z.string(),
  title: z.string(),
  labels: z.array(z.string()),
  ingredients: z.array(z.string()),
})
export type LabelledRecipe = z.infer<typeof LabelledRecipe>

const RecipeWithSteps = z.object({ title: z.string(), ingredients: z.array(z.string()), steps: z.array(z.string()) })

const MarkedLine = z.object({
  line: z.string(),
  qty: z.number().nullable(),
  qty2: z.number().nullable(),
  nq: z.number(),
  unit: z.string(),
})

const UsdaFood = z.object({ name: z.string(), group: z.string() })
export type UsdaFood = z.infer<typeof UsdaFood>

export const hiddenAllergens = reader('hidden-allergens.json', HiddenAllergens)
export const publishedRecipes = reader('published-recipes.json', z.array(PublishedRecipe))
export const labelledRecipes = reader('published-diet-labels.json', z.array(LabelledRecipe))
export const recipesWithSteps = reader('public-domain-recipes.json', z.array(RecipeWithSteps))
export const markedLines = reader('ingredient-lines.json', z.array(MarkedLine))
export const moreMarkedLines = reader('ingredient-lines-more.json', z.array(z.object({ line: z.string() })))
export const usdaFoods = reader('usda-sr28-foods.json', z.array(UsdaFood))

/** Reads a file once, at the first call; throws where the folder or the file is absent or of another shape. */
function reader<Content>(file: string, shape: z.ZodType<Content>): () => Content {
  let content: Content | undefined
  return () => {
    content ??= shape.parse(JSON.parse(readFileSync(join(dataFolder() ?? '', file), 'utf8')))
    return content
  }
}

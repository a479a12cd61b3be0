import type { Diet } from '#domain/food/diets.ts'
import { type Ingredient, type Instruction, ingredientText } from '#domain/recipe/recipe.ts'
import type { Verification } from '#domain/recipe/verification.ts'

/**
 * A recipe as schema.org's Recipe, the form that other recipe programs read. Times are ISO 8601 durations, figures those of
 * verification, a serving. `image` and `url`: whole addresses, where there are any. Diets stand in it only where every line
 * was read and fits.
 */
export function recipeJsonLd(recipe: {
  title: string
  description: string
  servings: number
  cuisine: string
  recipeType: string
  ingredients: readonly Ingredient[]
  instructions: readonly Instruction[]
  verification: FiguresToTell
  tags?: readonly string[]
  image?: string
  url?: string
  published?: string
  author?: { readonly name: string; readonly url: string }
}): Record<string, unknown> {
  const { nutrition, time, diets } = recipe.verification
  const { calories, protein, carbs, fat, fiber } = nutrition.perServing
  const preparing = time.schedule.find(({ step }) => step === -1)?.active ?? 0
  const suitable = diets.flatMap(({ diet, verdict }) => (verdict === 'fits' ? (schemaDiets[diet] ?? []) : []))
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    ...(recipe.description !== '' && { description: recipe.description }),
    ...(recipe.image !== undefined && { image: [recipe.image] }),
    ...(recipe.url !== undefined && { url: recipe.url }),
    ...(recipe.published !== undefined && { datePublished: recipe.published }),
    ...(recipe.author !== undefined && { author: { '@type': 'Person', ...recipe.author } }),
    recipeYield: `${recipe.servings} ${recipe.servings === 1 ? 'serving' : 'servings'}`,
    ...(recipe.cuisine !== '' && { recipeCuisine: recipe.cuisine }),
    ...(recipe.recipeType !== '' && { recipeCategory: recipe.recipeType }),
    ...(recipe.tags && recipe.tags.length > 0 && { keywords: recipe.tags.join(', ') }),
    ...timed('prepTime', preparing),
    ...timed('cookTime', time.totalMinutes - preparing),
    ...timed('totalTime', time.totalMinutes),
    recipeIngredient: recipe.ingredients.map(ingredientText),
    recipeInstructions: recipe.instructions.map(({ description }, step) => ({
      '@type': 'HowToStep',
      position: step + 1,
      text: description,
    })),
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: '1 serving',
      calories: `${Math.round(calories)} kcal`,
      proteinContent: grams(protein),
      carbohydrateContent: grams(carbs),
      fatContent: grams(fat),
      fiberContent: grams(fiber),
    },
    ...(suitable.length > 0 && { suitableForDiet: suitable.map((diet) => `https://schema.org/${diet}`) }),
  }
}

/** What of a verification is told. */
export interface FiguresToTell {
  readonly nutrition: {
    readonly perServing: Pick<
      Verification['nutrition']['perServing'],
      'calories' | 'protein' | 'carbs' | 'fat' | 'fiber'
    >
  }
  readonly time: {
    readonly totalMinutes: number
    readonly schedule: readonly { readonly step: number; readonly active: number }[]
  }
  readonly diets: readonly { readonly diet: Diet; readonly verdict: Verification['diets'][number]['verdict'] }[]
}

/** No time at all is left out: other programs would show it. */
function timed(name: string, minutes: number): Record<string, string> {
  return Math.round(minutes) > 0 ? { [name]: duration(minutes) } : {}
}

/** 'PT1H5M' for 65 minutes; 'PT0M' for none. */
export function duration(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes))
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

/** JSON that can stand inside a script element: nothing in it ends the element or begins a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * Diets that schema.org has a name for. Gluten-free and diabetic are left out: another program would show them as a clearance,
 * without our words beside them.
 */
const schemaDiets: Partial<Record<Diet, string>> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  'low-fat': 'LowFatDiet',
}

function grams(value: number): string {
  return `${Math.round(value * 10) / 10} g`
}

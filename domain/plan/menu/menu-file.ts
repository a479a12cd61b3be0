import { caloriesText, dollarsText } from '#domain/measure/figures.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import { type DayOfMenu, dayWords } from '#domain/plan/menu/day-words.ts'
import type { TitledTimeline } from '#domain/plan/timeline/timeline-shape.ts'
import { timelineLines } from '#domain/plan/timeline/timeline-words.ts'
import type { Ingredient, Instruction } from '#domain/recipe/recipe.ts'
import { recipeFor } from '#domain/recipe/scaling/recipe-for.ts'
import { headed, lineEnd, recipeLines } from '#domain/recipe/texts/recipe-text.ts'

interface FiledRecipe {
  readonly title: string
  readonly description: string
  readonly servings: number
  readonly prepTime: number
  readonly cookTime: number
  readonly ingredients: readonly Ingredient[]
  readonly instructions: readonly Instruction[]
}

interface FiledMenu {
  readonly title: string
  readonly description: string
  readonly servings: number
  /** Of one person. */
  readonly totalCalories: number
  /** Dollars. */
  readonly totalCost: number
  /** Of a whole day all of whose recipes are there. */
  readonly day: DayOfMenu | null
  readonly recipes: readonly FiledRecipe[]
}

/**
 * A menu as a text file: what it is, when to start what where its dishes are cooked at once (by the clock where it is known when it is served,
 * '19:00'), and its recipes one after the other, each for as many as the menu.
 */
export function menuFile(menu: FiledMenu, timeline?: TitledTimeline, served?: string): string {
  const { title, description, servings, totalCalories, totalCost, day, recipes } = menu
  return [
    ...headed(title),
    ...(description === '' ? [] : [description, '']),
    recipes.length === 0
      ? `For ${servings}. No recipes found in this menu: all of them have been deleted.`
      : `For ${servings}. ${caloriesText(totalCalories)} per person, ${dollarsText(totalCost)} for the amounts used.`,
    ...(day ? [dayWords(day)] : []),
    '',
    ...recipes.map((recipe, place) => `${place + 1}. ${recipe.title}`),
    ...(timeline ? ['', ...timelineLines(timeline, served)] : []),
    ...recipes.flatMap((recipe) => ['', '', ...linesFor(recipe, servings)]),
    '',
  ].join(lineEnd)
}

/**
 * A menu with all its fields as a JSON file: its recipes for as many as the menu, with their lines, steps and cost, and what to mind of other
 * amounts among their notes.
 */
export function menuJson(menu: Pick<FiledMenu, 'servings'> & { readonly recipes: readonly KeptRecipe[] }): string {
  const recipes = menu.recipes.map((recipe) => inServings(recipe, menu.servings))
  return JSON.stringify({ ...menu, recipes }, null, 1)
}

interface KeptRecipe extends FiledRecipe {
  /** Dollars for all servings. */
  readonly estimatedCost: number
  readonly notes: readonly string[]
}

function inServings(recipe: KeptRecipe, servings: number): KeptRecipe {
  if (recipe.servings === servings) return recipe
  const { ingredients, steps, notes } = recipeFor(recipe, servings)
  return {
    ...recipe,
    servings,
    ingredients,
    instructions: recipe.instructions.map((each, step) => ({ ...each, description: steps[step]! })),
    estimatedCost: Math.round((100 * recipe.estimatedCost * servings) / recipe.servings) / 100,
    notes: [...recipe.notes, ...notes],
  }
}

function linesFor(recipe: FiledRecipe, servings: number): string[] {
  const { ingredients, steps, notes } = recipeFor(recipe, servings)
  const instructions = recipe.instructions.map((each, step) => ({ ...each, description: steps[step]! }))
  const opening = `Serves ${servings}. Ready in ${minutesText(recipe.prepTime + recipe.cookTime)}.`
  return [
    ...recipeLines({ ...recipe, ingredients, instructions }, opening),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ]
}

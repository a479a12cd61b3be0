import { z } from 'zod'
import { endpoints } from '#contract/endpoint.ts'
import { recipesOfMenu } from '#contract/planning/planning.ts'
import type { Entitlement } from '#contract/plans.ts'
import { FoodWords, within } from '#contract/recipes/generation.ts'
import { Recipe, RecipeRow } from '#contract/recipes/recipe.ts'
import { mostNotes, ofMenu } from '#contract/recipes/wish-limits.ts'
import { Id, Line, NoBody, option, optionalOption, RowId } from '#contract/text.ts'
import { dietsOfMenus } from '#domain/options/options.ts'
import { dayNutrients } from '#domain/plan/menu/day-targets.ts'
import { courses, cuisinesOfMenus, mealTypes } from '#domain/plan/menu/options.ts'
import { TitledTimeline } from '#domain/plan/timeline/timeline-shape.ts'

export const MenuRequest = z.strictObject({
  mealType: z.preprocess(
    // an empty choice is none
    (given) => (given === '' || given === null ? undefined : given),
    z.string('Please select a meal type').max(60).pipe(option(mealTypes)),
  ),
  servings: z.int().min(ofMenu.servings.least).max(ofMenu.servings.most).default(4),
  recipeCount: z.int().min(recipesOfMenu.least).max(recipesOfMenu.most).default(recipesOfMenu.usual),
  /** Dollars for the whole menu, amounts used. */
  budget: within(ofMenu.budget).optional(),
  /** The longest time of each recipe, minutes. */
  cookingTime: within(ofMenu.minutes).optional(),
  cuisineType: optionalOption(cuisinesOfMenus),
  /** Every recipe keeps all of them. */
  dietaryPreferences: z.array(option(dietsOfMenus)).max(dietsOfMenus.length).default([]),
  includeIngredients: FoodWords.optional(),
  excludeIngredients: FoodWords.optional(),
  specialNotes: z.string().max(mostNotes).optional(),
  /** Of a whole day, for one person: kilocalories and grams. */
  dailyCalories: within(ofMenu.calories).optional(),
  dailyProtein: within(ofMenu.protein).optional(),
})
export type MenuRequest = z.infer<typeof MenuRequest>
export type MenuForm = z.input<typeof MenuRequest>

/** Own targets of a day are a calorie target; read before the shape is checked. */
function requiredForMenu(body: unknown): readonly Entitlement[] {
  const { dailyCalories, dailyProtein } = (body ?? {}) as Record<string, unknown>
  return dailyCalories === undefined && dailyProtein === undefined ? ['menus'] : ['menus', 'calorieTarget']
}

export const Menu = z.strictObject({
  id: z.int(),
  userId: z.string(),
  title: z.string(),
  description: z.string(),
  mealType: z.enum(mealTypes),
  servings: z.int(),
  dietaryPreferences: z.array(z.enum(dietsOfMenus)),
  cuisineType: z.enum(cuisinesOfMenus).nullable(),
  /** Minutes that each recipe was to take at most. */
  cookingTime: z.number().nullable(),
  /** In the order of eating; a recipe that was deleted since keeps its place. */
  recipeIds: z.array(z.int()),
  /** How many of them were deleted since. */
  deletedRecipes: z.int().min(0),
  /** What each of the recipes is in the meal. */
  courses: z.array(z.enum(courses)),
  /** Of one person who eats a serving of each recipe. */
  totalCalories: z.number(),
  /** Dollars for the amounts used of all recipes. */
  totalCost: z.number(),
  /** The picture of its main dish; null where no recipe is left. */
  imageUrl: z.string().nullable(),
  isFavorite: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Menu = z.infer<typeof Menu>

const DayOfMenu = z.strictObject({
  /** Kilocalories, kept within 10%. */
  calories: z.number(),
  /** Grams, at least. */
  protein: z.number(),
  /** Daily values that the day doesn’t keep: kilocalories, grams, of sodium milligrams. */
  misses: z.array(
    z.strictObject({
      of: z.enum(dayNutrients),
      has: z.number(),
      bound: z.enum(['least', 'most']),
      value: z.number(),
    }),
  ),
})

/** The recipes that are there still, in the order of the menu. */
export const MenuWithRecipes = Menu.extend({
  recipes: z.array(RecipeRow),
  /** What one person has of a whole day against its targets; null for other meals, and where a recipe is gone. */
  day: DayOfMenu.nullable(),
})
export type MenuWithRecipes = z.infer<typeof MenuWithRecipes>

/** Those of its recipes that are there still, in the order of the menu, each to be cooked for so many. */
const MenuToCook = z.array(z.strictObject({ servings: z.int(), recipe: Recipe }))

export const GeneratedMenu = z.strictObject({
  menu: MenuWithRecipes,
  summary: z.strictObject({ totalRecipes: z.int() }),
})
export type GeneratedMenu = z.infer<typeof GeneratedMenu>

export const MenuEvent = z.discriminatedUnion('type', [
  /** What POST /api/generations/:id/cancel takes. */
  z.strictObject({ type: z.literal('started'), generationId: z.string(), courses: z.array(z.enum(courses)) }),
  z.strictObject({ type: z.literal('progress'), message: z.string() }),
  /** A recipe was written and has passed every check; it is kept once all have. */
  z.strictObject({
    type: z.literal('recipe'),
    place: z.int(),
    course: z.enum(courses),
    title: z.string(),
    description: z.string(),
    totalMinutes: z.number(),
    /** Of a serving. */
    calories: z.number(),
    estimatedCost: z.number(),
  }),
  z.strictObject({ type: z.literal('done'), result: GeneratedMenu }),
])
export type MenuEvent = z.infer<typeof MenuEvent>

/** Beside these rows the plain route GET /api/menus/:id/file. */
export const menus = endpoints({
  generate: {
    method: 'POST',
    path: '/api/generate-menu',
    summary: 'Plan, write, verify and save a menu; returns JSON, or events as the recipes are written',
    access: 'account',
    requires: requiredForMenu,
    needsSetup: true,
    body: MenuRequest,
    output: GeneratedMenu,
    events: MenuEvent,
    limit: 'generate',
  },
  list: {
    method: 'GET',
    path: '/api/menus',
    summary: 'The member’s menus, newest first; the Link header points to the next page',
    access: 'account',
    requires: 'menus',
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional(),
      favorite: z.stringbool({ error: 'must be true or false' }).optional(),
    }),
    output: z.array(Menu),
    limit: 'read',
  },
  get: {
    method: 'GET',
    path: '/api/menus/:id',
    summary: 'One menu with its recipes',
    access: 'account',
    requires: 'menus',
    params: Id,
    output: MenuWithRecipes,
    limit: 'read',
  },
  timeline: {
    method: 'GET',
    path: '/api/menus/:id/timeline',
    summary: 'When to start each step so that everything is ready together, with one cook, one oven and four burners',
    access: 'account',
    requires: 'menus',
    params: Id,
    output: TitledTimeline,
    limit: 'search',
  },
  cook: {
    method: 'GET',
    path: '/api/menus/:id/cooking',
    summary: 'A menu’s recipes with their verification, what it takes to cook them and how many people they serve',
    access: 'account',
    requires: 'menus',
    params: Id,
    output: MenuToCook,
    limit: 'read',
  },
  update: {
    method: 'PATCH',
    path: '/api/menus/:id',
    summary: 'Rename, describe or star a menu, or replace its recipes with the member’s other recipes',
    access: 'account',
    requires: 'menus',
    params: Id,
    body: z
      .strictObject({
        title: Line(200, 'Please name the menu').optional(),
        description: z.string().trim().max(1000).optional(),
        isFavorite: z.boolean().optional(),
        recipeIds: z
          .array(RowId)
          .min(1, 'A menu needs at least one recipe.')
          .max(recipesOfMenu.most, `A menu can have at most ${recipesOfMenu.most} recipes.`)
          .refine((ids) => new Set(ids).size === ids.length, 'A recipe can be in a menu only once.')
          .optional(),
        /** What each of the recipes is. Left out: what it was in this menu, else what its type is at such a meal. */
        courses: z.array(z.enum(courses)).max(recipesOfMenu.most).optional(),
      })
      .refine(({ recipeIds, courses: given }) => !given || given.length === recipeIds?.length, {
        error: 'Each recipe of the menu needs one course.',
        path: ['courses'],
      }),
    output: MenuWithRecipes,
    limit: 'write',
  },
  swap: {
    method: 'POST',
    path: '/api/menus/:id/swap',
    summary: 'Swap one dish for another that goes with the rest of the menu; counts as one recipe',
    access: 'account',
    requires: 'menus',
    needsSetup: true,
    params: Id,
    body: z.strictObject({
      place: z
        .int()
        .min(0)
        .max(recipesOfMenu.most - 1),
    }),
    output: MenuWithRecipes,
    limit: 'generate',
  },
  duplicate: {
    method: 'POST',
    path: '/api/menus/:id/duplicate',
    summary: 'Duplicate a menu, with the same recipes',
    access: 'account',
    requires: 'menus',
    params: Id,
    body: NoBody,
    output: MenuWithRecipes,
    status: 201,
    limit: 'write',
  },
  remove: {
    method: 'DELETE',
    path: '/api/menus/:id',
    summary: 'Delete a menu; its recipes stay',
    access: 'account',
    requires: 'menus',
    params: Id,
    body: NoBody,
    output: z.strictObject({ success: z.literal(true) }),
    limit: 'write',
  },
  restore: {
    method: 'POST',
    path: '/api/menus/:id/restore',
    summary: 'Undo a deletion, within an hour',
    access: 'account',
    requires: 'menus',
    params: Id,
    body: NoBody,
    output: MenuWithRecipes,
    limit: 'write',
  },
})

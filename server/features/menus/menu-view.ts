import type { Menu, MenuWithRecipes } from '#contract/planning/menus.ts'
import { dayBounds, dayMisses, dayTargets } from '#domain/plan/menu/day-targets.ts'
import { dayOf } from '#domain/plan/menu/menu-points.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { type FiguresOfRecipe, figuresOfRecipes } from '#server/features/menus/store.ts'
import type { StoredMenu } from '#server/features/menus/tables.ts'
import { findRecipes, photoAddress, pictureAddress, rowViews, verificationFor } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

type World = Pick<AppContext, 'database' | 'kitchen'>

/** Menus as lists show them. */
export async function menuViews({ database }: World, menus: readonly StoredMenu[], ownerId: string): Promise<Menu[]> {
  const ids = [...new Set(menus.flatMap(({ places }) => places.map(({ recipeId }) => recipeId)))]
  const figures = await figuresOfRecipes(database, ownerId, ids)
  return menus.map((menu) => view(menu, figures))
}

/** One menu with those of its recipes that are there still. */
export async function menuView(world: World, menu: StoredMenu, reader: UserRow): Promise<MenuWithRecipes> {
  const ids = menu.places.map(({ recipeId }) => recipeId)
  const stored = new Map((await findRecipes(world.database, reader.id, ids)).map((recipe) => [recipe.id, recipe]))
  const inOrder = ids.flatMap((id) => stored.get(id) ?? [])
  const [recipes, day] = await Promise.all([rowViews(world, inOrder, reader), dayOfMenu(world, menu, inOrder, reader)])
  return { ...view(menu, stored), recipes, day }
}

/** A whole day against its targets, by the figures that the pages of its recipes show. */
async function dayOfMenu(
  world: World,
  { request, places }: StoredMenu,
  recipes: readonly StoredRecipe[],
  reader: UserRow,
): Promise<MenuWithRecipes['day']> {
  const targets = dayTargets(request)
  if (!targets || recipes.length < places.length) return null
  const verified = await Promise.all(recipes.map((recipe) => verificationFor(world, recipe, reader)))
  const day = dayOf(verified.map(({ nutrition }) => ({ nutrients: nutrition.perServing })))
  return { ...targets, misses: dayMisses(day, dayBounds(targets)) }
}

function view(menu: StoredMenu, recipes: ReadonlyMap<number, FiguresOfRecipe>): Menu {
  const { id, userId, title, description, request, places, isFavorite } = menu
  const there = places.flatMap(({ recipeId, course }) => {
    const recipe = recipes.get(recipeId)
    return recipe ? [{ ...recipe, course }] : []
  })
  const shown = there.find(({ course }) => mains.has(course)) ?? there[0]
  const cost = there.reduce(
    (sum, { estimatedCost, servings }) => sum + (Number(estimatedCost) * request.servings) / servings,
    0,
  )
  return {
    id,
    userId,
    title,
    description,
    mealType: request.mealType,
    servings: request.servings,
    dietaryPreferences: request.dietaryPreferences,
    cuisineType: request.cuisineType ?? null,
    cookingTime: request.cookingTime ?? null,
    recipeIds: places.map(({ recipeId }) => recipeId),
    deletedRecipes: places.length - there.length,
    courses: places.map(({ course }) => course),
    totalCalories: there.reduce((sum, { calories }) => sum + calories, 0),
    totalCost: Math.round(cost * 100) / 100,
    imageUrl: shown
      ? (photoAddress(shown.id, shown.photoVersion) ?? shown.imageUrl ?? pictureAddress(shown.id, shown.pictureVersion))
      : null,
    isFavorite,
    createdAt: menu.createdAt.toISOString(),
    updatedAt: menu.updatedAt.toISOString(),
  }
}

const mains: ReadonlySet<string> = new Set(['main', 'dinner', 'breakfast'])

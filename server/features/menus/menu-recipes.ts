import type { TitledTimeline } from '#domain/plan/timeline/timeline-shape.ts'
import type { AppContext } from '#server/context.ts'
import type { StoredMenu } from '#server/features/menus/tables.ts'
import { findRecipes, titledTimeline } from '#server/features/recipes/store.ts'
import type { StoredRecipe } from '#server/features/recipes/tables.ts'

/** Those of its recipes that are there still, in the order of the menu. */
export async function recipesInOrder(
  { database }: Pick<AppContext, 'database'>,
  { userId, places }: StoredMenu,
): Promise<StoredRecipe[]> {
  const ids = places.map(({ recipeId }) => recipeId)
  const stored = new Map((await findRecipes(database, userId, ids)).map((recipe) => [recipe.id, recipe]))
  return ids.flatMap((id) => stored.get(id) ?? [])
}

/** When to start what, so that all of them are ready together. */
export async function menuTimeline(
  context: Pick<AppContext, 'database' | 'kitchen'>,
  menu: StoredMenu,
): Promise<TitledTimeline> {
  const recipes = await recipesInOrder(context, menu)
  return titledTimeline(
    context,
    recipes.map((recipe) => ({ recipe, whom: null })),
  )
}

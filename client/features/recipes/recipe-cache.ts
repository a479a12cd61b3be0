import type { QueryClient } from '@tanstack/react-query'
import type { Recipe, RecipeRow } from '#contract/recipes.ts'

const list = (name: string) => ['recipes', 'list', name] as const

export const recipeKeys = {
  all: ['recipes'],
  lists: ['recipes', 'list'],
  recent: list('recent'),
  favorites: list('favorites'),
  one: (id: number) => ['recipes', 'one', id],
} as const

/** Takes back what was shown too early. */
export type Undo = () => void

/** Changes a recipe wherever it is shown, before the server has answered. */
export async function showAtOnce(queryClient: QueryClient, id: number, change: Partial<RecipeRow>): Promise<Undo> {
  await queryClient.cancelQueries({ queryKey: recipeKeys.all })
  const before = queryClient.getQueriesData({ queryKey: recipeKeys.all })
  changeEverywhere(queryClient, id, change)
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data)
  }
}

/** The same for the heart: the recipe comes first among the favourites, or leaves them. */
export async function showFavorite(queryClient: QueryClient, recipe: RecipeRow, isFavorite: boolean): Promise<Undo> {
  const undo = await showAtOnce(queryClient, recipe.id, { isFavorite })
  queryClient.setQueryData<RecipeRow[]>(recipeKeys.favorites, (rows) => {
    const others = rows?.filter(({ id }) => id !== recipe.id)
    return isFavorite ? others && [{ ...recipe, isFavorite }, ...others] : others
  })
  return undo
}

/** What the server answered, wherever the recipe is shown. */
export function changeEverywhere(queryClient: QueryClient, id: number, change: Partial<RecipeRow>): void {
  queryClient.setQueriesData<RecipeRow[]>({ queryKey: recipeKeys.lists }, (rows) =>
    rows?.map((row) => (row.id === id ? { ...row, ...change } : row)),
  )
  queryClient.setQueryData<Recipe>(recipeKeys.one(id), (recipe) => recipe && { ...recipe, ...change })
}

/** A deleted recipe leaves the lists; whoever comes back to it asks the server. */
export function forgetRecipe(queryClient: QueryClient, deleted: number): Promise<void> {
  queryClient.setQueriesData<RecipeRow[]>({ queryKey: recipeKeys.lists }, (rows) =>
    rows?.filter(({ id }) => id !== deleted),
  )
  void queryClient.invalidateQueries({ queryKey: recipeKeys.one(deleted), refetchType: 'none' })
  return queryClient.invalidateQueries({ queryKey: recipeKeys.lists })
}

/** A recipe that has just been delivered is kept, and every list asked again. */
export function keepNewRecipe(queryClient: QueryClient, recipe: Recipe): void {
  queryClient.setQueryData(recipeKeys.one(recipe.id), recipe)
  void queryClient.invalidateQueries({ queryKey: recipeKeys.lists })
}

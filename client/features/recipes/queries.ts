import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { tellFailure } from '#client/failure.ts'
import { changeEverywhere, recipeKeys, showFavorite } from '#client/features/dishes/recipe-cache.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { CallError } from '#contract/client.ts'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'

const shownInList = 8
const recentDays = 30

/** Up to 8 recipes of the last 30 days, newest first. */
export const recentRecipesQuery = queryOptions({
  queryKey: recipeKeys.recent,
  queryFn: ({ signal }): Promise<ListedRecipe[]> => {
    const since = new Date(Date.now() - recentDays * 24 * 60 * 60 * 1000).toISOString()
    return api.recipes.list({ query: { view: 'row', limit: shownInList, since }, signal })
  },
})

/** Up to 8 favourites, newest first. */
export const favoriteRecipesQuery = queryOptions({
  queryKey: recipeKeys.favorites,
  queryFn: ({ signal }): Promise<ListedRecipe[]> =>
    api.recipes.list({ query: { view: 'row', limit: shownInList, favorite: 'true' }, signal }),
})

export const recipeQuery = (id: number) =>
  queryOptions({
    queryKey: recipeKeys.one(id),
    queryFn: ({ signal }) => api.recipes.get({ params: { id }, signal }),
  })

/** Whether a recipe is not there, or not the reader's. */
export const isMissing = (error: unknown) => error instanceof CallError && [400, 404].includes(error.status)

/** Shown at once, taken back where the server refuses. */
export function useToggleFavorite() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ListedRecipe) => api.recipes.toggleFavorite({ params: { id }, body: {} }),
    onMutate: (recipe) => showFavorite(queryClient, recipe, !recipe.isFavorite),
    onSuccess: ({ isFavorite }, { id }) => {
      changeEverywhere(queryClient, id, { isFavorite })
      toast({ title: isFavorite ? 'Added to Favorites' : 'Removed from Favorites' })
    },
    onError: (error, _recipe, undo) => {
      undo?.()
      tellFailure(error, 'Failed to update favorite status')
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: recipeKeys.favorites }),
  })
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { isSignedOut, tellFailure } from '#client/failure.ts'
import {
  changeEverywhere,
  forgetRecipe,
  keepNewRecipe,
  recipeKeys,
  showAtOnce,
  showFavorite,
} from '#client/features/recipes/recipe-cache.ts'
import { toast } from '#client/ui/toast.ts'
import { CallError } from '#contract/client.ts'
import type { ListedRecipe, Recipe } from '#contract/recipe.ts'

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

/** What may stand in for a line of the recipe as it is now. */
export const swapsQuery = ({ id, updatedAt }: Recipe, line: number) =>
  queryOptions({
    queryKey: [...recipeKeys.one(id), 'swaps', updatedAt, line],
    queryFn: ({ signal }) => api.recipes.swaps({ params: { id }, query: { line }, signal }),
    staleTime: Infinity,
  })

export function useSwap() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; line: number; food: string }) =>
      api.recipes.swap({ params: { id }, body }),
    onSuccess: (recipe) => {
      keepNewRecipe(queryClient, recipe)
      toast({ title: 'Swapped', description: 'The recipe was changed, and we checked all of it again.' })
    },
    onError: (error) => tellFailure(error, 'We couldn’t swap the ingredient. Please try again.'),
  })
}

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

/** 1, -1 or null; shown at once, taken back where the server refuses. */
export function useRateRecipe() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, rating }: { id: number; rating: Recipe['userRating'] }) =>
      api.recipes.rate({ params: { id }, body: { rating } }),
    onMutate: ({ id, rating }) => showAtOnce(queryClient, id, { userRating: rating }),
    onSuccess: ({ userRating }, { id }) => {
      changeEverywhere(queryClient, id, { userRating })
      toast({ title: 'Recipe Rated', description: ratingWords[userRating ?? 0] })
    },
    onError: (error, _call, undo) => {
      undo?.()
      if (!isSignedOut(error))
        toast({ title: 'Error', description: 'Failed to rate recipe. Please try again.', variant: 'destructive' })
    },
  })
}

const ratingWords = {
  1: 'Noted: you’d cook this again.',
  [-1]: 'Noted: you wouldn’t cook this again.',
  0: 'Your rating was removed.',
}

/** The documented toast, with a way back. */
export function useDeleteRecipe() {
  const queryClient = useQueryClient()
  const restore = useRestoreRecipe()
  return useMutation({
    mutationFn: (id: number) => api.recipes.remove({ params: { id }, body: {} }),
    onSuccess: (_answer, id) => {
      toast({
        title: 'Deleted',
        description: 'The recipe was removed from your recipes.',
        action: { label: 'Undo', onPress: () => restore.mutate(id) },
      })
      return forgetRecipe(queryClient, id)
    },
    onError: (error) => tellFailure(error, 'Failed to delete recipe'),
  })
}

/** Takes back a deletion, of the last hour. */
function useRestoreRecipe() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.recipes.restore({ params: { id }, body: {} }),
    onSuccess: (recipe) => {
      keepNewRecipe(queryClient, recipe)
      toast({ title: 'Recipe restored', description: recipe.title })
    },
    onError: (error) => tellFailure(error, 'The recipe couldn’t be restored'),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { isSignedOut } from '#client/failure.ts'
import { changeEverywhere, showAtOnce } from '#client/features/dishes/recipe-cache.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

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

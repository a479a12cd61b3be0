import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { tellFailure } from '#client/failure.ts'
import { keepNewRecipe, recipeKeys } from '#client/features/dishes/recipe-cache.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** What may stand in for a line of the recipe as it is now. */
export const swapsQuery = ({ id, updatedAt }: Recipe, line: number) =>
  queryOptions({
    queryKey: [...recipeKeys.one(id), 'swaps', updatedAt, line],
    queryFn: ({ signal }) => api.recipes.swaps({ params: { id }, query: { line }, signal }),
    staleTime: Infinity,
  })

/** Takes a food in place of another in the recipe. */
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

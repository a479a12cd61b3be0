import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { tellFailure } from '#client/failure.ts'
import { recipeKeys, type Undo } from '#client/features/dishes/recipe-cache.ts'
import { forgetRecipes } from '#client/features/recipes/taken-rows.ts'
import { toast } from '#client/ui/overlays/toast.ts'

/** The documented toast, with a way back. */
export function useDeleteRecipe() {
  const queryClient = useQueryClient()
  const restore = useRestoreRecipe()
  return useMutation({
    mutationFn: (id: number) => api.recipes.remove({ params: { id }, body: {} }),
    onSuccess: (_answer, id) => {
      const putBack = forgetRecipes(queryClient, [id])
      toast({
        title: 'Deleted',
        description: 'The recipe was removed from your recipes.',
        action: { label: 'Undo', onPress: () => restore.mutate({ id, putBack }) },
      })
    },
    onError: (error) => tellFailure(error, 'Failed to delete recipe'),
  })
}

/** Takes back a deletion, of the last hour. */
function useRestoreRecipe() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: number; putBack: Undo }) => api.recipes.restore({ params: { id }, body: {} }),
    onSuccess: (recipe, { id, putBack }) => {
      putBack()
      queryClient.setQueryData(recipeKeys.one(id), recipe)
      toast({ title: 'Recipe restored', description: recipe.title })
    },
    onError: (error) => tellFailure(error, 'The recipe couldn’t be restored'),
  })
}

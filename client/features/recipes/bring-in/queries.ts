import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { sentenceOf } from '#client/failure.ts'
import { keepChangedRecipe } from '#client/features/recipes/recipe-cache.ts'
import { toast } from '#client/ui/toast.ts'
import { useSingle } from '#client/use-single.ts'

/** The recipe of a web page, read for the form. */
export function useReadAddress() {
  return useSingle({ mutationFn: (address: string) => api.imports.readAddress({ body: { address } }) })
}

/** The photograph of that page becomes the recipe's own. */
export function useKeepPhoto() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, address }: { id: number; address: string }) =>
      api.imports.keepPhoto({ params: { id }, body: { address } }),
    onSuccess: (recipe) => keepChangedRecipe(queryClient, recipe),
    onError: (error) => toast({ title: 'The photo wasn’t kept', description: sentenceOf(error) }),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { codeOf, isSignedOut, sentenceOf } from '#client/failure.ts'
import { keepChangedRecipe, recipeKeys } from '#client/features/dishes/recipe-cache.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** Saves the tags: shown at once, one call after the other, so that the last word stays. */
export function useWriteTags({ id }: Recipe) {
  const queryClient = useQueryClient()
  const write = useMutation({
    scope: { id: `tags-${id}` },
    mutationFn: (tags: string[]) => api.recipes.update({ params: { id }, body: { tags } }),
    onSuccess: (recipe) => keepChangedRecipe(queryClient, recipe),
    onError: (error) => {
      if (!isSignedOut(error)) toast({ title: 'Not saved', description: sentenceOf(error), variant: 'destructive' })
    },
  })
  return {
    save: (tags: string[]) => write.mutate(tags),
    /** What was sent last and is not answered yet. */
    sent: write.isPending ? write.variables : undefined,
  }
}

interface Notes {
  cookNotes: string
  /** What the notes said when the writing began. */
  began: string
}

/**
 * Saves the notes. Fails with changed_elsewhere where they say something else by now, and then the cache has what they say;
 * a heart or a rating that came in between is no hindrance.
 */
export function useWriteNotes({ id, updatedAt }: Recipe) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ cookNotes, began }: Notes) => {
      const write = (unchangedSince: string) =>
        api.recipes.update({ params: { id }, body: { cookNotes, unchangedSince } })
      try {
        return await write(updatedAt)
      } catch (error) {
        if (codeOf(error) !== 'changed_elsewhere') throw error
        const now = await api.recipes.get({ params: { id } })
        queryClient.setQueryData(recipeKeys.one(id), now)
        if (now.cookNotes !== began) throw error
        return await write(now.updatedAt)
      }
    },
    onSuccess: (recipe) => keepChangedRecipe(queryClient, recipe),
  })
}

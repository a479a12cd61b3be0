import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { keepChangedRecipe, keepNewRecipe, recipeKeys } from '#client/features/dishes/recipe-cache.ts'
import { changedWords, saysTheSame, type Written, wordsOf, writtenOf } from '#client/features/editor/written.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

export interface NewRecipe {
  written: Written
  /** The recipe that untouched lines come from. */
  origin?: Recipe | undefined
  variationOf?: number | undefined
  keepBoth?: boolean
}

export function useCreateRecipe() {
  const queryClient = useQueryClient()
  return useSingle({
    mutationFn: ({ written, origin, variationOf, keepBoth }: NewRecipe) =>
      api.recipes.create({
        body: {
          ...wordsOf(written, origin),
          ...(variationOf !== undefined && { variationOf }),
          ...(keepBoth && { keepBoth }),
        },
      }),
    onSuccess: (recipe) => keepNewRecipe(queryClient, recipe),
  })
}

export interface ChangedRecipe {
  written: Written
  /** The recipe as we know it. */
  origin: Recipe
  /** The words that the editing began with. */
  began: Written
}

/** Saves what differs. A heart or a rating that came in between is no conflict: only other words are. */
export function useUpdateRecipe() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ written, origin, began }: ChangedRecipe): Promise<Recipe> => {
      const params = { id: origin.id }
      const words = changedWords(written, origin)
      try {
        return await api.recipes.update({ params, body: { ...words, unchangedSince: origin.updatedAt } })
      } catch (error) {
        if (codeOf(error) !== 'changed_elsewhere') throw error
        const now = await api.recipes.get({ params })
        queryClient.setQueryData(recipeKeys.one(origin.id), now)
        if (!saysTheSame(writtenOf(now), began)) throw error
        return await api.recipes.update({ params, body: { ...words, unchangedSince: now.updatedAt } })
      }
    },
    onSuccess: (recipe) => keepChangedRecipe(queryClient, recipe),
  })
}

/** A pasted text, taken apart: title, servings, lines and steps. */
export function useReadPasted() {
  return useMutation({ mutationFn: (text: string) => api.check.checkText({ body: { text } }) })
}

/** The photograph of a web page becomes the recipe's own. */
export function useKeepPhoto() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, address }: { id: number; address: string }) =>
      api.imports.keepPhoto({ params: { id }, body: { address } }),
    onSuccess: (recipe) => keepChangedRecipe(queryClient, recipe),
    onError: (error) => toast({ title: 'The photo wasn’t saved', description: sentenceOf(error) }),
  })
}

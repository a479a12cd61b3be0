import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { recipeKeys } from '#client/features/recipes/recipe-cache.ts'
import type { Recipe } from '#contract/recipe.ts'

/** What makes the recipe as it is now worth cooking. */
export const worthQuery = ({ id, updatedAt }: Pick<Recipe, 'id' | 'updatedAt'>) =>
  queryOptions({
    queryKey: [...recipeKeys.one(id), 'worth', updatedAt],
    queryFn: ({ signal }) => api.recipes.worth({ params: { id }, signal }),
    staleTime: Infinity,
  })

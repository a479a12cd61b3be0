import { partialMatchKey, queryOptions } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { recipeKeys } from '#client/features/dishes/recipe-cache.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** What makes the recipe as it is now worth cooking; once it is changed, what was so before, until the answer is there. */
export const worthQuery = ({ id, updatedAt }: Pick<Recipe, 'id' | 'updatedAt'>) =>
  queryOptions({
    queryKey: [...worthKey(id), updatedAt],
    queryFn: ({ signal }) => api.recipes.worth({ params: { id }, signal }),
    staleTime: Infinity,
    placeholderData: (before, query) => (query && partialMatchKey(query.queryKey, worthKey(id)) ? before : undefined),
  })

const worthKey = (id: number) => [...recipeKeys.one(id), 'worth']

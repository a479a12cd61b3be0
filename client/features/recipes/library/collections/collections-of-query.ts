import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { recipeKeys } from '#client/features/dishes/recipe-cache.ts'

/** The reader's collections that a recipe is in; asked again with the tags, by which some fill themselves. */
export const collectionsOfQuery = (recipeId: number) =>
  queryOptions({
    queryKey: [...recipeKeys.tags, 'collections', recipeId],
    queryFn: ({ signal }) => api.collections.list({ query: { recipeId }, signal }),
  })

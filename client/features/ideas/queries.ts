import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { recipeKeys } from '#client/features/dishes/recipe-cache.ts'

/** What can be made of these foods. */
export const ideasQuery = (foods: readonly string[]) =>
  queryOptions({
    queryKey: [...recipeKeys.all, 'ideas', foods],
    queryFn: ({ signal }) => api.recipes.ideas({ body: { ingredients: [...foods], mostMissing: 4 }, signal }),
    enabled: foods.length > 0,
  })

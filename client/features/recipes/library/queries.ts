import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { recipeKeys } from '#client/features/recipes/recipe-cache.ts'

/** Rows of one page: some screens full, so that a thumb rarely waits. */
const rowsAPage = 50

/** All recipes that fit, newest first, page by page; the rows before stay while others are looked for. */
export const libraryQuery = (search: LibrarySearch) =>
  infiniteQueryOptions({
    queryKey: recipeKeys.library(search),
    queryFn: ({ signal, pageParam }) =>
      api.recipes.listPage({
        query: { ...queryOf(search), view: 'row', limit: rowsAPage, ...(pageParam !== '' && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

/** Whether anything fits at all. */
export const fitsQuery = (search: LibrarySearch) =>
  queryOptions({
    queryKey: [...recipeKeys.tags, 'fits', search],
    queryFn: async ({ signal }) =>
      (await api.recipes.list({ query: { ...queryOf(search), view: 'row', limit: 1 }, signal })).length > 0,
  })

/** The reader's tags, the most used first. */
export const tagsQuery = queryOptions({
  queryKey: recipeKeys.tags,
  queryFn: ({ signal }) => api.recipes.tags({ signal }),
})

function queryOf({ favorite, rating, ...search }: LibrarySearch) {
  return {
    ...search,
    ...(favorite && { favorite: 'true' as const }),
    ...(rating && { rating: String(rating) as '1' | '-1' }),
  }
}

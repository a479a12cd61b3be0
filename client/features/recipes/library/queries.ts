import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { recipeKeys } from '#client/features/dishes/recipe-cache.ts'
import type { LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { mostAtOnce } from '#contract/how-many.ts'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'

/** Recipes of one page: some screens full, so that a thumb rarely waits, and whole rows of two, three or four cards. Who goes on has twice as many. */
export const rowsAPage = { first: 48, next: 96 }

/** All recipes that fit, in the order that is asked for, page by page; the rows before stay while others are looked for. */
export const libraryQuery = (search: LibrarySearch) =>
  infiniteQueryOptions({
    queryKey: recipeKeys.library(search),
    queryFn: ({ signal, pageParam }) =>
      api.recipes.listPage({
        query: {
          ...queryOf(search),
          view: 'row',
          ...(pageParam === '' ? { limit: rowsAPage.first } : { limit: rowsAPage.next, cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

/** The reader's collections. */
export const collectionsQuery = queryOptions({
  queryKey: ['collections'],
  queryFn: ({ signal }) => api.collections.list({ signal }),
})

/** The first few that fit. */
export const firstQuery = (search: LibrarySearch) =>
  queryOptions({
    queryKey: [...recipeKeys.lists, 'first', search],
    queryFn: ({ signal }): Promise<ListedRecipe[]> =>
      api.recipes.list({ query: { ...queryOf(search), view: 'row', limit: 3 }, signal }),
  })

/** The ids of all that fit, in their order, as many as one selection holds. */
export async function idsOf(search: LibrarySearch): Promise<number[]> {
  const rows = await api.recipes.list({ query: { ...queryOf(search), view: 'row', limit: mostAtOnce } })
  return rows.map(({ id }) => id)
}

/** How many recipes fit, and how they fall apart by cuisine, kind and first letter. */
export const countsQuery = (search: LibrarySearch) => {
  const { sort: _sort, from: _from, ...filter } = queryOf(search)
  return queryOptions({
    queryKey: [...recipeKeys.tags, 'counts', filter],
    queryFn: ({ signal }) => api.library.counts({ query: filter, signal }),
    placeholderData: keepPreviousData,
  })
}

/** The recipes of these ids that are there, in no order. */
export const seenQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...recipeKeys.lists, 'seen', ids],
    queryFn: ({ signal }): Promise<ListedRecipe[]> =>
      api.recipes.list({ query: { view: 'row', ids: ids.join(',') }, signal }),
  })

/** The reader's tags, the most used first. */
export const tagsQuery = queryOptions({
  queryKey: recipeKeys.tags,
  queryFn: ({ signal }) => api.recipes.tags({ signal }),
})

function queryOf({ favorite, rating, collection, ...search }: LibrarySearch) {
  return {
    ...search,
    ...(favorite && { favorite: 'true' as const }),
    ...(collection !== undefined && { collection: String(collection) }),
    ...(rating && { rating: String(rating) as '1' | '-1' }),
  }
}

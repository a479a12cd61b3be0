import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#client/api.ts'

/** Foods whose names begin with what was typed. */
export const foodSearch = (typed: string) =>
  queryOptions({
    queryKey: ['foods', typed],
    queryFn: ({ signal }) => api.check.searchFoods({ query: { q: typed }, signal }),
    enabled: typed !== '',
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#client/api.ts'

/** The issues that were sent, the newest first, page by page. */
export const archiveQuery = infiniteQueryOptions({
  queryKey: ['public', 'newsletter'],
  queryFn: ({ signal, pageParam }) =>
    api.newsletter.archivePage({ query: { ...(pageParam !== null && { cursor: pageParam }) }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})

/** One of them, which nobody changes any more. */
export const issueQuery = (number: number) =>
  queryOptions({
    queryKey: ['public', 'newsletter', number],
    queryFn: ({ signal }) => api.newsletter.issue({ params: { number }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

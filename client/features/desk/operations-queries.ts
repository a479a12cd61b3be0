import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { deskApi } from '#client/desk-api.ts'

/** Milliseconds between two looks. */
const often = 5000
const seldom = 60_000

/** With jobs that failed page by page. */
export const queueQuery = infiniteQueryOptions({
  queryKey: ['admin', 'queue'],
  queryFn: ({ signal, pageParam }) =>
    deskApi.operations.queuePage({ query: { ...(pageParam !== null && { cursor: pageParam }) }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
  refetchInterval: often,
})

export const systemQuery = queryOptions({
  queryKey: ['admin', 'system'],
  queryFn: ({ signal }) => deskApi.operations.system({ signal }),
  staleTime: 0,
  refetchInterval: seldom,
})

export const alertsQuery = queryOptions({
  queryKey: ['admin', 'alerts'],
  queryFn: ({ signal }) => deskApi.operations.alerts({ signal }),
  staleTime: 0,
  refetchInterval: seldom,
})

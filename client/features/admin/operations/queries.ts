import { queryOptions } from '@tanstack/react-query'
import { deskApi } from '#client/desk-api.ts'

/** Milliseconds between two looks. */
const often = 5000
const seldom = 60_000

export const queueQuery = queryOptions({
  queryKey: ['admin', 'queue'],
  queryFn: ({ signal }) => deskApi.operations.queue({ signal }),
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

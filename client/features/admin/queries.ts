import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { adminApi } from '#client/features/desk/admin-api.ts'
import type { AdminSearch, AuditSearch } from '#client/features/desk/frame/admin-search.ts'

/** Milliseconds between two looks: at the figures, and at the list of members. */
export const freshness = { figures: 10_000, members: 60_000 } as const

export const analyticsQuery = queryOptions({
  queryKey: ['admin', 'analytics'],
  queryFn: ({ signal }) => adminApi.analytics({ signal }),
  staleTime: 0,
  refetchInterval: freshness.figures,
})

export const activityQuery = queryOptions({
  queryKey: ['admin', 'activity'],
  queryFn: ({ signal }) => adminApi.activity({ signal }),
  staleTime: 0,
  refetchInterval: freshness.members,
})

const rowsOfPage = 10

export const membersQuery = ({ q, tier, sort }: AdminSearch) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'users', { q, tier, sort }],
    queryFn: ({ signal, pageParam }) =>
      adminApi.usersPage({ query: { q, tier, sort, limit: rowsOfPage, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    refetchInterval: freshness.members,
    placeholderData: (before) => before,
  })

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'user', id],
    queryFn: ({ signal }) => adminApi.user({ params: { id }, signal }),
    staleTime: 0,
    refetchInterval: freshness.members,
  })

export const emailsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'user', id, 'emails'],
    queryFn: ({ signal, pageParam }) =>
      adminApi.userEmailsPage({ params: { id }, query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  })

export const paymentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'user', id, 'payments'],
    queryFn: ({ signal }) => adminApi.userPayments({ params: { id }, signal }),
    staleTime: 0,
  })

export const auditQuery = ({ q, action, user, from, to }: AuditSearch, limit = 20) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', { q, action, user, from, to, limit }],
    queryFn: ({ signal, pageParam }) => {
      const time = { from: from && startOf(from), before: to && startOf(to, 1) }
      return adminApi.auditPage({ query: { q, action, userId: user, ...time, limit, cursor: pageParam }, signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    placeholderData: (before) => before,
  })

/** When a day begins where one is, or the one so many days after it. */
function startOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}

import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/api.ts'

/** A real recipe with its verification, for people who have no account yet. */
export const showcaseQuery = queryOptions({
  queryKey: ['public', 'showcase'],
  queryFn: ({ signal }) => api.public.showcase({ signal }),
})

/** What pages must know of this installation. */
export const siteQuery = queryOptions({
  queryKey: ['public', 'site'],
  queryFn: ({ signal }) => api.public.site({ signal }),
})

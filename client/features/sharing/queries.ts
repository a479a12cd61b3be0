import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/api.ts'

/** A shared recipe, by the reader too: what is verified is verified for them. */
export const sharedQuery = (token: string, reader: string | undefined) =>
  queryOptions({
    queryKey: ['public', 'shared', token, reader ?? null],
    queryFn: ({ signal }) => api.sharing.read({ params: { token }, signal }),
  })

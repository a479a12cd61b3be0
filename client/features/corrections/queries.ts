import { contract } from 'virtual:correction-routes'
import { queryOptions } from '@tanstack/react-query'
import { fetchOwn } from '#client/session.ts'
import { useSingle } from '#client/use-single.ts'
import { createClient } from '#contract/client.ts'

const api = createClient(contract, fetchOwn)

/** How a line is read, and what of it can be corrected. */
export const lineToCorrectQuery = (line: string) =>
  queryOptions({
    queryKey: ['line-to-correct', line],
    queryFn: ({ signal }) => api.corrections.readLine({ query: { line }, signal }),
    staleTime: 0,
  })

export const usePropose = () => useSingle({ mutationFn: api.corrections.propose })

import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { useArrival } from '#client/ui/lists/use-arrival.ts'
import { ErrorState, Loading } from '#client/ui/pages/states.tsx'

/** What is asked of a query here; a page of rows that failed is asked for once more by itself. */
type Asked<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'> &
  Partial<Pick<UseInfiniteQueryResult, 'isFetchNextPageError' | 'fetchNextPage'>>

interface LoadedProps<Data> {
  query: Asked<Data>
  /** Read out while it is coming: 'Loading the messages'. */
  loading: string
  /** The shape of what is coming. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** What a query has found. Where asking once more failed, what was there stays, with the sentence and a retry below it. */
export function Loaded<Data>({ query, loading, skeleton, children }: LoadedProps<Data>) {
  const { data: found, error, refetch, isFetchNextPageError, fetchNextPage } = query
  const data = useArrival(found)
  const retry = () => void (isFetchNextPageError && fetchNextPage ? fetchNextPage() : refetch())
  const failure = error && <ErrorState sentence={sentenceOf(error)} onRetry={retry} />
  if (data === undefined) return failure ?? <Loading words={loading}>{skeleton}</Loading>
  return (
    <>
      {children(data)}
      {failure}
    </>
  )
}

import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { deskApi } from '#client/desk-api.ts'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'
import type { CorrectionState } from '#contract/recipes/corrections.ts'

/** Corrections in one state, page by page. */
export const correctionsQuery = (state: CorrectionState) =>
  infiniteQueryOptions({
    queryKey: ['corrections', 'list', state],
    queryFn: ({ signal, pageParam }) =>
      deskApi.correctionDesk.listPage({ query: { state, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: 60_000,
  })

export const correctionQuery = (id: number) =>
  queryOptions({
    queryKey: ['corrections', id],
    queryFn: ({ signal }) => deskApi.correctionDesk.read({ params: { id }, signal }),
    // until the recipes are counted
    refetchInterval: ({ state }) => (state.data?.recipes === null ? 3000 : false),
  })

export function useDecide() {
  const queryClient = useQueryClient()
  return useSingle({
    mutationFn: deskApi.correctionDesk.decide,
    onSuccess: (correction) => {
      queryClient.setQueryData(correctionQuery(correction.id).queryKey, correction)
      void queryClient.invalidateQueries({ queryKey: ['corrections', 'list'] })
      // what was read of recipes was read without it
      void queryClient.invalidateQueries({ queryKey: ['recipes'] })
    },
    onError: (error: Error) => {
      if (!isSignedOut(error)) toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
      void queryClient.invalidateQueries({ queryKey: ['corrections'] })
    },
  })
}

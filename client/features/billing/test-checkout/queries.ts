import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { billingApi } from '#client/billing-api.ts'

/** A checkout as it stands now: it may have been paid in another tab. */
export const testCheckoutQuery = (id: string) =>
  queryOptions({
    queryKey: ['public', 'test-checkout', id],
    queryFn: ({ signal }) => billingApi.testCheckout.find({ params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** The member's subscription at the test provider. */
export const testClockQuery = (userId: string) =>
  queryOptions({
    queryKey: ['test-clock', userId],
    queryFn: ({ signal }) => billingApi.testCheckout.clock({ signal }),
    staleTime: 0,
  })

export const usePay = () => useMutation({ mutationFn: billingApi.testCheckout.pay })
export const useDecline = () => useMutation({ mutationFn: billingApi.testCheckout.decline })
export const useLeave = () => useMutation({ mutationFn: billingApi.testCheckout.leave })

/** What a move does to a plan shows everywhere. */
export function useMoveClock(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: billingApi.testCheckout.moveClock,
    onSuccess: (moved) => {
      queryClient.setQueryData(testClockQuery(userId).queryKey, moved)
      void queryClient.invalidateQueries({ queryKey: ['user'] })
      void queryClient.invalidateQueries({ queryKey: ['subscription'] })
    },
  })
}

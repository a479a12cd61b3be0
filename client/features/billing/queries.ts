import { queryOptions, useMutation } from '@tanstack/react-query'
import { billingApi } from '#client/billing-api.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { PaidTier } from '#contract/billing/billing.ts'

/** A checkout for this reader, started by asking for it: kept no longer than its page, and never asked for twice by itself. */
export function checkoutQuery(tier: PaidTier, user: User | null | undefined) {
  return queryOptions({
    queryKey: ['checkout', tier, user?.id ?? null],
    queryFn: async ({ signal }) => {
      const { url } = await billingApi.billing.createCheckoutSession({ body: { tier }, signal })
      if (!url) throw new Error('The response has no checkout URL.')
      return url
    },
    enabled: user !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

/** What came of a checkout. Public by its key: an account that is made from it does not ask again. */
export function paymentQuery(sessionId: string, enabled: boolean) {
  return queryOptions({
    queryKey: ['public', 'payment', sessionId],
    queryFn: ({ signal }) => billingApi.billing.verifyPayment({ params: { sessionId }, signal }),
    enabled,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

/** Plan, next payment and invoices of the member. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => billingApi.billing.subscription({ signal }),
  staleTime: 30_000,
})

export const useStartCheckout = () => useMutation({ mutationFn: billingApi.billing.createCheckoutSession })
export const useSignUpWithPayment = () => useMutation({ mutationFn: billingApi.billing.signUpWithPayment })
export const useVerifyAndCreateAccount = () => useMutation({ mutationFn: billingApi.billing.verifyAndCreateAccount })

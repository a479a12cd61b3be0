import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCurrentUser, useTakeUser } from '#client/features/accounts/queries.ts'
import { clearCheckoutFlags } from '#client/features/billing/checkout-flags.ts'
import { dropPayment } from '#client/features/billing/kept-payment.ts'
import { paymentQuery } from '#client/features/billing/queries.ts'
import { toast } from '#client/ui/overlays/toast.ts'

/**
 * Asks what came of a checkout as soon as it is known who is here. Where the payment is now theirs, says so once, takes the
 * member with the new plan over, and forgets that a checkout was begun.
 */
export function usePayment(sessionId: string | undefined) {
  const { data: user, error: noUser } = useCurrentUser()
  const isKnown = user !== undefined || noUser !== null
  const asked = useQuery(paymentQuery(sessionId ?? '', isKnown && sessionId !== undefined))
  const takeUser = useTakeUser()
  const taken = useRef<unknown>(null)
  const payment = asked.data
  useEffect(() => {
    if (!payment || taken.current === payment) return
    taken.current = payment
    clearCheckoutFlags()
    if (!payment.user) return
    takeUser(payment.user)
    toast({ title: 'Payment Successful!', isAside: true })
  }, [payment, takeUser])
  const failed = asked.error
  // Whatever the answer is, a payment that was kept for this member has been looked at.
  useEffect(() => {
    if (payment?.user || failed) dropPayment()
  }, [payment, failed])
  return {
    payment,
    error: failed,
    isVerifying: !isKnown || asked.isFetching,
    retry: () => void asked.refetch(),
  }
}

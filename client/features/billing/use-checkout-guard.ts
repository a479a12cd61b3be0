import { useEffect, useState } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { clearCheckoutFlags, guardWindows, isCheckoutUnfinished } from '#client/features/billing/checkout-flags.ts'
import { toast } from '#client/ui/overlays/toast.ts'

/**
 * Whether the reader left for a checkout a moment ago and came back without having paid. Says so once and forgets it: the
 * page then sends them home, the dialog closes. Silent for who has a paid plan, and as long as `isSilent`.
 */
export function useCheckoutGuard(
  where: keyof typeof guardWindows,
  title: 'Payment Required' | 'Access Blocked',
  isSilent = false,
): boolean {
  const { data: user } = useCurrentUser()
  const [isUnfinished, setUnfinished] = useState(() => isCheckoutUnfinished(guardWindows[where]))
  // The browser's own back shows a page as it was left, without starting it anew.
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setUnfinished(isCheckoutUnfinished(guardWindows[where]))
    }
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [where])
  const hasPaid = user ? user.subscriptionTier !== 'free' : false
  const isBlocked = isUnfinished && !isSilent && user !== undefined && !hasPaid
  useEffect(() => {
    if (!isBlocked) return
    clearCheckoutFlags()
    toast({
      title,
      description: 'Please complete your payment to access premium features.',
      variant: 'destructive',
    })
  }, [isBlocked, title])
  return isBlocked
}

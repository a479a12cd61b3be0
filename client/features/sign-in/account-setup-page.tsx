import { Navigate, useSearch } from '@tanstack/react-router'
import { useCheckoutGuard } from '#client/features/billing/use-checkout-guard.ts'
import { SetUpFree } from '#client/features/sign-in/account-setup/set-up-free.tsx'
import { SetUpPaid } from '#client/features/sign-in/account-setup/set-up-paid.tsx'
import { SetUpThenPay } from '#client/features/sign-in/account-setup/set-up-then-pay.tsx'
import { SetUpUnpaid } from '#client/features/sign-in/account-setup/set-up-unpaid.tsx'
import { paths } from '#client/paths.ts'

/** A new account for a plan, in four ways: free, paid already, account first and payment after, or neither, which is refused. */
export function AccountSetupPage() {
  const { tier = 'free', session_id: sessionId, checkoutUrl } = useSearch({ from: '/account-setup' })
  const isBlocked = useCheckoutGuard('page', 'Payment Required', sessionId !== undefined)
  if (isBlocked) return <Navigate {...paths.home()} replace />
  if (sessionId !== undefined) return <SetUpPaid sessionId={sessionId} />
  if (tier === 'free') return <SetUpFree />
  if (checkoutUrl !== undefined) return <SetUpThenPay tier={tier} checkoutUrl={checkoutUrl} />
  return <SetUpUnpaid tier={tier} />
}

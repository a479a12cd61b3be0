import { Navigate, useNavigate } from '@tanstack/react-router'
import { PricingDialog } from '#client/features/billing/pricing-dialog.tsx'
import { useCheckoutGuard } from '#client/features/billing/use-checkout-guard.ts'
import { paths } from '#client/paths.ts'
import { Page } from '#client/ui/page.tsx'

/** The plans at an address of their own: a dialog, behind which one is at home. */
export function PricingPage() {
  const navigate = useNavigate()
  const isBlocked = useCheckoutGuard('page', 'Access Blocked')
  if (isBlocked) return <Navigate {...paths.home()} replace />
  return (
    <Page title="Choose Your Plan">
      <h1>Plans and prices</h1>
      <p className="lead mt-4">Three plans, billed monthly, cancelled any time.</p>
      <PricingDialog open onClose={() => void navigate(paths.home())} />
    </Page>
  )
}

import { Navigate, useNavigate } from '@tanstack/react-router'
import { House } from 'lucide-react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { PlanAction } from '#client/features/billing/plan-action.tsx'
import { PlanCards } from '#client/features/billing/plan-cards.tsx'
import { PricingDialog } from '#client/features/billing/pricing-dialog.tsx'
import { useCheckoutGuard } from '#client/features/billing/use-checkout-guard.ts'
import { PageHead } from '#client/page-head.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import { plans } from '#contract/plans.ts'

/** The plans at an address of their own: for members a dialog, behind which one is at home. The page that comes drawn for strangers has them in it. */
export function PricingPage() {
  const navigate = useNavigate()
  const { data: user } = useCurrentUser()
  const isBlocked = useCheckoutGuard('page', 'Access Blocked')
  if (isBlocked) return <Navigate {...paths.home()} replace />
  return (
    <Page title="Choose Your Plan">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1>Choose Your Plan</h1>
          <p className="lead mt-4">Three plans, billed monthly. Cancel anytime.</p>
        </div>
        {user === null && (
          <ButtonLink {...paths.home()}>
            <House aria-hidden className="icon" />
            Home
          </ButtonLink>
        )}
      </div>
      {import.meta.env.SSR && (
        <PageHead
          path="/pricing"
          title="Plans and prices"
          description={`Free for ${plans.free.dailyRecipes} checked recipes a day, ${plans.mid.name} for $${plans.mid.price} a month, ${plans.premium.name} for $${plans.premium.price}. Cancel anytime.`}
        />
      )}
      {user === null ? (
        <div className="mt-10">
          <PlanCards heading="h2" renderFoot={(tier) => <PlanAction tier={tier} user={user} />} />
        </div>
      ) : (
        <PricingDialog isPage open={user !== undefined} onClose={() => void navigate(paths.home())} />
      )}
    </Page>
  )
}

import { Navigate, useNavigate } from '@tanstack/react-router'
import { House } from 'lucide-react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { PlanAction } from '#client/features/billing/plan-action.tsx'
import { PlanCards } from '#client/features/billing/plan-cards.tsx'
import { PlanQuestions } from '#client/features/billing/plan-questions.tsx'
import { PlanRows } from '#client/features/billing/plan-rows.tsx'
import { PricingDialog } from '#client/features/billing/pricing-dialog.tsx'
import { useCheckoutGuard } from '#client/features/billing/use-checkout-guard.ts'
import { PageHead } from '#client/page-head.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { plans, type Tier } from '#contract/plans.ts'

/** The plans at an address of their own: for members a dialog, behind which one is at home. The page that comes drawn for strangers has them in it. */
export function PricingPage() {
  const navigate = useNavigate()
  const { data: user } = useCurrentUser()
  const isBlocked = useCheckoutGuard('page', 'Access Blocked')
  if (isBlocked) return <Navigate {...paths.home()} replace />
  return (
    <Page title="Choose Your Plan">
      <h1>Choose Your Plan</h1>
      <p className="lead mt-3 tablet:mt-4">Billed monthly. Cancel anytime.</p>
      {import.meta.env.SSR && (
        <PageHead
          path="/pricing"
          title="Plans and prices"
          description={`Free for ${plans.free.dailyRecipes} checked recipes a day, ${plans.mid.name} for $${plans.mid.price} a month, ${plans.premium.name} for $${plans.premium.price}. Cancel anytime.`}
        />
      )}
      {user === null ? (
        <div className="mt-6 tablet:mt-10">
          <PlanRows idOf={idOf} />
          <PlanCards heading="h2" idOf={idOf} renderFoot={(tier) => <PlanAction tier={tier} user={user} />} />
          <PlanQuestions />
          <ButtonLink {...paths.home()} className="mt-10">
            <House aria-hidden className="icon" />
            Home
          </ButtonLink>
        </div>
      ) : (
        <PricingDialog isPage open={user !== undefined} onClose={() => void navigate(paths.home())} />
      )}
    </Page>
  )
}

const idOf = (tier: Tier) => `plan-${tier}`

import { Navigate, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { PlanSummary } from '#client/features/billing/plan-summary.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { Page } from '#client/ui/pages/page.tsx'
import type { PaidTier } from '#contract/billing/billing.ts'
import { plans } from '#contract/plans.ts'

/** A paid plan without its payment is refused; the plans are where one goes on, and a toast says there what this page said. */
export function SetUpUnpaid({ tier }: { tier: PaidTier }) {
  const { data: user } = useCurrentUser()
  const navigate = useNavigate()
  const hasPlan = user?.subscriptionTier === tier
  useEffect(() => {
    if (hasPlan) return
    const timer = setTimeout(() => {
      toast({
        title: 'Payment Required',
        description: 'Please complete payment first to unlock premium features.',
        variant: 'destructive',
      })
      void navigate(paths.home({ upgrade: tier }))
    }, 1500)
    return () => clearTimeout(timer)
  }, [hasPlan, tier, navigate])
  if (hasPlan) return <Navigate {...paths.home()} replace />
  return (
    <Page
      title={`Create your ${plans[tier].name} account`}
      className="grid items-start gap-x-16 gap-y-10 spread:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]"
    >
      <div className="grid max-w-[560px] gap-6">
        <h1>Payment Required</h1>
        <p className="lead">Please complete payment first to unlock premium features. We’re taking you to the plans.</p>
        <ButtonLink look="go" big className="justify-self-start" {...paths.subscribe(tier)}>
          Pay for {plans[tier].name}
        </ButtonLink>
      </div>
      <PlanSummary tier={tier} />
    </Page>
  )
}

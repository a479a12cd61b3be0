import { Navigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { clearCheckoutFlags } from '#client/features/billing/checkout-flags.ts'
import { PaymentTrouble } from '#client/features/billing/payment-trouble.tsx'
import { PlanSummary } from '#client/features/billing/plan-summary.tsx'
import { usePayment } from '#client/features/billing/use-payment.ts'
import { Verifying } from '#client/features/billing/verifying.tsx'
import { DishPage } from '#client/features/site/dish-page.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { plans, type Tier } from '#contract/plans.ts'

/** Where the payment provider sends a member back to. The address proves nothing: the server asks the provider. */
export function PaymentSuccessPage() {
  const { session_id: sessionId } = useSearch({ from: '/payment-success' })
  const { payment, error, isVerifying, retry } = usePayment(sessionId)
  useEffect(() => clearCheckoutFlags(), [])
  if (!sessionId) return <PaymentTrouble />
  if (isVerifying) return <Verifying />
  if (!payment?.success) return <PaymentTrouble error={error} onRetry={retry} />
  // Paid before there was an account: it is made there.
  if (!payment.user) return <Navigate {...paths.accountSetup(payment.tier, { session_id: sessionId })} replace />
  return <Welcome tier={payment.tier} firstName={payment.user.firstName} />
}

function Welcome({ tier, firstName }: { tier: Tier; firstName: string }) {
  const { name, price } = plans[tier]
  return (
    <DishPage
      title="Payment successful"
      post={3}
      below={<PlanSummary tier={tier} isWide />}
      className="pt-18! tablet:pt-20!"
    >
      <h1 className="wrap-anywhere">
        Welcome to {name}, {firstName}
      </h1>
      <p className="lead">
        Your payment went through. You’re on {name} now, for ${price}&nbsp;a&nbsp;month.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="go" big {...paths.home()} className="max-phone:w-full">
          Start creating recipes
        </ButtonLink>
        <ButtonLink
          big
          {...paths.menuPlanning({ tab: tier === 'premium' ? 'plans' : 'generate' })}
          className="max-phone:w-full"
        >
          {tier === 'premium' ? 'Plan a week' : 'Make a menu'}
        </ButtonLink>
      </div>
      <TextLink {...paths.settings('subscription')} className="-mt-3 justify-self-start">
        Manage subscription
      </TextLink>
    </DishPage>
  )
}

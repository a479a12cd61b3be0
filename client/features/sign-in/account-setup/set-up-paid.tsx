import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { keepPayment } from '#client/features/billing/kept-payment.ts'
import { PaymentTrouble } from '#client/features/billing/payment-trouble.tsx'
import { PlanSummary } from '#client/features/billing/plan-summary.tsx'
import { usePayment } from '#client/features/billing/use-payment.ts'
import { Verifying } from '#client/features/billing/verifying.tsx'
import { usePaidAccount } from '#client/features/sign-in/account-setup/use-paid-account.ts'
import { NewAccountForm } from '#client/features/sign-in/new-account-form.tsx'
import { DishPage } from '#client/features/site/dish-page.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import type { PaymentVerification } from '#contract/billing/billing.ts'
import { plans, type Tier } from '#contract/plans.ts'

/** Back from a payment: a member gets the plan at once; everybody else makes the account that it belongs to. */
export function SetUpPaid({ sessionId }: { sessionId: string }) {
  const { payment, error, isVerifying, retry } = usePayment(sessionId)
  if (isVerifying) return <Verifying />
  if (!payment?.success) return <PaymentTrouble error={error} onRetry={retry} />
  if (payment.user) return <Attached tier={payment.tier} />
  return <AccountOfPayment sessionId={sessionId} payment={payment} />
}

function Attached({ tier }: { tier: Tier }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.home()), 2000)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Page title="Payment successful" className="*:max-w-[640px]">
      <h1>Your payment went through</h1>
      <p className="lead mt-4 mb-8">You’re on the {plans[tier].name} plan now. We’re taking you to your kitchen.</p>
      <ButtonLink look="go" {...paths.home()}>
        Start creating recipes
      </ButtonLink>
    </Page>
  )
}

function AccountOfPayment({ sessionId, payment }: { sessionId: string; payment: PaymentVerification }) {
  const { tier, email, firstName, lastName } = payment
  const { create, createFromPayment, busy } = usePaidAccount(sessionId, tier)
  return (
    <DishPage title={`Create your ${plans[tier].name} account`} post={6} beside={<PlanSummary tier={tier} />}>
      <h1>Create your account</h1>
      <p className="lead">Your payment went through. Now create your {plans[tier].name} account.</p>
      <NewAccountForm
        busy={busy === 'form'}
        known={{
          ...(email !== null && { email }),
          ...(firstName !== null && { firstName }),
          ...(lastName !== null && { lastName }),
        }}
        onSubmit={create}
      />
      <p>
        Already have an account?{' '}
        <TextLink {...paths.signIn()} onClick={() => keepPayment(sessionId)} className="in-sentence">
          Sign in
        </TextLink>{' '}
        and we’ll add this payment to your account.
      </p>
      {email !== null && (
        <section aria-labelledby="without-form" className="double-rule grid justify-items-start gap-3 pt-5">
          <h2 id="without-form" className="text-3">
            No time for a form?
          </h2>
          <p className="text-ink-2">
            We’ll use the name and email from your payment ({email}) and send you a link to set your password.
          </p>
          <Button busy={busy === 'payment'} onClick={createFromPayment}>
            Create my account with these payment details
          </Button>
        </section>
      )}
    </DishPage>
  )
}

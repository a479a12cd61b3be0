import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AccountPage } from '#client/features/accounts/account-page.tsx'
import { type NewAccount, NewAccountForm } from '#client/features/accounts/new-account-form.tsx'
import { useNewAccount } from '#client/features/accounts/use-new-account.ts'
import { PlanSummary } from '#client/features/billing/plan-summary.tsx'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import { plans } from '#contract/plans.ts'

/** A new account for a plan. A paid plan needs its payment first and is refused without one. */
export function AccountSetupPage() {
  const { tier = 'free' } = useSearch({ from: '/account-setup' })
  const { create, busy } = useNewAccount()
  const navigate = useNavigate()

  useEffect(() => {
    if (tier === 'free') return
    refusePaidPlan()
    const timer = setTimeout(() => void navigate(paths.home({ upgrade: tier })), 1500)
    return () => clearTimeout(timer)
  }, [tier, navigate])

  const submit = (account: NewAccount) => {
    if (tier === 'free') create({ ...account, selectedTier: 'free' })
    else refusePaidPlan()
  }
  return (
    <AccountPage
      title={`Create Account, ${plans[tier].name}`}
      heading="Set a place for yourself"
      beside={<PlanSummary tier={tier} />}
    >
      <NewAccountForm busy={busy} onSubmit={submit} />
      <p>
        Have an account already? <TextLink {...paths.signIn()}>Sign in</TextLink>
      </p>
    </AccountPage>
  )
}

function refusePaidPlan() {
  toast({
    title: 'Payment Required',
    description: 'Please complete payment first to unlock premium features.',
    variant: 'destructive',
  })
}

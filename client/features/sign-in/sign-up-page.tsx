import { AccountPage } from '#client/features/accounts/account-page.tsx'
import { PlanSummary } from '#client/features/billing/plan-summary.tsx'
import { NewAccountForm } from '#client/features/sign-in/new-account-form.tsx'
import { useNewAccount } from '#client/features/sign-in/use-new-account.ts'
import { TextAnchor } from '#client/ui/buttons/button.tsx'
import { plans } from '#contract/plans.ts'

export function SignUpPage() {
  const { create, busy } = useNewAccount()
  return (
    <AccountPage
      title="Sign Up"
      found={{
        path: '/signup',
        description: `Create a free account: ${plans.free.dailyRecipes} recipes a day for your diet, your kitchen and your budget, with every claim checked.`,
      }}
      heading="Create your account"
      post={5}
      beside={<PlanSummary tier="free" />}
    >
      <NewAccountForm busy={busy} onSubmit={create} />
      <p>
        Already have an account?{' '}
        <TextAnchor href="/api/login" className="in-sentence">
          Sign in
        </TextAnchor>
      </p>
    </AccountPage>
  )
}

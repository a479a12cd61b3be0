import { AccountPage } from '#client/features/accounts/account-page.tsx'
import { NewAccountForm } from '#client/features/accounts/new-account-form.tsx'
import { useNewAccount } from '#client/features/accounts/use-new-account.ts'
import { PlanSummary } from '#client/features/billing/plan-summary.tsx'
import { TextAnchor } from '#client/ui/button.tsx'

export function SignUpPage() {
  const { create, busy } = useNewAccount()
  return (
    <AccountPage title="Sign Up" path="/signup" heading="Pull up a chair" beside={<PlanSummary tier="free" />}>
      <NewAccountForm busy={busy} onSubmit={create} />
      <p>
        Already have an account? <TextAnchor href="/api/login">Sign in</TextAnchor>
      </p>
    </AccountPage>
  )
}

import { AccountPage } from '#client/features/accounts/account-page.tsx'
import { PlanSummary } from '#client/features/billing/plan-summary.tsx'
import { NewAccountForm } from '#client/features/sign-in/new-account-form.tsx'
import { useNewAccount } from '#client/features/sign-in/use-new-account.ts'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'

/** A free account; then onboarding. */
export function SetUpFree() {
  const { create, busy } = useNewAccount()
  return (
    <AccountPage
      title="Create your Free account"
      heading="Create your account"
      post={5}
      beside={<PlanSummary tier="free" />}
    >
      <NewAccountForm busy={busy} onSubmit={(account) => create({ ...account, selectedTier: 'free' })} />
      <p>
        Already have an account?{' '}
        <TextLink {...paths.signIn()} className="in-sentence">
          Sign in
        </TextLink>
      </p>
    </AccountPage>
  )
}

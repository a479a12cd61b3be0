import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { sentenceOf } from '#client/failure.ts'
import { AccountPage } from '#client/features/accounts/account-page.tsx'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { leaveForCheckout } from '#client/features/billing/checkout-flags.ts'
import { readPaymentAddress } from '#client/features/billing/payment-address.ts'
import { PlanSummary } from '#client/features/billing/plan-summary.tsx'
import { NewAccountForm } from '#client/features/sign-in/new-account-form.tsx'
import { useNewAccount } from '#client/features/sign-in/use-new-account.ts'
import { siteQuery } from '#client/features/site/queries.ts'
import { paths } from '#client/paths.ts'
import { PendingPage } from '#client/shell/pending-page.tsx'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { ErrorState } from '#client/ui/pages/states.tsx'
import type { PaidTier } from '#contract/billing/billing.ts'
import { plans } from '#contract/plans.ts'

/** The account first, as a free one; then the browser goes on to pay. The plan changes when the payment is confirmed. */
export function SetUpThenPay({ tier, checkoutUrl }: { tier: PaidTier; checkoutUrl: string }) {
  const { data: user } = useCurrentUser()
  const { data: site, error, refetch } = useQuery(siteQuery)
  // A member pays with a checkout of their own.
  if (user) return <Navigate {...paths.subscribe(tier)} replace />
  if (error)
    return (
      <Page title="Can’t connect">
        <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      </Page>
    )
  if (!site) return <PendingPage />
  const address = readPaymentAddress(checkoutUrl, location.origin, site.payments)
  return address === null ? <Refused /> : <AccountFirst tier={tier} address={address} />
}

function AccountFirst({ tier, address }: { tier: PaidTier; address: string }) {
  const { create, busy } = useNewAccount(() => leaveForCheckout(address))
  const { name, price } = plans[tier]
  return (
    <AccountPage
      title={`Create your ${name} account`}
      heading="Create your account"
      post={6}
      beside={<PlanSummary tier={tier} />}
    >
      <p className="lead">
        First create your account, then pay ${price}. If you change your mind along the way, you’ll still have a free
        account.
      </p>
      <NewAccountForm
        busy={busy}
        label="Create Account & Pay"
        onSubmit={(account) => create({ ...account, selectedTier: 'free' })}
      />
      <p>
        Already have an account?{' '}
        <TextLink {...paths.signIn()} className="in-sentence">
          Sign in
        </TextLink>
      </p>
    </AccountPage>
  )
}

/** Somebody else's address in a link to us: not opened, not even as a link. */
function Refused() {
  return (
    <Page title="Not one of our payment pages" className="*:max-w-[640px]">
      <div role="alert" className="grid gap-4">
        <h1>This isn’t one of our payment pages</h1>
        <p className="lead">
          The link that brought you here leads to a payment page that doesn’t belong to this site. We didn’t open it,
          and nothing was charged.
        </p>
      </div>
      <div className="double-rule mt-8 flex flex-wrap gap-3 pt-6">
        <ButtonLink look="go" {...paths.pricing()}>
          Back to Pricing
        </ButtonLink>
      </div>
    </Page>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { leaveForCheckout } from '#client/features/billing/checkout-flags.ts'
import { PlanSummary } from '#client/features/billing/plan-summary.tsx'
import { checkoutQuery, subscriptionQuery } from '#client/features/billing/queries.ts'
import { checkoutRefusal, needsAccount } from '#client/features/billing/refusal.ts'
import { siteQuery } from '#client/features/site/queries.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink, TextAnchor, TextLink } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { Loading, Skeleton } from '#client/ui/pages/states.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { PaidTier } from '#contract/billing/billing.ts'
import { plans } from '#contract/plans.ts'

/** A plan on its way to be paid: asks the server for a checkout, and shows what is bought before anybody leaves for it. */
export function SubscribePage() {
  const { tier = 'mid' } = useSearch({ from: '/subscribe' })
  const { data: user } = useCurrentUser()
  if (tier === 'free') return <Navigate {...paths.accountSetup('free')} replace />
  if (user?.subscriptionTier === tier) return <PlanAlready tier={tier} isEnding={user.subscriptionEndsAt !== null} />
  return <Checkout key={tier} tier={tier} user={user} />
}

function Checkout({ tier, user }: { tier: PaidTier; user: User | null | undefined }) {
  const { error: noUser, refetch: askUser } = useCurrentUser()
  const { data: url, error, isFetching, refetch } = useQuery(checkoutQuery(tier, user))
  if (needsAccount(error)) return <Navigate {...paths.accountSetup(tier)} replace />
  const isFailed = error !== null || (user === undefined && noUser !== null)
  return (
    <Frame tier={tier} heading={isFailed ? 'Payment Setup Failed' : headingOf(tier, user)}>
      {isFetching ? (
        <Preparing />
      ) : isFailed ? (
        <Failed {...checkoutRefusal(error)} onRetry={() => void (user === undefined ? askUser() : refetch())} />
      ) : url === undefined ? (
        <Preparing />
      ) : (
        <>
          <WhatHappens tier={tier} user={user ?? null} />
          <Ways tier={tier} user={user ?? null} url={url} />
        </>
      )}
    </Frame>
  )
}

function headingOf(tier: PaidTier, user: User | null | undefined): string {
  if (!user || user.subscriptionTier === 'free') return `Get ${plans[tier].name}`
  return `Change to ${plans[tier].name}`
}

function Frame({ tier, heading, children }: { tier: PaidTier; heading: string; children: ReactNode }) {
  return (
    <Page title={heading} className="grid items-start gap-x-16 gap-y-10 spread:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="grid max-w-[560px] gap-6">
        <h1>{heading}</h1>
        {children}
      </div>
      <PlanSummary tier={tier} />
    </Page>
  )
}

function Preparing() {
  return (
    <Loading words="Preparing your payment">
      <div className="grid gap-3">
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="mt-3 h-14 w-72 max-w-full" />
      </div>
    </Loading>
  )
}

function Failed({ sentence, more, onRetry }: { sentence: string; more?: string; onRetry: () => void }) {
  return (
    <>
      <div role="alert" className="grid gap-2">
        <p className="lead">{sentence}</p>
        {more && <p className="text-ink-2">{more}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="go" onClick={onRetry}>
          Try Again
        </Button>
        <ButtonLink {...paths.pricing()}>Back to Pricing</ButtonLink>
      </div>
    </>
  )
}

/** What will be paid, when, and to whom: said before, not after. */
function WhatHappens({ tier, user }: { tier: PaidTier; user: User | null }) {
  const { name, price } = plans[tier]
  const { data: site } = useQuery(siteQuery)
  const isPaying = user !== null && user.subscriptionTier !== 'free'
  const { data: subscription } = useQuery({ ...subscriptionQuery, enabled: isPaying })
  const isChange = subscription?.source === 'subscription'
  const now = plans[user?.subscriptionTier ?? 'free']
  return (
    <div className="grid gap-3">
      <p className="lead">
        {!isChange
          ? `$${price} today, and the same every month until you cancel.`
          : price > now.price
            ? `${name} starts right away. Today you pay for the rest of this month, less the unused part of your ${now.name} month. After that, it’s $${price} a month.`
            : `${name} starts right away, and there’s nothing to pay today. The unused part of your ${now.name} month comes off your next payments.`}
      </p>
      <p className="text-ink-2">
        {site?.payments === 'test'
          ? 'This is only a test. We don’t ask for a card or take any money.'
          : 'You pay on our payment provider’s page. We never see your card.'}
      </p>
    </div>
  )
}

function Ways({ tier, user, url }: { tier: PaidTier; user: User | null; url: string }) {
  return (
    <div className="grid justify-items-start gap-2">
      {user ? (
        <Button look="go" big onClick={() => leaveForCheckout(url)}>
          Continue to payment
        </Button>
      ) : (
        <ButtonLink look="go" big {...paths.accountSetup(tier, { checkoutUrl: url })}>
          Create Account & Pay
        </ButtonLink>
      )}
      <div className="flex flex-wrap gap-x-6">
        {!user && (
          <TextAnchor
            href={url}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              leaveForCheckout(url)
            }}
          >
            Pay now and create your account later
          </TextAnchor>
        )}
        <TextLink {...paths.pricing()}>Back to Pricing</TextLink>
      </div>
    </div>
  )
}

function PlanAlready({ tier, isEnding }: { tier: PaidTier; isEnding: boolean }) {
  return (
    <Frame tier={tier} heading={`You’re already on ${plans[tier].name}`}>
      <p className="lead">
        {isEnding
          ? 'There’s nothing to pay now. Your plan is about to end. Resume it in your settings to keep it.'
          : 'There’s nothing to pay. You’ll find your plan, next payment and invoices in your settings.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="go" {...paths.settings('subscription')}>
          {isEnding ? 'Resume subscription' : 'Manage subscription'}
        </ButtonLink>
        <ButtonLink {...paths.pricing()}>Back to Pricing</ButtonLink>
      </div>
    </Frame>
  )
}

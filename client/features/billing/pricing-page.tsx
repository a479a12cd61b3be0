import { House } from 'lucide-react'
import { useState } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { nextDay } from '#client/features/billing/next-day.ts'
import { PlanCards } from '#client/features/billing/plan-cards.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import { timeOfDay } from '#client/wording.ts'

export function PricingPage() {
  const { data: user } = useCurrentUser()
  const [day] = useState(() => nextDay(new Date()))
  return (
    <Page title="Choose Your Plan">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-5">
        <div>
          <h1>Choose Your Plan</h1>
          <p className="aside mt-3">
            Billed monthly, cancelled any time. Each new day of recipes begins at{' '}
            <time dateTime={day}>{timeOfDay(day)}</time> on your clock.
          </p>
        </div>
        <ButtonLink {...paths.home()}>
          <House aria-hidden className="icon" />
          Home
        </ButtonLink>
      </div>
      <PlanCards
        heading="h2"
        current={user?.subscriptionTier}
        renderFoot={(tier) => {
          if (tier !== 'free') return <PaidPlanNotice />
          return user === null ? (
            <ButtonLink look="go" {...paths.accountSetup('free')}>
              Create Account
            </ButtonLink>
          ) : null
        }}
      />
    </Page>
  )
}

/** Paid plans are granted by hand as long as no checkout stands behind them. */
export function PaidPlanNotice() {
  return (
    <p className="text-ui text-ink-2">
      This plan cannot be bought here yet. Whoever runs this site can switch it on for you.
    </p>
  )
}

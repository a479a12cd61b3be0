import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { PricingDialog } from '#client/features/billing/pricing-dialog.tsx'
import { subscriptionQuery } from '#client/features/billing/queries.ts'
import { CancelDialog } from '#client/features/settings/subscription/cancel-dialog.tsx'
import { CurrentPlan } from '#client/features/settings/subscription/current-plan.tsx'
import { DailyUsage } from '#client/features/settings/subscription/daily-usage.tsx'
import { Invoices } from '#client/features/settings/subscription/invoices.tsx'
import { OtherPlans } from '#client/features/settings/subscription/other-plans.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { Sheet } from '#client/ui/pages/page.tsx'
import { ComingSection, Section } from '#client/ui/pages/section.tsx'
import { ErrorState } from '#client/ui/pages/states.tsx'
import { TickedLines } from '#client/ui/signs/ticked-lines.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { plans } from '#contract/plans.ts'

/** The plan, what it costs, what is left of the day, and the other plans. */
export function SubscriptionTab({ user }: { user: User }) {
  const {
    data: subscription,
    error,
    refetch,
  } = useQuery({
    ...subscriptionQuery,
    // People come here from the provider's pages, where all of it can have changed.
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
  const [dialog, setDialog] = useState<'plans' | 'cancel' | null>(null)
  const [plansOpened, setPlansOpened] = useState(false)
  const { features } = plans[user.subscriptionTier]
  if (!subscription && !error) return <ComingSection title="Your plan" words="Loading your plan" />
  return (
    <>
      <Section title="Your plan">
        <Sheet
          tone={user.subscriptionTier === 'free' ? 'plain' : 'paid'}
          className="grid gap-x-12 gap-y-5 p-5 tablet:p-6 spread:grid-cols-2"
        >
          <div className="grid content-start gap-5">
            {subscription && <CurrentPlan user={user} subscription={subscription} />}
            {!subscription && (
              <ErrorState
                title={`You have the ${plans[user.subscriptionTier].name} plan`}
                sentence={`We can’t show its price and dates right now. ${sentenceOf(error)}`}
                onRetry={() => void refetch()}
              />
            )}
            <DailyUsage user={user} />
          </div>
          <div className="border-t border-aubergine/30 pt-4 spread:border-t-0 spread:border-l spread:pt-0 spread:pl-12">
            <h3 className="mb-1.5 font-sans text-body font-semibold">What’s in your plan</h3>
            <TickedLines lines={features} />
          </div>
        </Sheet>
      </Section>
      <Section title="Other plans">
        <OtherPlans user={user} subscription={subscription} onCancel={() => setDialog('cancel')} />
        <TextButton
          onClick={() => {
            setPlansOpened(true)
            setDialog('plans')
          }}
        >
          View All Plans & Features
        </TextButton>
      </Section>
      {subscription && (subscription.invoices.length > 0 || !subscription.isComplete) && (
        <Section title="Invoices">
          <Invoices subscription={subscription} onRetry={() => void refetch()} />
        </Section>
      )}
      {plansOpened && (
        <PricingDialog
          open={dialog === 'plans'}
          onClose={() => setDialog(null)}
          {...(user.subscriptionEndsAt === null && { onCancel: () => setDialog('cancel') })}
        />
      )}
      <CancelDialog
        user={user}
        subscription={subscription}
        open={dialog === 'cancel'}
        onClose={() => setDialog(null)}
      />
    </>
  )
}

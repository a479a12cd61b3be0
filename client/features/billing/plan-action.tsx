import { useQuery } from '@tanstack/react-query'
import { siteQuery } from '#client/features/site/queries.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { longDate } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { plans, type Tier } from '#contract/plans.ts'

/** What can be done with a plan: by a stranger to have it, by a member to change to it. Nothing under the plan one has. */
export function PlanAction({
  tier,
  user,
  onCancel,
}: {
  tier: Tier
  user: User | null | undefined
  /** Gives the paid plan up here; without it the way leads to the settings. */
  onCancel?: (() => void) | undefined
}) {
  const { data: site } = useQuery(siteQuery)
  const { name, price } = plans[tier]
  if (user?.subscriptionTier === tier) return null
  if (tier !== 'free' && site?.payments === 'off') return <PaidPlanNotice />
  if (!user)
    return tier === 'free' ? (
      <ButtonLink {...paths.accountSetup('free')}>Create Account</ButtonLink>
    ) : (
      <ButtonLink look={lookOf(tier)} {...paths.subscribe(tier)}>
        Choose {name}
      </ButtonLink>
    )
  if (tier === 'free' && user.subscriptionEndsAt !== null)
    return <p className="text-ui text-ink-2">Starts {longDate(user.subscriptionEndsAt)}</p>
  if (tier === 'free' && onCancel) return <Button onClick={onCancel}>Cancel Subscription</Button>
  if (tier === 'free') return <ButtonLink {...paths.settings('subscription')}>Cancel Subscription</ButtonLink>
  const isMore = price > plans[user.subscriptionTier].price
  return (
    <ButtonLink
      look={isMore ? lookOf(tier) : 'quiet'}
      aria-label={`${isMore ? 'Upgrade' : 'Downgrade'} to ${name}`}
      {...paths.subscribe(tier)}
    >
      {isMore ? 'Upgrade' : 'Downgrade'}
    </ButtonLink>
  )
}

/** One filled button among three: that of the plan which most people want. */
const lookOf = (tier: Tier) => (tier === 'mid' ? 'paid' : 'quiet')

/** Paid plans are granted by hand where there is no way to pay. */
function PaidPlanNotice() {
  return (
    <p className="text-ui text-ink-2">This plan isn’t available here yet. Contact us, and we can turn it on for you.</p>
  )
}

import { untilWhen } from '#client/features/settings/subscription/until-when.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { TickedLines } from '#client/ui/signs/ticked-lines.tsx'
import { longDate } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Subscription } from '#contract/billing/billing.ts'
import { plans, type Tier, tiers } from '#contract/plans.ts'

interface Props {
  user: User
  /** Undefined where it is not known; of a gift there is nothing to cancel, and less to have. */
  subscription: Subscription | undefined
  onCancel: () => void
}

/** The two plans that the member does not have, each with the way to it: what is more first. */
export function OtherPlans(props: Props) {
  const own = tiers.indexOf(props.user.subscriptionTier)
  return (
    <ul className="grid gap-4 tablet:grid-cols-2">
      {[...tiers.slice(own + 1), ...tiers.slice(0, own).toReversed()].map((tier) => (
        <li key={tier} className="flex flex-col items-start gap-3 rounded-sheet bg-sheet p-5 shadow-2 tablet:p-6">
          <h3>
            {plans[tier].name}
            <span className="num ml-2.5 font-sans text-body font-medium text-ink-2">
              ${plans[tier].price} {plans[tier].price > 0 && 'a month'}
            </span>
          </h3>
          <TickedLines lines={plans[tier].features.slice(0, tier === 'free' ? 3 : 5)} className="mb-2" />
          {tier === 'free' ? <ToFree {...props} /> : <Way to={tier} from={props.user.subscriptionTier} />}
        </li>
      ))}
    </ul>
  )
}

/** What is left, and from when. */
function ToFree({ user: { subscriptionTier, subscriptionEndsAt }, subscription, onCancel }: Props) {
  return (
    <>
      <p className="text-ui text-pretty text-ink-2">
        {subscriptionEndsAt === null ? (
          untilWhen(plans[subscriptionTier].name, subscription)
        ) : (
          <>
            Starts <time dateTime={subscriptionEndsAt}>{longDate(subscriptionEndsAt)}</time>
          </>
        )}
      </p>
      {subscriptionEndsAt === null && (
        <Button onClick={onCancel} className={`${wayClass} border-beet! text-beet-ink!`}>
          {subscription?.source === 'grant' ? 'Downgrade to Free' : 'Cancel Subscription'}
        </Button>
      )}
    </>
  )
}

function Way({ to, from }: { to: Tier; from: Tier }) {
  const isMore = plans[to].price > plans[from].price
  return (
    <ButtonLink look={isMore ? 'paid' : 'quiet'} {...paths.subscribe(to)} className={wayClass}>
      {isMore ? 'Upgrade' : 'Downgrade'} to {plans[to].name}
    </ButtonLink>
  )
}

const wayClass = 'mt-auto w-full'

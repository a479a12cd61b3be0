import { untilWhen } from '#client/features/settings/subscription/until-when.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { TextButton } from '#client/ui/text-button.tsx'
import { TickedLines } from '#client/ui/ticked-lines.tsx'
import { longDate } from '#client/wording.ts'
import type { User } from '#contract/accounts.ts'
import type { Subscription } from '#contract/billing.ts'
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
    <ul className="-mt-4">
      {[...tiers.slice(own + 1), ...tiers.slice(0, own).toReversed()].map((tier) => (
        <li
          key={tier}
          className="flex flex-wrap items-start gap-x-5 gap-y-2.5 border-b border-hair py-4 last:border-b-0"
        >
          <div className="min-w-0 flex-1 basis-full phone:basis-52">
            <h3>
              {plans[tier].name}
              <span className="num ml-2.5 font-sans text-body font-medium text-ink-2">
                ${plans[tier].price} {plans[tier].price > 0 && 'a month'}
              </span>
            </h3>
            {tier === 'free' ? (
              <ToFree {...props} />
            ) : (
              <TickedLines lines={plans[tier].features.slice(0, 3)} className="mt-2" />
            )}
          </div>
          {tier !== 'free' && <Way to={tier} from={props.user.subscriptionTier} />}
        </li>
      ))}
    </ul>
  )
}

/** What is left, and from when. */
function ToFree({ user: { subscriptionTier, subscriptionEndsAt }, subscription, onCancel }: Props) {
  return (
    <>
      <p className="mt-1.5 max-w-prose text-ui text-pretty text-ink-2">
        {plans.free.dailyRecipes} recipes a day.{' '}
        {subscriptionEndsAt === null ? (
          untilWhen(plans[subscriptionTier].name, subscription)
        ) : (
          <>
            Starts <time dateTime={subscriptionEndsAt}>{longDate(subscriptionEndsAt)}</time>
          </>
        )}
      </p>
      {subscriptionEndsAt === null && (
        <TextButton onClick={onCancel}>
          {subscription?.source === 'grant' ? 'Downgrade to Free' : 'Cancel Subscription'}
        </TextButton>
      )}
    </>
  )
}

function Way({ to, from }: { to: Tier; from: Tier }) {
  const isMore = plans[to].price > plans[from].price
  return (
    <ButtonLink look={isMore ? 'paid' : 'quiet'} {...paths.subscribe(to)} className="max-phone:w-full phone:min-w-36">
      {isMore ? 'Upgrade' : 'Downgrade'} to {plans[to].name}
    </ButtonLink>
  )
}

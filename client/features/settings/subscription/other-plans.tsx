import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { TickedLines } from '#client/ui/ticked-lines.tsx'
import { longDate } from '#client/wording.ts'
import type { User } from '#contract/accounts.ts'
import { plans, type Tier, tiers } from '#contract/plans.ts'

interface Props {
  user: User
  /** The plan is a gift: there is nothing to cancel, and less to have. */
  isGift: boolean
  onCancel: () => void
}

/** The two plans that the member does not have, each with the way to it. */
export function OtherPlans({ user, isGift, onCancel }: Props) {
  return (
    <ul className="-mt-4">
      {tiers
        .filter((tier) => tier !== user.subscriptionTier)
        .map((tier) => (
          <li
            key={tier}
            className="flex flex-wrap items-center gap-x-5 gap-y-2.5 border-b border-hair py-4 last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-full phone:basis-52">
              <h3>
                {plans[tier].name}
                <span className="num ml-2.5 font-sans text-body font-medium text-ink-2">
                  ${plans[tier].price} {plans[tier].price > 0 && 'a month'}
                </span>
              </h3>
              <TickedLines lines={plans[tier].features.slice(0, 3)} className="mt-2" />
            </div>
            <Way to={tier} user={user} isGift={isGift} onCancel={onCancel} />
          </li>
        ))}
    </ul>
  )
}

function Way({ to, user, isGift, onCancel }: Props & { to: Tier }) {
  const { name } = plans[to]
  if (to === 'free')
    return user.subscriptionEndsAt === null ? (
      <Button onClick={onCancel} className="max-phone:w-full phone:min-w-36">
        {isGift ? 'Downgrade' : 'Cancel Subscription'}
      </Button>
    ) : (
      <p className="text-ui text-ink-2">
        Starts <time dateTime={user.subscriptionEndsAt}>{longDate(user.subscriptionEndsAt)}</time>
      </p>
    )
  const isMore = plans[to].price > plans[user.subscriptionTier].price
  return (
    <ButtonLink
      look={isMore ? 'paid' : 'quiet'}
      {...paths.subscribe(to)}
      className="max-phone:w-full phone:min-w-36"
      aria-label={`${isMore ? 'Upgrade' : 'Downgrade'} to ${name}`}
    >
      {isMore ? 'Upgrade' : 'Downgrade'}
    </ButtonLink>
  )
}

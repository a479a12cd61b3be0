import { billingApi } from '#client/billing-api.ts'
import { untilWhen } from '#client/features/settings/subscription/until-when.ts'
import { useSubscriptionChange } from '#client/features/settings/subscription/use-subscription-change.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { paths } from '#client/paths.ts'
import { Button, TextLink } from '#client/ui/buttons/button.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { longDate } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Subscription } from '#contract/billing/billing.ts'
import { plans } from '#contract/plans.ts'

interface CancelProps {
  user: User
  /** Undefined where it is not known. */
  subscription: Subscription | undefined
  open: boolean
  onClose: () => void
}

/** Before a paid plan is given up: what ends, and when. */
export function CancelDialog({ user, subscription, open, onClose }: CancelProps) {
  const { change, busy } = useSubscriptionChange(() =>
    billingApi.billing.updateSubscription({ body: { tier: 'free' } }),
  )
  const { name, features } = plans[user.subscriptionTier]
  const told = ({ subscriptionEndsAt }: User) =>
    subscriptionEndsAt === null
      ? 'You’re on the Free plan.'
      : `You’ll keep ${name} until ${longDate(subscriptionEndsAt)}.`
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Cancel Subscription"
      size="narrow"
      footer={
        <>
          <Button onClick={onClose}>Keep {name}</Button>
          <Button look="danger" busy={busy} onClick={() => change(told, onClose)}>
            Cancel Subscription
          </Button>
        </>
      }
    >
      <div className="grid gap-4 px-5 py-5 tablet:px-8 tablet:py-6">
        <p>{untilWhen(name, subscription)}</p>
        <div>
          <p className="font-semibold">Then you’ll lose:</p>
          <ul className="mt-2 border-t border-hair">
            {features.map((feature) => (
              <li key={feature} className="border-b border-hair py-2 text-ui">
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <p className="text-ink-2">
          You’ll keep your recipes, and the Free plan gives you {plans.free.dailyRecipes} recipes a day.
        </p>
        <div className="flex flex-wrap gap-x-5">
          <TextLink {...paths.pricing()}>Compare the plans</TextLink>
          <HelpLink to="after-canceling" newWindow>
            What do I keep after I cancel?
          </HelpLink>
        </div>
      </div>
    </Dialog>
  )
}

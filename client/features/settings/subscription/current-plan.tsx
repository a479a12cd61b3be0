import { useMutation } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { billingApi } from '#client/billing-api.ts'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { useSubscriptionChange } from '#client/features/settings/subscription/use-subscription-change.ts'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { Button } from '#client/ui/buttons/button.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import { Notice } from '#client/ui/signs/notice.tsx'
import { dollars, longDate } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Subscription } from '#contract/billing/billing.ts'
import { plans } from '#contract/plans.ts'

/** The plan with its price and its next date, and what has to be done about its payment. */
export function CurrentPlan({ user, subscription }: { user: User; subscription: Subscription }) {
  const { name } = plans[user.subscriptionTier]
  const { source, status, price, renewsAt, endsAt } = subscription
  return (
    <>
      {status === 'payment_failed' && (
        <div className="grid gap-2">
          <Notice kind="blocks">
            Your last payment didn’t go through. We’ll try again, and you keep your plan in the meantime. Please check
            your card.
          </Notice>
          <HelpLink to="failed-payment">What happens if a payment fails?</HelpLink>
        </div>
      )}
      <div className="grid gap-3">
        <p className="serif text-2 leading-none">{name}</p>
        {source === 'none' && <p className="text-ink-2">You pay nothing.</p>}
        {source === 'grant' && <p className="text-ink-2">Complimentary. You pay nothing.</p>}
        {source === 'subscription' && (
          <ul className="grid gap-2">
            <li>
              <LeaderRow name="Price">{dollars(price)} a month</LeaderRow>
            </li>
            {renewsAt !== null && (
              <li>
                <LeaderRow name="Next payment">
                  <time dateTime={renewsAt}>{longDate(renewsAt)}</time>
                </LeaderRow>
              </li>
            )}
            {endsAt !== null && (
              <li>
                <LeaderRow name="Ends">
                  <time dateTime={endsAt}>{longDate(endsAt)}</time>
                </LeaderRow>
              </li>
            )}
          </ul>
        )}
      </div>
      {status === 'ending' && <Ending name={name} endsAt={endsAt} />}
      {source === 'subscription' && <ManageButton isUrgent={status === 'payment_failed'} />}
    </>
  )
}

function Ending({ name, endsAt }: { name: string; endsAt: string | null }) {
  const { change, busy } = useSubscriptionChange(() => billingApi.billing.resumeSubscription({ body: {} }))
  return (
    <div className="grid gap-3">
      <p>
        Your subscription is canceled. You’ll keep {name}
        {endsAt !== null && (
          <>
            {' '}
            until <time dateTime={endsAt}>{longDate(endsAt)}</time>
          </>
        )}
        , and then you’ll be on the Free plan.
      </p>
      <Button look="paid" className="justify-self-start" busy={busy} onClick={() => change(() => `${name} continues.`)}>
        Resume {name}
      </Button>
    </div>
  )
}

/** To the payment provider's own page for cards and invoices. */
function ManageButton({ isUrgent }: { isUrgent: boolean }) {
  const open = useMutation({ mutationFn: () => billingApi.billing.manageSubscription({ body: {} }) })
  return (
    <Button
      look={isUrgent ? 'go' : 'quiet'}
      className="justify-self-start"
      busy={open.isPending || open.isSuccess}
      onClick={() =>
        open.mutate(undefined, {
          onSuccess: ({ url }) => window.location.assign(url),
          onError: (error) => {
            if (!isSignedOut(error))
              toast({ title: 'That didn’t work', description: sentenceOf(error), variant: 'destructive' })
          },
        })
      }
    >
      <ExternalLink aria-hidden className="icon" />
      {isUrgent ? 'Update card' : 'Cards and invoices'}
    </Button>
  )
}

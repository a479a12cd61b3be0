import { type SyntheticEvent, useState } from 'react'
import { Unfolding } from '#client/features/admin/figures/unfolding.tsx'
import { adminApi } from '#client/features/desk/admin-api.ts'
import { nameText, planOptions } from '#client/features/desk/admin-words.ts'
import { useAdminChange } from '#client/features/desk/frame/use-admin-change.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { SelectField, TextField } from '#client/ui/fields/field.tsx'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import { longDate } from '#client/wording.ts'
import type { Member } from '#contract/desk/admin-views.ts'
import { plans, type Tier } from '#contract/plans.ts'

/** The plan that a member has, and the one that is granted to them. */
export function PlanForm({ member: { user, plan } }: { member: Member }) {
  const [tier, setTier] = useState<Tier>(plan.grantedTier)
  const [customer, setCustomer] = useState('')
  const [subscription, setSubscription] = useState('')
  const ids = {
    ...(customer.trim() && { stripeCustomerId: customer.trim() }),
    ...(subscription.trim() && { stripeSubscriptionId: subscription.trim() }),
  }
  const grant = useAdminChange(() => adminApi.upgradeUser({ body: { userId: user.id, tier, ...ids } }), {
    done: 'Subscription Updated!',
    told: tier === 'free' ? 'The granted plan was removed.' : `${nameText(user)} has been granted ${plans[tier].name}.`,
    failed: 'Upgrade Failed',
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    grant.mutate(undefined)
  }
  return (
    <>
      <ul className="grid gap-2">
        <Fact name="Plan now">{plans[user.subscriptionTier].name}</Fact>
        <Fact name="Granted by administrators">
          {plan.grantedTier === 'free' ? 'nothing' : plans[plan.grantedTier].name}
        </Fact>
        {plan.subscriptionEndsAt && <Fact name="Ends">{longDate(plan.subscriptionEndsAt)}</Fact>}
        {plan.stripeCustomerId && <Fact name="Customer ID">{plan.stripeCustomerId}</Fact>}
        {plan.stripeSubscriptionId && <Fact name="Subscription ID">{plan.stripeSubscriptionId}</Fact>}
      </ul>
      <form onSubmit={submit} className="grid gap-4">
        <SelectField
          label="Grant a plan"
          options={planOptions}
          value={tier}
          onChange={({ target }) => setTier(target.value as Tier)}
          className="max-w-80"
        />
        <Unfolding name="Record IDs from the payment provider">
          <div className="grid gap-4 pt-2 tablet:grid-cols-2">
            <TextField
              label="Customer ID"
              optional
              placeholder="cus_…"
              autoComplete="off"
              maxLength={100}
              value={customer}
              onChange={({ target }) => setCustomer(target.value)}
            />
            <TextField
              label="Subscription ID"
              optional
              placeholder="sub_…"
              autoComplete="off"
              maxLength={100}
              value={subscription}
              onChange={({ target }) => setSubscription(target.value)}
            />
          </div>
        </Unfolding>
        <Button type="submit" look="go" busy={grant.isPending} className="justify-self-start">
          Grant plan
        </Button>
      </form>
    </>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <li>
      <LeaderRow name={name}>{children}</LeaderRow>
    </li>
  )
}

import { Badge } from '#client/ui/page.tsx'
import type { User } from '#contract/accounts.ts'
import { plans } from '#contract/plans.ts'

/** How many recipes are left of the day. */
export function LeftBadge({ user: { generationsLeft, subscriptionTier } }: { user: User }) {
  if (generationsLeft === null) return <Badge tone="paid">No limit</Badge>
  return (
    <Badge tone="left">
      {generationsLeft} of {plans[subscriptionTier].dailyRecipes} left
    </Badge>
  )
}

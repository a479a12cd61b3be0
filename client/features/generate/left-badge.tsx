import { Badge } from '#client/ui/pages/page.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { plans } from '#contract/plans.ts'

/** So few that a cook may want to choose. */
const few = 2

/** How many recipes are left of the day, marked where they run out. */
export function LeftBadge({ user: { generationsLeft, subscriptionTier } }: { user: User }) {
  if (generationsLeft === null) return <Badge tone="paid">No daily limit</Badge>
  return (
    <Badge tone={generationsLeft <= few ? 'left' : 'plain'}>
      {generationsLeft} of {plans[subscriptionTier].dailyRecipes} left
    </Badge>
  )
}

import { Badge } from '#client/ui/pages/page.tsx'
import { plans, type Tier } from '#contract/plans.ts'

export function PlanBadge({ tier }: { tier: Tier }) {
  return <Badge tone={tier === 'free' ? 'plain' : 'paid'}>{plans[tier].name}</Badge>
}

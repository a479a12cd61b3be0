import { Badge } from '#client/ui/page.tsx'
import { plans, type Tier } from '#contract/plans.ts'

/** A plan's name, price and features, beside the form that leads to it. */
export function PlanSummary({ tier }: { tier: Tier }) {
  const { name, price, features } = plans[tier]
  return (
    <aside aria-label={`The ${name} plan`} className="double-rule grid gap-3 pt-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2>{name}</h2>
        <Badge tone={tier === 'free' ? 'plain' : 'paid'}>{price === 0 ? '$0' : `$${price} a month`}</Badge>
      </div>
      <ul>
        {features.map((feature) => (
          <li key={feature} className="border-b border-hair py-2.5">
            {feature}
          </li>
        ))}
      </ul>
      {tier !== 'free' && <p className="note">Billed monthly. Cancel anytime.</p>}
    </aside>
  )
}

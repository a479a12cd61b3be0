import { plans, type Tier, tiers } from '#contract/plans.ts'

/** The plans in three lines, to be compared on a phone: each leads to its card below. */
export function PlanRows({ idOf }: { idOf: (tier: Tier) => string }) {
  return (
    <nav aria-label="Plans" className="plan-rows">
      {tiers.map((tier) => {
        const { name, price, features } = plans[tier]
        return (
          <a key={tier} href={`#${idOf(tier)}`}>
            <span>
              <b>{name}</b>
              {features[0]}
              {tier === 'mid' && <span className="font-semibold text-aubergine-ink"> · most popular</span>}
            </span>
            <span className="num">{price === 0 ? '$0 forever' : `$${price} a month`}</span>
          </a>
        )
      })}
    </nav>
  )
}

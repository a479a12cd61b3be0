import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { PlanPlates } from '#client/features/billing/plan-plates.tsx'
import { Badge, Sheet } from '#client/ui/pages/page.tsx'
import { plans, type Tier, tiers } from '#contract/plans.ts'

/** The three plans side by side. `renderFoot` says what can be done with each. */
export function PlanCards({
  current,
  wanted,
  heading = 'h3',
  isBrief = false,
  idOf,
  renderFoot,
}: {
  current?: Tier | undefined
  wanted?: Tier | undefined
  /** The level below the heading that stands over the cards. */
  heading?: 'h2' | 'h3'
  /** On a phone a plan has one line, and the rest is behind a link. */
  isBrief?: boolean
  /** Where each card is led to. */
  idOf?: (tier: Tier) => string
  renderFoot: (tier: Tier) => ReactNode
}) {
  return (
    <div className="grid grid-cols-1 items-stretch gap-6 spread:grid-cols-3">
      {tiers.map((tier) => (
        <PlanCard
          key={tier}
          id={idOf?.(tier)}
          tier={tier}
          isCurrent={tier === current}
          isWanted={tier === wanted}
          isBrief={isBrief}
          Heading={heading}
        >
          {renderFoot(tier)}
        </PlanCard>
      ))}
    </div>
  )
}

function PlanCard({
  id,
  tier,
  isCurrent,
  isWanted,
  isBrief,
  Heading,
  children,
}: {
  id: string | undefined
  tier: Tier
  isCurrent: boolean
  isWanted: boolean
  isBrief: boolean
  Heading: 'h2' | 'h3'
  children: ReactNode
}) {
  const { name, price, features } = plans[tier]
  const isPopular = tier === 'mid'
  return (
    <Sheet
      id={id}
      tone={isPopular ? 'paid' : 'plain'}
      className={clsx('plan-card', isBrief && 'plan-brief', isWanted && 'plan-wanted')}
    >
      {isPopular && <p className="plan-flag">MOST POPULAR</p>}
      <div className="plan-head">
        <div>
          <Heading className="text-[1.75rem] font-[480]">{name}</Heading>
          {isCurrent && <Badge tone="fits">Your plan</Badge>}
        </div>
        <p className="num">
          <span>${price}</span>
          {price === 0 ? 'forever' : 'per month'}
        </p>
      </div>
      <div className="plan-acts">{children}</div>
      <ul>
        {features.map((feature) => (
          <li key={feature} className={/^\d|^Unlimited/.test(feature) ? 'font-bold' : undefined}>
            {feature}
          </li>
        ))}
      </ul>
      <PlanPlates tier={tier} />
    </Sheet>
  )
}

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { PlanPlates } from '#client/features/billing/plan-plates.tsx'
import { Badge, Sheet } from '#client/ui/page.tsx'
import { plans, type Tier, tiers } from '#contract/plans.ts'

/** The three plans side by side. `renderFoot` says what can be done with each. */
export function PlanCards({
  current,
  wanted,
  heading = 'h3',
  renderFoot,
}: {
  current?: Tier | undefined
  wanted?: Tier | undefined
  /** The level below the heading that stands over the cards. */
  heading?: 'h2' | 'h3'
  renderFoot: (tier: Tier) => ReactNode
}) {
  return (
    <div className="grid grid-cols-1 items-stretch gap-6 spread:grid-cols-3">
      {tiers.map((tier) => (
        <PlanCard key={tier} tier={tier} isCurrent={tier === current} isWanted={tier === wanted} Heading={heading}>
          {renderFoot(tier)}
        </PlanCard>
      ))}
    </div>
  )
}

function PlanCard({
  tier,
  isCurrent,
  isWanted,
  Heading,
  children,
}: {
  tier: Tier
  isCurrent: boolean
  isWanted: boolean
  Heading: 'h2' | 'h3'
  children: ReactNode
}) {
  const { name, price, features } = plans[tier]
  const isPopular = tier === 'mid'
  return (
    <Sheet
      tone={isPopular ? 'paid' : 'plain'}
      className={clsx(
        'relative flex flex-col px-6 pt-8 pb-6',
        isWanted && 'outline-3 outline-offset-4 outline-aubergine',
      )}
    >
      {isPopular && (
        <p className="absolute -top-3.5 left-6 rounded-[2px] bg-aubergine px-3 py-1 text-note font-bold tracking-wide text-on-aubergine">
          MOST POPULAR
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading className="text-[1.75rem] font-[480]">{name}</Heading>
        {isCurrent && <Badge tone="fits">Your plan</Badge>}
      </div>
      <p className="num mt-3 mb-4 flex items-baseline gap-2">
        <span className="text-[3.25rem] leading-none font-semibold tracking-[-0.03em]">${price}</span>
        <span className="text-ui text-ink-2">{price === 0 ? 'forever' : 'per month'}</span>
      </p>
      <div className="mb-5 grid spread:min-h-12 spread:content-start">{children}</div>
      <PlanPlates tier={tier} className="mb-4 max-spread:hidden" />
      <ul className={clsx('border-t', lineOf(isPopular))}>
        {features.map((feature) => (
          <li
            key={feature}
            className={clsx(
              'border-b py-2.5 text-ui leading-snug',
              lineOf(isPopular),
              /^\d|^Unlimited/.test(feature) && 'font-bold',
            )}
          >
            {feature}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

const lineOf = (isPopular: boolean) => (isPopular ? 'border-aubergine/35' : 'border-hair')

import { clsx } from 'clsx'
import { Badge } from '#client/ui/pages/page.tsx'
import { TickedLines } from '#client/ui/signs/ticked-lines.tsx'
import { plans, type Tier } from '#contract/plans.ts'

/** A plan's name, price and features, beside the form that leads to it. */
export function PlanSummary({ tier, isWide = false }: { tier: Tier; isWide?: boolean }) {
  const { name, price, features } = plans[tier]
  return (
    <aside
      aria-label={`The ${name} plan`}
      className={clsx(
        'grid gap-3 rounded-sheet border-t-3 bg-sheet p-5 shadow-2 tablet:p-7',
        tier === 'free' ? 'border-edge' : 'border-aubergine',
      )}
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2>{name}</h2>
        <Badge tone={tier === 'free' ? 'plain' : 'paid'}>{price === 0 ? '$0' : `$${price} a month`}</Badge>
      </div>
      <TickedLines
        lines={features}
        isRuled={!isWide}
        className={clsx(isWide && 'gap-x-12 text-body! spread:columns-2')}
      />
      {tier !== 'free' && <p className="note">Billed monthly. Cancel anytime.</p>}
    </aside>
  )
}

import { clsx } from 'clsx'
import { countText, wholeDollars } from '#client/features/desk/admin-words.ts'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import { estimatedRevenue } from '#contract/desk/admin-figures.ts'
import type { Analytics } from '#contract/desk/admin-views.ts'
import { plans, type Tier, tiers } from '#contract/plans.ts'

/** Members by plan, and how the estimate of revenue adds up. */
export function PlanBreakdown({ analytics }: { analytics: Analytics }) {
  const { freeUsers, premiumUsers, unlimitedUsers, totalUsers } = analytics
  const counts: Readonly<Record<Tier, number>> = { free: freeUsers, mid: premiumUsers, premium: unlimitedUsers }
  const share = (count: number) => (totalUsers === 0 ? 0 : (count / totalUsers) * 100)
  return (
    <section aria-labelledby="plans-heading" className="grid content-start gap-4">
      <h2 id="plans-heading" className="text-[1.625rem]">
        Members by plan
      </h2>
      <div aria-hidden className="flex h-4 gap-0.5 overflow-hidden rounded-[2px]">
        {tiers.map(
          (tier) =>
            counts[tier] > 0 && (
              <span key={tier} className={clsx('min-w-1', fills[tier])} style={{ flexGrow: share(counts[tier]) }} />
            ),
        )}
      </div>
      <ul className="grid gap-2">
        {tiers.map((tier) => (
          <li key={tier}>
            <LeaderRow
              name={
                <span className="inline-flex items-baseline gap-2">
                  <span aria-hidden className={clsx('size-[11px] self-center rounded-[2px]', fills[tier])} />
                  {plans[tier].name}
                </span>
              }
            >
              <b className="font-[650]">{countText(counts[tier])}</b>{' '}
              <span className="inline-block min-w-14 text-ink-2">{share(counts[tier]).toFixed(1)}%</span>
            </LeaderRow>
          </li>
        ))}
      </ul>
      <h3 className="mt-3">Estimated revenue by plan</h3>
      <ul className="grid gap-2">
        {(['mid', 'premium'] as const).map((tier) => (
          <li key={tier}>
            <LeaderRow name={`${countText(counts[tier])} × ${wholeDollars(plans[tier].price)} ${plans[tier].name}`}>
              {wholeDollars(counts[tier] * plans[tier].price)}
            </LeaderRow>
          </li>
        ))}
        <li className="border-t border-ink pt-2 font-[650]">
          <LeaderRow name="Estimated monthly revenue">{wholeDollars(estimatedRevenue(analytics))}</LeaderRow>
        </li>
      </ul>
      <p className="note">
        Each paid plan is counted at its list price. Granted plans count too, so actual payments are lower.
      </p>
    </section>
  )
}

const fills: Readonly<Record<Tier, string>> = { free: 'bg-edge', mid: 'bg-saffron', premium: 'bg-aubergine' }

import type { ReactNode } from 'react'
import { countText, wholeDollars } from '#client/features/desk/admin-words.ts'
import { conversionRate, estimatedRevenue } from '#contract/desk/admin-figures.ts'
import type { Analytics } from '#contract/desk/admin-views.ts'

/** What is asked first every morning: how many there are, how many came, how many pay. */
export function Counters({ analytics }: { analytics: Analytics }) {
  const { totalUsers, todaySignups, weekSignups, monthSignups, premiumUsers, unlimitedUsers } = analytics
  const paid = premiumUsers + unlimitedUsers
  return (
    <dl className="grid grid-cols-2 gap-y-7 spread:grid-cols-[auto_auto_auto_auto] spread:justify-between">
      <Counter name="Members" value={countText(totalUsers)}>
        {countText(paid)} on a paid plan
      </Counter>
      <Counter name="Signups today" value={countText(todaySignups)}>
        {countText(weekSignups)} in 7 days, {countText(monthSignups)} in 30
      </Counter>
      <Counter name="Conversion" value={`${conversionRate(analytics)}%`}>
        of members are on a paid plan
      </Counter>
      <Counter name="Estimated revenue" value={wholeDollars(estimatedRevenue(analytics))}>
        a month, at list prices
      </Counter>
    </dl>
  )
}

function Counter({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1 border-hair pr-3 even:border-l even:pl-4 spread:not-first:border-l spread:not-first:pl-7">
      <dt className="aside text-[1rem]">{name}</dt>
      <dd className="num text-2 leading-none font-semibold tracking-[-0.02em]">{value}</dd>
      <dd className="note mt-1 text-balance">{children}</dd>
    </div>
  )
}

import type { Analytics } from '#contract/desk/admin-views.ts'
import { plans } from '#contract/plans.ts'

type Members = Pick<Analytics, 'freeUsers' | 'premiumUsers' | 'unlimitedUsers'>

/** Dollars a month, if every paid tier were paid for at its price: 7 × mid + 20 × premium. */
export function estimatedRevenue({ premiumUsers, unlimitedUsers }: Members): number {
  return plans.mid.price * premiumUsers + plans.premium.price * unlimitedUsers
}

/** Members on a paid tier among all members, in percent to one decimal: '12.5'. */
export function conversionRate({ premiumUsers, unlimitedUsers, ...analytics }: Analytics): string {
  const share = analytics.totalUsers === 0 ? 0 : (premiumUsers + unlimitedUsers) / analytics.totalUsers
  return (share * 100).toFixed(1)
}

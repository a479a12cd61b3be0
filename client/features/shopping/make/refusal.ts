import { CallError } from '#contract/client.ts'
import { type Tier, tiers } from '#contract/plans.ts'

/** That a plan does not allow something, in the server's words, and the plan that would. */
export interface PlanRefusal {
  message: string
  tier: Tier
}

/** Undefined where the failure is another one. */
export function planRefusal(error: unknown): PlanRefusal | undefined {
  if (!(error instanceof CallError)) return undefined
  const isRefusal =
    error.code === 'upgrade_required' ||
    /premium feature/i.test(error.sentence) ||
    error.details['upgradeRequired'] === true
  if (!isRefusal) return undefined
  return { message: error.sentence, tier: tiers.find((tier) => tier === error.details['requiredTier']) ?? 'mid' }
}

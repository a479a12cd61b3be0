import { entitlements, type Tier } from '#contract/plans.ts'

export interface Usage {
  /** Recipes delivered today. */
  used: number
  /** Recipes a day; null: no limit. */
  limit: number | null
  /** What is left of the day, recipes being written taken off; null: no limit. */
  left: number | null
}

/** A day is a UTC calendar day; `dailyGenerationsUsed` counts for the day of `lastGenerationDate` only. */
export function usageOf(
  user: { subscriptionTier: Tier; dailyGenerationsUsed: number; lastGenerationDate: Date | null },
  now: Date,
  reserved: number,
): Usage {
  const limit = entitlements[user.subscriptionTier].dailyRecipes
  const sameDay = user.lastGenerationDate !== null && dayOf(user.lastGenerationDate) === dayOf(now)
  const used = sameDay ? user.dailyGenerationsUsed : 0
  return { used, limit, left: limit === null ? null : Math.max(0, limit - used - reserved) }
}

/** Start of the next UTC day. */
export function resetsAt(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

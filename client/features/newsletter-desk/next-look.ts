import type { Issue } from '#contract/newsletter/newsletter-issues.ts'

const hour = 60 * 60 * 1000

/**
 * Milliseconds until issues are asked for again: `often` while one is being sent; where one is scheduled when its time comes, and once an hour
 * until then; false where nothing moves.
 */
export function nextLook(
  issues: readonly Pick<Issue, 'state' | 'scheduledAt'>[],
  often: number,
  now: number,
): number | false {
  const waits = issues.flatMap(({ state, scheduledAt }) => {
    if (state === 'sending') return often
    if (state !== 'scheduled' || scheduledAt === null) return []
    return Math.max(often, Math.min(hour, Date.parse(scheduledAt) - now))
  })
  return waits.length > 0 && Math.min(...waits)
}

import { listText } from '#client/features/recipes/format.ts'
import { dollars } from '#client/wording.ts'
import type { PlanWay } from '#contract/plan-view.ts'
import type { PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'
import { punctuatedInside } from '#domain/text/quotes.ts'

/** 'Best week so far: $101.22, within 3.2% of the best possible' */
export function foundText(cost: number, gap: number | null): string {
  const found = `Best week so far: ${dollars(cost)}`
  if (gap === null) return found
  // up, so that what is said is true
  const percent = Math.ceil(gap * 1000) / 10
  return percent === 0
    ? `Best week: ${dollars(cost)}, and no other week with these dishes is better`
    : `${found}, within ${percent}% of the best possible`
}

/**
 * 'Drop “dinner on day 3 in 20 minutes” (35 minutes would be enough) to get a plan for $93.40 or less'. Where more than money counts, the
 * best plan may cost more than the one that was found.
 */
export function wayText({ rules, words, wouldDo, cost }: PlanWay, aim: PlanRules['aim']): string {
  const quoted = punctuatedInside(listText(words.map((each) => `“${each}”`)))
  const enough = wouldDo === null ? '' : ` (${wouldDo} would be enough)`
  // a budget that is enough is what the week costs
  const found =
    aim === 'cheapest' ? ` to get a plan for ${dollars(cost)} or less` : `: we found a plan for ${dollars(cost)}`
  const brings = rules.join() === 'budget' ? '' : found
  return `Drop ${quoted}${enough}${brings}`
}

import { listText } from '#client/features/dishes/format.ts'
import { dollars } from '#client/wording.ts'
import type { PlanWay } from '#contract/planning/plan-view.ts'
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
export function wayText(way: PlanWay, aim: PlanRules['aim']): string {
  const enough = way.wouldDo === null ? '' : ` (${way.wouldDo} would be enough)`
  return `Drop ${quotedWords(way)}${enough}${bringsText(way, aim)}`
}

/** 'Change “dinner on day 3 in 20 minutes” to 35 minutes to get a plan for $93.40 or less' */
export function easeText(way: PlanWay, aim: PlanRules['aim']): string {
  return `Change ${quotedWords(way)} to ${way.wouldDo}${bringsText(way, aim)}`
}

/** 'Drop it instead: “a budget of $55.00”', beside the figure that would do. */
export const dropText = (way: PlanWay) => `Drop it instead: ${quotedWords(way)}`

const quotedWords = ({ words }: PlanWay) => punctuatedInside(listText(words.map((each) => `“${each}”`)))

function bringsText({ rules, cost }: PlanWay, aim: PlanRules['aim']): string {
  // a budget that is enough is what the week costs
  if (rules.join() === 'budget') return ''
  return aim === 'cheapest' ? ` to get a plan for ${dollars(cost)} or less` : `: we found a plan for ${dollars(cost)}`
}

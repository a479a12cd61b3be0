import { listText } from '#client/features/recipes/format.ts'
import { dollars } from '#client/wording.ts'
import type { PlanWay } from '#contract/plan-view.ts'

/** '$101.22, within 3.2% of the best with these dishes' */
export function foundText(cost: number, gap: number | null): string {
  const found = dollars(cost)
  if (gap === null) return `${found} so far`
  // up, so that what is said is true
  const percent = Math.ceil(gap * 1000) / 10
  return percent === 0
    ? `${found}, the best with these dishes`
    : `${found}, within ${percent}% of the best with these dishes`
}

/** 'Drop “a budget of $55.00” ($71.20 would be enough)' */
export function wayText({ words, wouldDo }: PlanWay): string {
  const quoted = listText(words.map((each) => `“${each}”`))
  return `Drop ${quoted}${wouldDo === null ? '' : ` (${wouldDo} would be enough)`}`
}

import type { PlanWay } from '#contract/planning/plan-view.ts'
import type { GeneratePlanForm } from '#contract/planning/plan-wish.ts'

/** What was asked for, its budget and all, but without these rules beside those that it did without before. */
export function lettingGo(asked: GeneratePlanForm, rules: readonly string[]): GeneratePlanForm {
  return { ...asked, without: [...new Set([...(asked.without ?? []), ...rules])] }
}

/** What was asked for with the people and rules of a way out: what it did without before stays let go. */
export function easing(asked: GeneratePlanForm, { eaters, rules }: NonNullable<PlanWay['eased']>): GeneratePlanForm {
  return { ...asked, eaters, rules }
}

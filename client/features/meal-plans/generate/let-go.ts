import type { GeneratePlanForm } from '#contract/plan-wish.ts'

/** What was asked for, its budget and all, but without these rules beside those that it did without before. */
export function lettingGo(asked: GeneratePlanForm, rules: readonly string[]): GeneratePlanForm {
  return { ...asked, without: [...new Set([...(asked.without ?? []), ...rules])] }
}

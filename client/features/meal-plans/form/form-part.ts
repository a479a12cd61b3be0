import type { Faults } from '#client/features/meal-plans/form/plan-faults.ts'
import type { PlanFields } from '#client/features/meal-plans/form/plan-fields.ts'

/** What every part of the form gets: all that is in it, how to change it, and what is amiss. */
export interface FormPart {
  fields: PlanFields
  set: (change: Partial<PlanFields>) => void
  faults: Faults
}

/** The list with one of its things changed. */
export function changedAt<T>(list: readonly T[], place: number, change: Partial<T>): T[] {
  return list.map((each, index) => (index === place ? { ...each, ...change } : each))
}

import type { WeekPlan } from '#domain/plan/week/week-plan.ts'

/** A dish on a table, as the checker reads a plan; what it needs of the planner are its shapes alone. */
export interface Laid {
  readonly slot: number
  readonly kind: 'pot' | 'beside' | 'again'
  readonly cookedAt: number
  readonly dish: string
  readonly eaters: readonly number[]
}

/** The dishes of a week's plan as the checker reads them. */
export function laidOf({ meals }: Pick<WeekPlan, 'meals'>): Laid[] {
  return meals.flatMap(({ slot, dishes }) =>
    dishes.map(({ kind, cookedAt, dish, plates }) => ({
      slot,
      kind,
      cookedAt,
      dish,
      eaters: plates.map(({ eater }) => eater),
    })),
  )
}

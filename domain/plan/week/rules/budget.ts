import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'

/** Everything that is paid stays within the budget; points are not money. */
export function keepBudget({ wish, build, without }: RuleSetting): void {
  if (wish.budget === undefined || without.has('budget')) return
  build.row(
    'budget',
    'budget',
    build.columns.map(({ cents }, column) => [column, cents] as const),
    { most: wish.budget },
  )
}

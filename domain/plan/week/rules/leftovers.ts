import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'

/** What is eaten again was cooked at the meal that it comes from, and for one other meal at most. */
export function keepLeftovers({ choices, build }: RuleSetting): void {
  const cooked = new Map<string, number>()
  const again = new Map<string, number[]>()
  for (const [column, { kind, dish, slot, cookedAt }] of choices.entries()) {
    if (kind === 'pot') cooked.set(`${slot} ${dish}`, column)
    if (kind === 'again') again.set(`${cookedAt} ${dish}`, [...(again.get(`${cookedAt} ${dish}`) ?? []), column])
  }
  for (const [key, columns] of again) {
    const pot = cooked.get(key)
    build.row(
      `cooked_ahead_${key}`,
      undefined,
      [...columns.map((column) => [column, 1] as const), ...(pot === undefined ? [] : [[pot, -1] as const])],
      { most: 0 },
    )
  }
}

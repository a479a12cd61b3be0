import { keepsLock } from '#domain/plan/week/choices/days-over.ts'
import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'

/** What is eaten again was cooked at the meal that it comes from, and for one other meal at most, or for those that stay. */
export function keepLeftovers({ wish, choices, build, without }: RuleSetting): void {
  const stays = (column: number) => {
    const { slot } = choices[column]!
    return wish.slots[slot]!.lockedFrom !== undefined && keepsLock(wish, slot, without)
  }
  const cooked = new Map<string, number>()
  const again = new Map<string, number[]>()
  for (const [column, { kind, dish, slot, cookedAt }] of choices.entries()) {
    if (kind === 'pot') cooked.set(`${slot} ${dish}`, column)
    if (kind === 'again') again.set(`${cookedAt} ${dish}`, [...(again.get(`${cookedAt} ${dish}`) ?? []), column])
  }
  for (const [key, columns] of again) {
    const pot = cooked.get(key)
    const most = Math.max(1, columns.filter(stays).length)
    build.row(
      `cooked_ahead_${key}`,
      undefined,
      [...columns.map((column) => [column, 1] as const), ...(pot === undefined ? [] : [[pot, -most] as const])],
      { most: 0 },
    )
  }
}

import { isLarge } from '#domain/plan/week/choices/choices.ts'
import { mostOf } from '#domain/plan/week/rules/fixed.ts'
import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'

/** No main food of a lunch or a dinner is cooked again on the same day or the next. */
export function keepMainsApart(setting: RuleSetting): void {
  const { wish, dishes, choices, build, without } = setting
  if (!wish.rules.mainsApart || without.has('mains-apart')) return
  const columns = new Map<string, { column: number; day: number }[]>()
  for (const [column, { kind, dish, slot }] of choices.entries()) {
    const { main } = dishes[dish]!
    const { day, meal, isBeside } = wish.slots[slot]!
    if (kind !== 'pot' || isBeside || main === undefined || !isLarge(meal)) continue
    columns.set(main, [...(columns.get(main) ?? []), { column, day }])
  }
  for (const [main, of] of columns)
    for (let day = 0; day < Math.max(1, wish.days - 1); day += 1) {
      const near = of.flatMap((one) => (one.day === day || one.day === day + 1 ? [one.column] : []))
      if (near.length > 1)
        build.row(
          `${main}_once_on_days_${day}_${day + 1}`,
          'mains-apart',
          near.map((column) => [column, 1] as const),
          { most: mostOf(setting, near, 1) },
        )
    }
}

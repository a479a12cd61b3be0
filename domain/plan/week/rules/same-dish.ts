import { isLarge } from '#domain/plan/week/choices/choices.ts'
import { mostOf } from '#domain/plan/week/rules/fixed.ts'
import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'

/** A dish is cooked only so often, for whomever; what is eaten again counts as the meal that it was cooked for. */
export function keepOneDishRare(setting: RuleSetting): void {
  const { wish, dishes, choices, build, without } = setting
  for (const size of ['small', 'large'] as const) {
    const rule = `one-dish:${size}`
    const most = wish.rules.mostOfOneDish[size]
    if (without.has(rule)) continue
    const columns = new Map<number, number[]>()
    for (const [column, { kind, dish, slot }] of choices.entries()) {
      if (kind === 'again' || isLarge(wish.slots[slot]!.meal) !== (size === 'large')) continue
      columns.set(dish, [...(columns.get(dish) ?? []), column])
    }
    for (const [dish, of] of columns)
      if (of.length > most)
        build.row(
          `${size}_${dishes[dish]!.id}_at_most`,
          rule,
          of.map((column) => [column, 1] as const),
          { most: mostOf(setting, of, most) },
        )
  }
}

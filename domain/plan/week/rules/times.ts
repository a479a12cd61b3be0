import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'

/** Fish twice, one cold plate at most: how often something is cooked for everyone. */
export function keepTimes({ wish, dishes, choices, build, without }: RuleSetting): void {
  for (const [place, { trait, least, most, meals }] of wish.rules.times.entries()) {
    const rule = `times:${place}`
    if (without.has(rule)) continue
    const counted = choices.flatMap(({ kind, dish, slot }, column) =>
      kind === 'pot' &&
      !wish.slots[slot]!.isBeside &&
      dishes[dish]!.traits.includes(trait) &&
      (meals === undefined || meals.includes(wish.slots[slot]!.meal))
        ? [[column, 1] as const]
        : [],
    )
    build.row(`${trait}_times`, rule, counted, {
      ...(least === undefined ? {} : { least }),
      ...(most === undefined ? {} : { most }),
    })
  }
}

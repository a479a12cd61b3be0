import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'

/** Fish twice, one cold plate at most: how often something is cooked for everyone in each seven days; in what is left of a week in proportion. */
export function keepTimes({ wish, dishes, choices, build, without }: RuleSetting): void {
  for (const [place, { trait, least, most, meals }] of wish.rules.times.entries()) {
    const rule = `times:${place}`
    if (without.has(rule)) continue
    for (let from = 0; from < wish.days; from += 7) {
      const counted = choices.flatMap(({ kind, dish, slot }, column) => {
        const { day, meal, isBeside } = wish.slots[slot]!
        const isCounted = kind === 'pot' && !isBeside && dishes[dish]!.traits.includes(trait)
        const isHere = day >= from && day < from + 7 && (meals === undefined || meals.includes(meal))
        return isCounted && isHere ? [[column, 1] as const] : []
      })
      // a plan that is shorter than a week says its own figures
      const share = from === 0 ? 1 : Math.min(1, (wish.days - from) / 7)
      build.row(`${trait}_times_${from}`, rule, counted, {
        ...(least === undefined ? {} : { least: Math.floor(least * share) }),
        ...(most === undefined ? {} : { most: Math.ceil(most * share) }),
      })
    }
  }
}

import { byDaysOver, mostOf } from '#domain/plan/week/rules/fixed.ts'
import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'

/**
 * Fish twice, one cold plate at most: how often something is cooked for everyone in each seven days; in what is left of a week in proportion.
 * Where days of a week are over, what they had counts; what they lack is asked of the others up to their share by days, rounded up, and of no
 * more meals than could have it.
 */
export function keepTimes(setting: RuleSetting): void {
  const { wish, dishes, choices, build, without } = setting
  for (const [place, { trait, least, most, meals }] of wish.rules.times.entries()) {
    const rule = `times:${place}`
    if (without.has(rule)) continue
    for (let from = 0; from < wish.days; from += 7) {
      const end = Math.min(from + 7, wish.days)
      const left = Math.min(end - from, end - (wish.from ?? 0))
      if (left <= 0) continue
      const counted = choices.flatMap(({ kind, dish, slot }, column) => {
        const { day, meal, isBeside } = wish.slots[slot]!
        const isCounted = kind === 'pot' && !isBeside && dishes[dish]!.traits.includes(trait)
        const isHere = day >= from && day < end && (meals === undefined || meals.includes(meal))
        return isCounted && isHere ? [column] : []
      })
      const { over, open } = byDaysOver(setting, counted)
      // a plan that is shorter than a week says its own figures
      const share = from === 0 ? 1 : Math.min(1, (wish.days - from) / 7)
      const asked = (times: number) => {
        if (left === end - from) return times
        const places = new Set(open.map((column) => choices[column]!.slot)).size
        return Math.max(0, Math.min(times - over.length, Math.ceil((times * left) / (end - from)), places))
      }
      build.row(
        `${trait}_times_${from}`,
        rule,
        open.map((column) => [column, 1] as const),
        {
          ...(least === undefined ? {} : { least: asked(Math.floor(least * share)) }),
          ...(most === undefined ? {} : { most: mostOf(setting, counted, Math.ceil(most * share)) - over.length }),
        },
      )
    }
  }
}

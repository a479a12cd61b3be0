import { finishFor } from '#domain/plan/week/choices/choices.ts'
import { isOver } from '#domain/plan/week/choices/days-over.ts'
import { shareOf } from '#domain/plan/week/choices/meal-shares.ts'
import { produce } from '#domain/plan/week/choices/points.ts'
import { weeksOf } from '#domain/plan/week/choices/weeks.ts'
import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'
import type { Tally } from '#domain/plan/week/rules/tally.ts'

/**
 * Where plans are weighed by more than money: by how much the vegetables and fruit of each eater fall short in each week of what they are to have of
 * its meals, in tenths of portions. Nothing is asked where no dish is known to have any.
 */
export function countProduce({ wish, dishes, choices, build }: RuleSetting): Tally[] {
  if (wish.aim === 'cheapest') return []
  return wish.eaters.flatMap(({ name, portion }, eater) => {
    const plates = choices.flatMap(({ eaters, dish, slot }, column) => {
      if (!eaters.includes(eater)) return []
      const tenths = Math.round((portion * (finishFor(dishes[dish]!, eater).produce ?? 0) * 10) / produce.grams)
      return tenths > 0 ? [{ column, tenths, day: wish.slots[slot]!.day }] : []
    })
    return weeksOf(wish.days).flatMap(({ first, last }): Tally[] => {
      const days = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((day) => !isOver(wish, day))
      const here = plates.filter(({ day }) => days.includes(day))
      const mealsOf = (day: number) =>
        wish.slots.filter((slot) => slot.day === day && slot.eaters.includes(eater) && !slot.isOut)
      const share = days.reduce((sum, day) => sum + shareOf(mealsOf(day)), 0)
      const wanted = Math.round(produce.portions * 10 * portion * share)
      if (wanted === 0 || here.length === 0) return []
      const label = `produce_of_${name}_in_week_${first / 7}`
      // less is more against it: what is there is counted down from nothing
      const most = here.reduce((sum, { tenths }) => sum + tenths, 0)
      const column = build.column(label, 0, 0, { least: -most, most: 0, isWhole: false })
      const factors = here.map(({ tenths }) => -tenths)
      const of = here.map((plate) => plate.column)
      build.row(`counted_${label}`, undefined, [...of.map((one, at) => [one, factors[at]!] as const), [column, -1]], {
        least: 0,
        most: 0,
      })
      const points = produce.tenth
      const short = build.column(`short_of_${label}`, 0, points, { most: wanted, isWhole: false })
      build.row(`over_${label}`, undefined, [[column, 1] as const, [short, -1] as const], { most: -wanted })
      return [{ column, of, factors, steps: [{ column: short, free: -wanted, points }] }]
    })
  })
}

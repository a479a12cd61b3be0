import { finishFor } from '#domain/plan/week/choices.ts'
import { shareEatenHere } from '#domain/plan/week/meal-shares.ts'
import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'

/** What each eater is to have of a day or of the whole plan; of a day with a meal eaten out, the share of its other meals. */
export function keepTargets({ wish, dishes, choices, build, without }: RuleSetting): void {
  for (const [eater, { name, portion, targets }] of wish.eaters.entries()) {
    const plates = allDays(wish.days).map(() => [] as { column: number; nutrients: Nutrients }[])
    for (const [column, { eaters, dish, slot }] of choices.entries())
      if (eaters.includes(eater))
        plates[wish.slots[slot]!.day]!.push({ column, nutrients: finishFor(dishes[dish]!, eater).nutrients })
    for (const [place, { nutrient, per, least, most }] of targets.entries()) {
      const rule = `target:${eater}:${place}`
      if (without.has(rule)) continue
      for (const days of per === 'plan' ? [allDays(wish.days)] : allDays(wish.days).map((day) => [day])) {
        const share =
          days.reduce((sum, day) => sum + shareEatenHere(wish, eater, day), 0) / (per === 'plan' ? wish.days : 1)
        if (share === 0) continue
        build.row(
          `${name}_${nutrient}_${days.length > 1 ? 'plan' : `day_${days[0]}`}`,
          rule,
          days.flatMap((day) =>
            plates[day]!.map(({ column, nutrients }) => [column, portion * nutrients[nutrient]] as const),
          ),
          {
            ...(least === undefined ? {} : { least: least * share }),
            ...(most === undefined ? {} : { most: most * share }),
          },
        )
      }
    }
  }
}

type Nutrients = ReturnType<typeof finishFor>['nutrients']

function allDays(days: number): number[] {
  return Array.from({ length: days }, (_, day) => day)
}

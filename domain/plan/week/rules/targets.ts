import { finishFor } from '#domain/plan/week/choices/choices.ts'
import { isOver } from '#domain/plan/week/choices/days-over.ts'
import { shareEatenHere } from '#domain/plan/week/choices/meal-shares.ts'
import { weeksOf } from '#domain/plan/week/choices/weeks.ts'
import type { RuleSetting } from '#domain/plan/week/rules/rule-setting.ts'
import type { Eater, Target } from '#domain/plan/week/week.ts'

/**
 * What each eater is to have of a day, of an average day of each week, or of the whole plan; of a day with a meal eaten out, the share of its
 * other meals. Nothing is asked of days that are over. Where some days of several are, the others are to have what is left of all, or their own
 * share, whichever asks less: what was missed is not made up for, and what was had counts.
 */
export function keepTargets({ wish, dishes, choices, build, without }: RuleSetting): void {
  for (const [eater, { name, portion, targets, targetsOver }] of wish.eaters.entries()) {
    const plates = allDays(wish.days).map(() => [] as { column: number; nutrients: Nutrients }[])
    for (const [column, { eaters, dish, slot }] of choices.entries())
      if (eaters.includes(eater))
        plates[wish.slots[slot]!.day]!.push({ column, nutrients: finishFor(dishes[dish]!, eater).nutrients })
    for (const [place, { nutrient, per, least, most }] of targets.entries()) {
      const rule = `target:${eater}:${place}`
      if (without.has(rule)) continue
      const shareOf = (days: readonly number[]) =>
        days.reduce((sum, day) => sum + shareEatenHere(wish, eater, day), 0) / (per === 'plan' ? wish.days : 1)
      const hadOn = (days: readonly number[]) =>
        days.flatMap((day) =>
          plates[day]!.map(({ column, nutrients }) => [column, portion * nutrients[nutrient]] as const),
        )
      for (const days of spansOf(wish.days, per, targetsOver)) {
        const open = days.filter((day) => !isOver(wish, day))
        const [all, share] = [shareOf(days), shareOf(open)]
        if (share === 0) continue
        // of days that are over each plate is taken
        const had = hadOn(days.filter((day) => isOver(wish, day))).reduce((sum, [, amount]) => sum + amount, 0)
        build.row(
          `${name}_${nutrient}_${per === 'plan' ? 'plan' : `days_${days[0]}_to_${days.at(-1)}`}`,
          rule,
          hadOn(open),
          {
            ...(least === undefined ? {} : { least: Math.min(least * all - had, least * share) }),
            ...(most === undefined ? {} : { most: Math.max(most * all - had, most * share) }),
          },
        )
      }
    }
  }
}

/** Days over which a target is summed. */
function spansOf(days: number, per: Target['per'], over: Eater['targetsOver']): number[][] {
  const all = allDays(days)
  if (per === 'plan') return [all]
  return over === 'week' ? weeksOf(days).map(({ first, last }) => all.slice(first, last + 1)) : all.map((day) => [day])
}

type Nutrients = ReturnType<typeof finishFor>['nutrients']

function allDays(days: number): number[] {
  return Array.from({ length: days }, (_, day) => day)
}

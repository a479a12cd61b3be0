import { dayAfter, weekdayOf } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { Eater, PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'
import type { Target, WeekWish } from '#domain/plan/week/week.ts'
import { kindOf } from '#domain/plan/week/words/wished-rules.ts'

/** The people and rules of a plan. */
export interface PlanWishes {
  readonly eaters: Eater[]
  readonly rules: PlanRules
}

/**
 * People and rules with the figure that would do in place of the one that rules of a wish ask for; undefined where the rules are no figure, or no
 * form takes it. Minutes are of a weekday: the other meals of it may then take as long.
 */
export function easedWishes(
  { startDate, eaters, rules }: PlanWishes & { readonly startDate: string },
  week: Pick<WeekWish, 'days' | 'slots' | 'rules'>,
  named: readonly string[],
  figure: number,
): PlanWishes | undefined {
  const places = named.map((rule) => rule.split(':').slice(1).map(Number))
  const [first] = places[0] ?? []
  switch (kindOf(named) ?? '') {
    case 'budget': {
      const budget = Math.ceil((figure * 7) / week.days - 1e-6) / 100
      return budget > mostBudget ? undefined : { eaters, rules: { ...rules, budget } }
    }
    case 'target':
      return { eaters: eaters.map((eater, at) => withTargets(eater, ofEater(places, at), figure)), rules }
    case 'times': {
      const eased = timesFor(week, rules, week.rules.times[first!]!.trait, Math.round(figure))
      return eased && { eaters, rules: { ...rules, ...eased } }
    }
    case 'minutes': {
      const most = Math.ceil(figure)
      const days = new Set(places.map(([slot]) => weekdayOf(dayAfter(startDate, week.slots[slot!]!.day))))
      const minutes = rules.minutes.map((has, day) => (has !== null && days.has(day) ? Math.max(has, most) : has))
      return most > mostMinutes ? undefined : { eaters, rules: { ...rules, minutes } }
    }
    default:
      return undefined
  }
}

const mostBudget = 10_000
const mostMinutes = 480
const mostTimes = 21

/** Places of those targets that are of one eater. */
const ofEater = (places: readonly number[][], eater: number) =>
  new Set(places.flatMap(([of, target]) => (of === eater ? target! : [])))

function withTargets(eater: Eater, eased: ReadonlySet<number>, figure: number): Eater {
  if (eased.size === 0) return eater
  return { ...eater, targets: eater.targets.map((target, at) => (eased.has(at) ? withFigure(target, figure) : target)) }
}

/** Whole, as a form takes it: less where so much at least was asked for, else more. */
function withFigure(target: Target, figure: number): Target {
  const { least = 0 } = target
  return figure < least
    ? { ...target, least: Math.floor(figure + 1e-6) }
    : { ...target, most: Math.ceil(figure - 1e-6) }
}

/** How often a week, so that it comes to this many times in all of a shorter plan. */
function timesFor({ days }: Pick<WeekWish, 'days'>, rules: PlanRules, trait: string, times: number) {
  const share = Math.min(1, days / 7)
  const each = Array.from({ length: mostTimes + 1 }, (_, often) => often)
  const least = each.findLast((often) => Math.round(often * share) <= times)
  const most = each.find((often) => Math.ceil(often * share) >= times)
  if (least === undefined || most === undefined) return undefined
  switch (trait) {
    case 'fish':
      return { fishAtLeast: Math.min(rules.fishAtLeast, least) }
    case 'meatless':
      return { meatlessAtLeast: Math.min(rules.meatlessAtLeast, least) }
    case 'red meat':
      return { redMeatAtMost: Math.max(rules.redMeatAtMost ?? 0, most) }
    case 'cold':
      return { coldAtMost: Math.max(rules.coldAtMost ?? 0, most) }
    default:
      return undefined
  }
}

import type { Without } from '#domain/plan/week/choices/choices.ts'
import { spentRule } from '#domain/plan/week/choices/days-over.ts'
import { worthOf } from '#domain/plan/week/plan-week.ts'
import { type SearchOptions, searchWeek } from '#domain/plan/week/search/search-week.ts'
import { columnsOfPlan } from '#domain/plan/week/search/table.ts'
import { weekProgram } from '#domain/plan/week/search/week-program.ts'
import { writePlan } from '#domain/plan/week/search/write-plan.ts'
import type { WeekDish, WeekWish } from '#domain/plan/week/week.ts'
import type { WeekPlan, Worth } from '#domain/plan/week/week-plan.ts'
import { rulesOf } from '#domain/plan/week/words/rule-words.ts'
import { grouped, kindOf, wishesAmong, wishWords } from '#domain/plan/week/words/wished-rules.ts'

/** What a wish costs, which may have come to several rules. */
export interface RuleCost {
  /** The first of them. */
  readonly rule: string
  readonly words: string
  /** Cents and points that the best plan found without them saves: what they cost at least, as far as the plan is the best. */
  readonly saves: number
  /** It cannot cost more than this; undefined while nothing is proved. */
  readonly savesAtMost: number | undefined
}

export interface PricingOptions extends SearchOptions {
  /** Rules that the plan was made without: they stay let go. */
  readonly without?: Without
}

/**
 * So many wishes whose price is worth asking, and how many more there are: one of each kind comes before a second of any, and what several
 * eaters or meals have alike is one. `without`: rules that are let go already. What is locked was chosen by hand.
 */
export function wishesToPrice(wish: WeekWish, without: Without, most: number): { asked: string[][]; more: number } {
  const rules = rulesOf(wish).filter((rule) => !without.has(rule) && !rule.startsWith('locked'))
  const kinds = [...grouped(wishesAmong(wish, rules), kindOf).values()]
  const turns = Math.max(0, ...kinds.map(({ length }) => length))
  const inTurn = Array.from({ length: turns }, (_, turn) => kinds.flatMap((of) => (of[turn] ? [of[turn]] : []))).flat()
  return { asked: inTurn.slice(0, most), more: Math.max(0, inTurn.length - most) }
}

/** What each wish costs: the plan is made again without its rules, so many seconds for each. */
export function ruleCosts(
  wish: WeekWish,
  dishes: readonly WeekDish[],
  { plan, cost }: { plan: WeekPlan; cost: number },
  { without = new Set(), ...options }: PricingOptions,
  wishes: readonly (readonly string[])[] = rulesOf(wish).map((rule) => [rule]),
): RuleCost[] {
  return wishes.map((rules) => {
    const week = weekProgram(wish, dishes, new Set([...without, ...rules]))
    const { found, bound } = searchWeek(week, { ...options, start: columnsOfPlan(week, plan) })
    return {
      rule: rules[0]!,
      words: wishWords(wish, dishes, rules),
      saves: Math.max(0, cost - (found?.cost ?? cost)),
      savesAtMost: Number.isFinite(bound) ? Math.max(0, cost - bound) : undefined,
    }
  })
}

export interface FrontierPoint {
  /** Cents. */
  readonly budget: number
  /** Undefined where no plan was found for so little. */
  readonly plan: WeekPlan | undefined
  readonly worth: Worth | undefined
  readonly isImpossible: boolean
}

/** For each budget the best plan that keeps to it: points of the line between money and what speaks against a plan. */
export function budgetFrontier(
  wish: WeekWish,
  dishes: readonly WeekDish[],
  budgets: readonly number[],
  { without = new Set(), ...options }: PricingOptions,
): FrontierPoint[] {
  let last: WeekPlan | undefined
  // here the budget is what is asked about, of the plan as a whole
  const letGo = new Set([...without].filter((rule) => rule !== 'budget' && rule !== spentRule))
  // from little to much: what can be paid with less can be paid with more
  return [...budgets]
    .sort((one, other) => one - other)
    .map((budget) => {
      const week = weekProgram({ ...wish, budget }, dishes, letGo)
      const start = last && columnsOfPlan(week, last)
      const { found, isImpossible } = searchWeek(week, { ...options, ...(start ? { start } : {}) })
      const plan = found && writePlan(week, found.taken)
      last = plan ?? last
      return { budget, plan, worth: found && worthOf(found), isImpossible }
    })
}

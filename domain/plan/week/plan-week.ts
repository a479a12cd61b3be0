import type { Without } from '#domain/plan/week/choices/choices.ts'
import { countsSpent, spentRule } from '#domain/plan/week/choices/days-over.ts'
import { relaxations } from '#domain/plan/week/easing/relax.ts'
import { type Found, gapOf, type SearchOptions, searchWeek } from '#domain/plan/week/search/search-week.ts'
import { columnsOfPlan } from '#domain/plan/week/search/table.ts'
import { weekProgram } from '#domain/plan/week/search/week-program.ts'
import { writePlan } from '#domain/plan/week/search/write-plan.ts'
import type { WeekDish, WeekWish } from '#domain/plan/week/week.ts'
import type { WeekAnswer, WeekPlan, Worth } from '#domain/plan/week/week-plan.ts'
import { proofOf } from '#domain/plan/week/words/proof.ts'

export interface PlanOptions extends Omit<SearchOptions, 'onFound' | 'start' | 'isFirstEnough'> {
  /** Each plan that is better than the one before, or the same one where it is known to be nearer to the best. */
  readonly onBetter?: (plan: WeekPlan, worth: Worth) => void
  /** Rules that need not be kept. */
  readonly without?: Without
  /** A plan to go on from: where it keeps the rules, none that is worse is found. */
  readonly start?: WeekPlan | undefined
}

/**
 * The plan of a wish that costs least among these dishes, with its bound; or where no plan keeps all of it, the smallest sets of
 * wishes to let go. Finding those may take up to a minute and a half more. Where days that are over have left too little of the budget,
 * the others have their share of it. Throws only what the solver throws.
 */
export function planWeek(wish: WeekWish, dishes: readonly WeekDish[], options: PlanOptions): WeekAnswer {
  const { without = new Set<string>(), start, ...search } = options
  const began = options.now()
  const week = weekProgram(wish, dishes, without)
  const { found, isImpossible, bound } = searchWeek(week, {
    ...search,
    ...(start && { start: columnsOfPlan(week, start) }),
    onFound: (better) => options.onBetter?.(writePlan(week, better.taken), worthOf(better)),
  })
  const seconds = () => (options.now() - began) / 1000
  if (found) {
    const plan = writePlan(week, found.taken)
    return {
      kind: 'planned',
      plan,
      worth: worthOf(found),
      proof: proofOf(week, { plan, cost: found.cost, bound }, seconds()),
    }
  }
  if (countsSpent(wish, without)) {
    const answer = planWeek(wish, dishes, { ...options, without: new Set([...without, spentRule]) })
    return answer.kind === 'planned' ? { ...answer, letGo: [spentRule] } : answer
  }
  if (!isImpossible) return { kind: 'undecided', proof: proofOf(week, { bound }, seconds()) }
  const relax = relaxations(wish, dishes, search, without)
  return { kind: 'impossible', relax, proof: proofOf(week, { isImpossible }, seconds()) }
}

/** How near a plan is to the bound. */
export function worthOf({ cost, bound }: Pick<Found, 'cost' | 'bound'>): Worth {
  const isProved = Number.isFinite(bound)
  return {
    cost,
    bound: isProved ? bound : null,
    gap: isProved ? gapOf({ cost, bound }) : null,
  }
}

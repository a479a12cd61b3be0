import { chanceFrom } from '#domain/chance.ts'
import { planWeek } from '#domain/plan/week/plan-week.ts'
import type { Solve } from '#domain/plan/week/program/solver.ts'
import { budgetFrontier, ruleCosts } from '#domain/plan/week/rule-costs.ts'
import { type MealToSwap, swapMeal } from '#domain/plan/week/swap-meal.ts'
import type { WeekDish, WeekWish } from '#domain/plan/week/week.ts'
import type { WeekPlan, Worth } from '#domain/plan/week/week-plan.ts'

/** How long and how near; plain values, which a thread can be sent. */
export interface Effort {
  readonly seconds: number
  /** Share of the cost, 0 to 1. */
  readonly gap: number
  readonly seed: number
  /** Seconds in which there may be no plan yet. */
  readonly patience?: number
}

export type OnBetter = (plan: WeekPlan, worth: Worth) => void

/** What the thread of the planner does. The solver and the way to tell of better plans are its own. */
export const weekTasksWith = (solve: Solve, onBetter: OnBetter) => {
  const options = ({ seconds, gap, seed, patience }: Effort) => ({
    solve,
    seconds,
    patience,
    gap,
    chance: chanceFrom(seed),
    now: () => performance.now(),
  })
  return {
    plan: (
      wish: WeekWish,
      dishes: readonly WeekDish[],
      effort: Effort,
      without: readonly string[] = [],
      start?: WeekPlan,
    ) => planWeek(wish, dishes, { ...options(effort), onBetter, without: new Set(without), start }),
    swap: (wish: WeekWish, dishes: readonly WeekDish[], meal: MealToSwap, effort: Effort) =>
      swapMeal(wish, dishes, meal, options(effort)),
    ruleCosts: (
      wish: WeekWish,
      dishes: readonly WeekDish[],
      planned: { plan: WeekPlan; cost: number; without: readonly string[] },
      effort: Effort,
      wishes?: readonly (readonly string[])[],
    ) => ruleCosts(wish, dishes, planned, { ...options(effort), without: new Set(planned.without) }, wishes),
    frontier: (
      wish: WeekWish,
      dishes: readonly WeekDish[],
      { budgets, without }: { budgets: readonly number[]; without: readonly string[] },
      effort: Effort,
    ) => budgetFrontier(wish, dishes, budgets, { ...options(effort), without: new Set(without) }),
  }
}
export type WeekTasks = ReturnType<typeof weekTasksWith>
export type WeekTaskName = keyof WeekTasks

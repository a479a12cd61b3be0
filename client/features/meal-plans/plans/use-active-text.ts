import { useQuery } from '@tanstack/react-query'
import { activeText } from '#client/features/meal-plans/plan-dates.ts'
import { todayQuery } from '#client/features/meal-plans/queries.ts'
import { useToday } from '#client/features/meal-plans/use-today.ts'
import type { MealPlan } from '#contract/planning/plan-view.ts'

/** 'Active', or from when on; undefined where nothing is eaten by the plan. */
export function useActiveText(plan: MealPlan): string | undefined {
  const today = useToday()
  const { data } = useQuery(todayQuery(today))
  return activeText(plan, today, data?.planId)
}

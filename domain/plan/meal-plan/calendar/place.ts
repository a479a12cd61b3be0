import { type PlanEntry, planBounds } from '#domain/plan/meal-plan/meal-plan.ts'
import { weekMeals } from '#domain/plan/week/week.ts'

/** A meal of a day of a plan; days count from 0. */
export type Place = Pick<PlanEntry, 'day' | 'meal'>

/** 'd3-dinner': a place as an address and an element carry it. */
export const placeKey = ({ day, meal }: Place) => `d${day}-${meal}`

/** Undefined for what is no place of any plan. */
export function readPlace(key: string | undefined): Place | undefined {
  const [, day, name] = /^d(\d{1,2})-([a-z-]+)$/.exec(key ?? '') ?? []
  const meal = weekMeals.find((each) => each === name)
  return meal && Number(day) < planBounds.days ? { day: Number(day), meal } : undefined
}

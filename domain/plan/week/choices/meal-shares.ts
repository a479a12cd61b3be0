import { type DishMeal, dishMealOf, type Slot, type WeekWish } from '#domain/plan/week/week.ts'

/** Of a day's food, what each meal is about; each snack is as much. */
const shares: Readonly<Record<DishMeal, number>> = { breakfast: 0.25, lunch: 0.35, dinner: 0.4, snack: 0.1 }

/** The share of an eater's day that is eaten from the plan, 0 to 1: less what they eat out. 0 where they eat nothing. */
export function shareEatenHere({ slots }: WeekWish, eater: number, day: number): number {
  const mine = slots.filter((slot) => slot.day === day && slot.eaters.includes(eater))
  const all = shareOf(mine)
  return all === 0 ? 0 : shareOf(mine.filter(({ isOut }) => !isOut)) / all
}

/** The share of all that somebody eats on a day which some of its meals are, 0 to 1. */
export function shareOf(slots: readonly Pick<Slot, 'meal'>[]): number {
  const meals = new Set(slots.map(({ meal }) => meal))
  return Math.min(
    1,
    [...meals].reduce((sum, meal) => sum + shares[dishMealOf(meal)], 0),
  )
}

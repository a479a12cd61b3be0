import type { WeekMeal, WeekWish } from '#domain/plan/week/week.ts'

/** Of a day's food, what each meal is about. */
const shares: Readonly<Record<WeekMeal, number>> = { breakfast: 0.25, lunch: 0.35, dinner: 0.4, snack: 0.1 }

/** The share of an eater's day that is eaten from the plan, 0 to 1: less what they eat out. 0 where they eat nothing. */
export function shareEatenHere({ slots }: WeekWish, eater: number, day: number): number {
  let here = 0
  let all = 0
  for (const slot of slots) {
    if (slot.day !== day || !slot.eaters.includes(eater)) continue
    all += shares[slot.meal]
    if (!slot.isOut) here += shares[slot.meal]
  }
  return all === 0 ? 0 : here / all
}

import { near as pointsOf } from '#domain/plan/week/choices/points.ts'
import type { Near, WeekDish, WeekWish } from '#domain/plan/week/week.ts'

/** Days before and after a plan at which variety looks. */
export const nearDays = 3

/** Some days beside a plan, all up to a distance, and those of its own days that are near to all of them. */
export interface NearDay {
  /** From the plan's first or last day; 1 is the day next to it. */
  readonly distance: number
  readonly name: string
  readonly cooked: readonly Near[]
  /** The one next to them first. */
  readonly days: readonly number[]
}

/** The days beside a plan on which something is cooked, on either side of it. */
export function nearDaysOf({ near = [], days }: Pick<WeekWish, 'near' | 'days'>): NearDay[] {
  return (['before', 'after'] as const).flatMap((side) =>
    Array.from({ length: nearDays }, (_, at) => at + 1).flatMap((distance): NearDay[] => {
      const distanceOf = ({ day }: Near) => (side === 'before' ? -day : day - days + 1)
      const cooked = near.filter((one) => distanceOf(one) >= 1 && distanceOf(one) <= distance)
      if (!cooked.some((one) => distanceOf(one) === distance)) return []
      const reached = Math.min(days, nearDays - distance + 1)
      const mine = Array.from({ length: reached }, (_, day) => (side === 'before' ? day : days - 1 - day))
      return [{ distance, name: `${distance}_days_${side}`, cooked, days: mine }]
    }),
  )
}

/** What speaks against cooking a dish on a day of the plan, in points: each cooking of its like within three days outside the plan. */
export function pointsOfNear(
  near: readonly Near[],
  dish: WeekDish,
  { day, size }: { day: number; size: 'small' | 'large' },
): number {
  const points = pointsOf[size]
  let against = 0
  for (const one of near) {
    if (Math.abs(one.day - day) > nearDays || one.isLarge !== (size === 'large')) continue
    if (one.dish === dish.id) against += points.dish
    if (one.main !== undefined && one.main === dish.main) against += points.main
    if (one.form !== undefined && one.form === dish.kinds?.form) against += points.form
  }
  return against
}

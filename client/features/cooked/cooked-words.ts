import type { CookedDish } from '#contract/home/cooked.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** 'Cooked 3 times, last on Nov 3'; undefined where it never was. `today`: 'YYYY-MM-DD'. */
export function timesText({ times, last }: Recipe['cooked'], today: string): string | undefined {
  if (last === null) return undefined
  const when = last === today ? 'today' : `on ${shortDay(last, today)}`
  return times === 1 ? `Cooked ${when}` : `Cooked ${times === 2 ? 'twice' : `${times} times`}, last ${when}`
}

/** 'Nov 3', and the year where it is another one. */
function shortDay(day: string, today: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric'
  return written(day, { month: 'short', day: 'numeric', year })
}

/** 'Tue, Nov 3', or 'Today'. */
export const dayText = (day: string, today: string) =>
  day === today ? 'Today' : written(day, { weekday: 'short', month: 'short', day: 'numeric' })

export interface CookedMonth {
  /** 'November 2026' */
  heading: string
  dishes: CookedDish[]
}

/** The diary month by month, in its own order. */
export function monthsOf(dishes: readonly CookedDish[]): CookedMonth[] {
  const months = [...new Set(dishes.map(({ cookedOn }) => cookedOn.slice(0, 7)))]
  return months.map((month) => ({
    heading: written(`${month}-01`, { month: 'long', year: 'numeric' }),
    dishes: dishes.filter(({ cookedOn }) => cookedOn.startsWith(month)),
  }))
}

function written(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(day).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' })
}

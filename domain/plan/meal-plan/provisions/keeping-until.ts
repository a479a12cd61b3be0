import { foods as table } from '#domain/food/foods.ts'
import { daysBetween, weekdayOf } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import type { ListFor } from '#domain/plan/meal-plan/provisions/bought-for.ts'
import type { ListedFood } from '#domain/plan/shopping/listed-food.ts'
import { canBeFrozen, daysUncooked } from '#domain/plan/week/larder/week-food.ts'

/** What becomes of a food that is bought longer before its dish than it stays fresh; null where it stays fresh, and where nobody knows. */
export function fateOf(id: string | null, days: number): 'freeze' | 'spoils' | null {
  const food = id === null ? undefined : table.get(id)
  if (!food || days <= daysUncooked(food)) return null
  return canBeFrozen(food) ? 'freeze' : 'spoils'
}

/** 'freeze until Saturday', 'won’t keep until Sunday': what to know of a line of a plan's list; undefined where all of it stays fresh until it is cooked. */
export function keepingNote(
  { food, sources }: Pick<ListedFood, 'food' | 'sources'>,
  list: ListFor | null,
): string | undefined {
  if (list?.boughtOn === undefined) return undefined
  const { boughtOn } = list
  const dates = sources.map((source) => cookedOn(source, list))
  const fates = dates.map((date) => (date === undefined ? null : fateOf(food, daysBetween(boughtOn, date))))
  const fate = fates.find((each) => each !== null)
  if (!fate) return undefined
  const late = [...new Set(dates.filter((date, at) => date !== undefined && fates[at] !== null) as string[])].sort()
  const until = late.map((date) => dayWords(date, boughtOn))
  if (fate === 'spoils') return `won’t keep until ${until[0]!}`
  const isAll = fates.every((each) => each !== null)
  const days = until.length < 3 ? until.join(' and ') : `${until.slice(0, -1).join(', ')} and ${until.at(-1)}`
  if (!isAll) return `freeze what’s for ${days}`
  return until.length === 1 ? `freeze until ${days}` : `freeze for ${days}`
}

/** The last day, 'YYYY-MM-DD', for which something of a line is frozen; undefined where nothing is. */
export function frozenUntil(
  { food, sources }: Pick<ListedFood, 'food' | 'sources'>,
  list: ListFor | null,
): string | undefined {
  if (list?.boughtOn === undefined) return undefined
  const { boughtOn } = list
  return sources
    .flatMap((source) => cookedOn(source, list) ?? [])
    .filter((date) => fateOf(food, daysBetween(boughtOn, date)) === 'freeze')
    .sort()
    .at(-1)
}

function cookedOn({ entry }: ListedFood['sources'][number], { dishes = [] }: ListFor): string | undefined {
  return entry === undefined ? undefined : dishes.find((dish) => dish.entry === entry)?.cookedOn
}

/** 'Saturday', and with its date where there is a Saturday before it. */
function dayWords(date: string, from: string): string {
  const weekday = weekdays[weekdayOf(date)]!
  if (daysBetween(from, date) < 7) return weekday
  return `${weekday}, ${months[Number(date.slice(5, 7)) - 1]!} ${Number(date.slice(8))}`
}
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

import { todayOf } from '#client/calendar-day.ts'
import { listText } from '#client/features/dishes/format.ts'
import type { AtHomeItem, Taken } from '#contract/home/at-home.ts'
import { pluralOf, singularName } from '#domain/measure/plural.ts'
import { listCategories } from '#domain/plan/shopping/list-categories.ts'

export interface StockGroup {
  heading: string
  items: readonly AtHomeItem[]
  /** To be eaten within days, or past its day: looked at before the rest, and only what is not past it is cooked with. */
  first?: 'soon' | 'past'
}

const soonDays = 3
/** Of what keeps longer nobody asks until when, unless its cook said so. */
const foreseenDays = 60

/** What has to go first and what is past its day, then the rest aisle by aisle. `today`: 'YYYY-MM-DD'. */
export function groupsOf(items: readonly AtHomeItem[], today: string): StockGroup[] {
  const soon = dayAfter(today, soonDays)
  const isSoon = ({ lastDay }: AtHomeItem) => lastDay !== null && lastDay <= soon
  const isPast = ({ lastDay }: AtHomeItem) => lastDay !== null && lastDay < today
  const byLastDay = (one: AtHomeItem, other: AtHomeItem) =>
    (one.lastDay ?? '9').localeCompare(other.lastDay ?? '9') || one.id - other.id
  const groups: StockGroup[] = [
    {
      heading: 'Use soon',
      items: items.filter((item) => isSoon(item) && !isPast(item)).toSorted(byLastDay),
      first: 'soon',
    },
    { heading: 'Past its date', items: items.filter(isPast).toSorted(byLastDay), first: 'past' },
    ...listCategories.map((heading) => ({
      heading,
      items: items.filter((item) => item.category === heading && !isSoon(item)).toSorted(byLastDay),
    })),
  ]
  return groups.filter((group) => group.items.length > 0)
}

/** '2 lb, use by Nov 30'. What nobody said how much of there is cannot be counted on. */
export function detailOf(item: AtHomeItem, today: string): string {
  const { grams, food } = item
  const much = muchOf(item) || (food !== null && grams === null ? 'amount unknown' : '')
  return [much, untilOf(item, today)].filter(Boolean).join(', ')
}

function untilOf({ useBy, lastDay }: AtHomeItem, today: string): string {
  if (lastDay === null || (useBy === null && lastDay > dayAfter(today, foreseenDays))) return ''
  const day = shortDay(lastDay, today)
  if (lastDay < today) return useBy === null ? `usually keeps until about ${day}` : `use-by date was ${day}`
  return useBy === null ? `keeps until about ${day}` : `use by ${day}`
}

/** '2 lb', '1/2 head'; what has no such word is counted by its own name: '3 eggs'. */
function muchOf({ amount, unit, name }: AtHomeItem): string {
  if (amount === '' || unit !== '') return [amount, unit].filter(Boolean).join(' ')
  return `${amount} ${/^(?:1|\d+\/\d+)$/.test(amount) ? singularName(name) : pluralOf(name)}`
}

/** 'Nov 30', and with its year where that is another one. */
export function shortDay(day: string, today: string): string {
  const isOtherYear = day.slice(0, 4) !== today.slice(0, 4)
  return new Date(`${day}T12:00`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(isOtherYear && { year: 'numeric' }),
  })
}

export function dayAfter(day: string, days: number): string {
  const then = new Date(`${day}T12:00`)
  then.setDate(then.getDate() + days)
  return todayOf(then)
}

/** '500 g flour and 3 eggs'. */
export function takenText(taken: readonly Taken[]): string {
  return namesText(taken.map(({ amount, unit, name }) => [amount, unit, name].filter(Boolean).join(' ')))
}

/** 'flour, butter and eggs', 'flour, butter, eggs, milk and 2 more'. */
export function namesText(names: readonly string[]): string {
  return names.length > mostNamed
    ? `${names.slice(0, mostNamed).join(', ')} and ${names.length - mostNamed} more`
    : listText([...names])
}
const mostNamed = 4

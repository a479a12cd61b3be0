import { allergenName } from '#domain/food/allergens/allergens.ts'
import { dollarsText, wholeText } from '#domain/measure/figures.ts'

/** A code as people read it: 'tree nuts' for 'tree_nut'. */
export const words = allergenName

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const dollars = dollarsText

/** What a plan or an invoice costs: '$7', '$6.50'. */
export const price = (amount: number) => (Number.isInteger(amount) ? `$${wholeText(amount)}` : dollars(amount))

/** 'Aug to Oct 2026 prices', out of 'YYYY-MM' texts in any order. */
export function priceMonths(months: readonly string[]): string {
  const known = months.filter((month) => /^\d{4}-\d{2}$/.test(month)).toSorted()
  const first = known[0]
  const last = known.at(-1)
  if (first === undefined || last === undefined) return 'undated prices'
  const sameYear = first.slice(0, 4) === last.slice(0, 4)
  if (first === last) return `${monthName(last)} ${last.slice(0, 4)} prices`
  return `${monthName(first)}${sameYear ? '' : ` ${first.slice(0, 4)}`} to ${monthName(last)} ${last.slice(0, 4)} prices`
}

const monthName = (month: string) =>
  ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][Number(month.slice(5)) - 1] ??
  month

/** The day of an instant on the reader's own calendar, written out: 'November 20, 2026'. */
export function longDate(instant: string): string {
  return new Date(instant).toLocaleDateString([], { day: 'numeric', month: 'long', year: 'numeric' })
}

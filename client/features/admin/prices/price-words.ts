import { listText } from '#client/features/dishes/format.ts'
import { dollars } from '#client/wording.ts'
import type { RecipeCount } from '#contract/desk/food-prices.ts'

const gramsOfPound = 453.592

/** '$1.27', of a price for 100 g. */
export const poundText = (usd: number) => dollars((usd * gramsOfPound) / 100)

/** Dollars for 100 g, as exactly as they are set: '$0.28', '$0.0125'. */
export function hundredText(usd: number): string {
  const digits = (String(usd).split('.')[1] ?? '').length
  return `$${usd.toFixed(Math.max(2, Math.min(4, digits)))}`
}

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** 'Nov 2026' of '2026-11'. */
export const monthText = (month: string) => `${names[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

export const monthsOfYear = names.map((label, at) => ({ value: String(at + 1), label }))

/** 'From Nov 2026, every Jun, Jul and Aug'. */
export function spanText({ since, months }: { since: string; months: readonly number[] }): string {
  const from = `From ${monthText(since)}`
  if (months.length === 0) return from
  const said = months.map((month) => names[month - 1]!)
  return `${from}, every ${listText(said)}`
}

/** '1 stored recipe uses this food.', 'At least 10,000 stored recipes use this food.' */
export function recipesText({ count, isMore }: RecipeCount): string {
  if (count === 0) return 'No stored recipes use this food.'
  if (count === 1) return '1 stored recipe uses this food.'
  return `${isMore ? 'At least ' : ''}${count.toLocaleString('en-US')} stored recipes use this food.`
}

interface Run {
  readonly first: string
  readonly last: string
  readonly before: number
  readonly after: number
}

/** Months that follow each other with the same figures, as one row. */
export function runsOf(months: readonly { month: string; before: number; after: number }[]): Run[] {
  const runs: Run[] = []
  for (const { month, before, after } of months) {
    const last = runs.at(-1)
    if (last && isNext(last.last, month) && last.before === before && last.after === after)
      runs.splice(-1, 1, { ...last, last: month })
    else runs.push({ first: month, last: month, before, after })
  }
  return runs
}

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
const isNext = (month: string, other: string) => numberOf(other) === numberOf(month) + 1

/** Months to choose from, a year back and a year ahead of this one. */
export function monthChoices(today: string): { value: string; label: string }[] {
  const first = numberOf(today) - 1 - 12
  return Array.from({ length: 25 }, (_, at) => {
    const [year, month] = [Math.floor((first + at) / 12), ((first + at) % 12) + 1]
    const value = `${year}-${String(month).padStart(2, '0')}`
    return { value, label: monthText(value) }
  })
}

import { dayAfter } from '#client/features/at-home/stock-words.ts'
import type { AtHomeItem } from '#contract/home/at-home.ts'

/** Names of a few foods that go off within the week and are still good, the soonest first. `today`: 'YYYY-MM-DD'. */
export function goingOffSoonest(items: readonly AtHomeItem[], today: string): string[] {
  const last = dayAfter(today, 7)
  const going = items
    .flatMap(({ food, name, lastDay }) =>
      food !== null && lastDay !== null && lastDay >= today && lastDay <= last ? [{ name, lastDay }] : [],
    )
    .toSorted((one, other) => one.lastDay.localeCompare(other.lastDay))
  return [...new Set(going.map(({ name }) => name))].slice(0, 3)
}

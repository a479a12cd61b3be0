import type { TitledTimeline } from '#domain/plan/timeline/timeline-shape.ts'
import { clockFrom } from '#domain/plan/timeline/timeline-words.ts'

/** Minutes after midnight at which people eat who say nothing else. */
export const usualServing = 19 * 60

/** The clock so many minutes from a time of day, as the reader writes it, over midnight too: '6:20 PM', 'the day before, 11:40 PM'. */
export function clockAt(serving: number, offset: number): string {
  return clockFrom(serving, offset, (minutes) =>
    new Date(2001, 0, 1, 0, minutes).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' }),
  )
}

/** What is said of a timeline that is good, though nobody knows whether another is better. */
export function unprovedText({ isBest }: Pick<TitledTimeline, 'isBest'>): string {
  return isBest ? '' : 'This is the best order we found. With this many steps, there may be a slightly better one.'
}

/** Round times before serving to mark on a chart of so many minutes, four at most, the first one first. */
export function ticksOf(minutes: number): number[] {
  const step = [15, 30, 60, 120].find((each) => minutes / each <= 5) ?? Math.ceil(minutes / 240) * 60
  const count = Math.ceil(minutes / step) - 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => (index - count) * step)
}

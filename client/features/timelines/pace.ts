import { timeOfDay } from '#client/time-of-day.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import type { TimelineTask } from '#domain/plan/timeline/timeline-shape.ts'
import type { NamedTask } from '#domain/plan/timeline/timeline-words.ts'

/** Where a cook is in the timeline of dishes that are cooked together. Moments are milliseconds since 1970, places count from 0. */
export interface Pace {
  /** When all sit down, as planned. */
  readonly served: number
  /** Of the task that is shown. */
  readonly place: number
  /** For each task that was turned to, when that was first. */
  readonly begun: readonly number[]
  readonly now: number
}

/**
 * The moment of a time of day, minutes after midnight, at which dishes are served: the next one whose task, so many minutes relative to
 * serving, is still to come, or was to be started less than six hours ago.
 */
export function servingMoment(serving: number, start: number, now: number): number {
  const day = new Date(now)
  const on = (days: number) => new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, 0, serving).getTime()
  let days = -1
  while (on(days) + start * minute <= now - latest) days += 1
  return on(days)
}
const minute = 60_000
const latest = 360 * minute

/** 'Start at 6:20 PM', 'Start now'; of a task behind which the cook has come already 'Planned for 6:20 PM'. */
export function startText(tasks: readonly NamedTask[], { served, place, begun, now }: Pace): string {
  const at = served + tasks[place]!.task.start * minute
  if (at > now) return `Start at ${clockOf(at, now)}`
  return place < begun.length - 1 ? `Planned for ${clockOf(at, now)}` : 'Start now'
}

/** What comes after a gap, and when: 'Next at 6:40 PM: Roast, Step 2', 'Serve at 7:00 PM'; empty where it comes at once. */
export function nextText(tasks: readonly NamedTask[], { served, place, begun, now }: Pace): string {
  const { start, active } = tasks[place]!.task
  const next = tasks[place + 1]
  const at = served + (next?.task.start ?? 0) * minute
  const free = Math.max(served + start * minute, begun[place] ?? now) + active * minute
  if (at <= now || at - free < minute) return ''
  const clock = clockOf(at, now)
  return next ? `Next at ${clock}: ${next.dish}, ${next.what}` : `Serve at ${clock}`
}

/** 'Running 10 min late: on the table at 7:10 PM'; empty where it is in time, or nearly. */
export function lateText(tasks: readonly NamedTask[], { served, begun, now }: Omit<Pace, 'place'>): string {
  const fromServing = (moment: number) => Math.floor((moment - served) / minute)
  const late = minutesLate(
    tasks.map(({ task }) => task),
    begun.map(fromServing),
    fromServing(now),
  )
  if (late < leastLate) return ''
  return `Running ${minutesText(late)} late: on the table at ${clockOf(served + late * minute, now)}`
}
/** Minutes, as long as a hot dish stays hot. */
const leastLate = 5

/**
 * Minutes by which dishes that are cooked together come to the table later than planned, where each task starts no sooner than it was turned to, and those to come no
 * sooner than now. A task waits for the hands, and for what its dish, its burner and the heat of its oven did before it, as far as the plan has
 * it so; gaps make up for what is late. `begun` and `now` are minutes relative to serving, as the tasks are.
 */
export function minutesLate(tasks: readonly TimelineTask[], begun: readonly number[], now: number): number {
  const starts: number[] = []
  for (const [place, task] of tasks.entries()) {
    const turnedTo = begun[place]
    const waits = starts.map((start, at) => start + heldFor(tasks[at]!, task, turnedTo === undefined))
    starts.push(Math.max(task.start, turnedTo ?? now, ...waits))
  }
  return Math.max(0, ...tasks.map(({ start, end }, place) => starts[place]! + end - start))
}

/** For how long after its start a task keeps a later one waiting. Whoever has turned to the later one has their hands free. */
function heldFor(task: TimelineTask, later: TimelineTask, forHands: boolean): number {
  if (task.end <= later.start && shares(task, later)) return task.end - task.start
  return forHands && task.start + task.active <= later.start ? task.active : Number.NEGATIVE_INFINITY
}

function shares(one: TimelineTask, other: TimelineTask): boolean {
  const isOtherHeat = one.oven !== null && other.oven !== null && one.oven !== other.oven
  return one.dish === other.dish || (one.burner !== null && one.burner === other.burner) || isOtherHeat
}

/** '6:20 PM', '6:20 PM on Friday' where that is another day. */
function clockOf(moment: number, now: number): string {
  const day = new Date(moment)
  const isToday = day.toDateString() === new Date(now).toDateString()
  return isToday ? timeOfDay(moment) : `${timeOfDay(moment)} on ${day.toLocaleDateString([], { weekday: 'long' })}`
}

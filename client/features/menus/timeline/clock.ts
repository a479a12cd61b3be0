import type { MenuTimeline } from '#contract/menus.ts'
import { minutesText } from '#domain/measure/minutes.ts'

/** '19:00' as minutes after midnight; undefined where it is no time of day. */
export function minutesOfDay(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(clock) ?? []
  if (hours === undefined || minutes === undefined) return undefined
  const total = Number(hours) * 60 + Number(minutes)
  return Number(hours) < 24 && Number(minutes) < 60 ? total : undefined
}

/** Minutes after midnight at which people eat who say nothing else. */
export const usualServing = 19 * 60

/** The clock so many minutes from a time of day, as the reader writes it, over midnight too: '6:20 PM', 'the day before, 11:40 PM'. */
export function clockAt(serving: number, offset: number): string {
  const at = serving + offset
  const days = Math.floor(at / 1440)
  const clock = new Date(2001, 0, 1, 0, at - days * 1440).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })
  if (days === 0) return clock
  return `${days === -1 ? 'the day before' : `${-days} days before`}, ${clock}`
}

/** What is said of a timeline that is good, though nobody knows whether another is better. */
export function unprovedText({ isBest }: Pick<MenuTimeline, 'isBest'>): string {
  return isBest ? '' : 'This is the best order we found. With this many steps there may be one that’s a little better.'
}

/** A task with what it is called: its dish, and which of the steps it is. */
export interface NamedTask {
  readonly key: string
  readonly task: MenuTimeline['tasks'][number]
  readonly dish: string
  /** 'Prepare the ingredients', 'Step 3'. */
  readonly what: string
  /** 'oven at 400°F (200°C)', 'burner 2'; empty where it takes neither. */
  readonly place: string
}

/** The tasks in the order in which the cook begins them. */
export function namedTasks({ tasks, titles }: Pick<MenuTimeline, 'tasks' | 'titles'>): NamedTask[] {
  return tasks.map((task) => ({
    key: `${task.dish} ${task.step}`,
    task,
    dish: titles[task.dish] ?? '',
    what: task.step < 0 ? (task.active > 0 ? 'Prepare the ingredients' : 'Turn the oven on') : `Step ${task.step + 1}`,
    place: placeOf(task),
  }))
}

function placeOf({ oven, burner }: MenuTimeline['tasks'][number]): string {
  if (oven === 'broil') return 'oven, broiler on'
  if (oven !== null) return `oven at ${fahrenheit(oven)}°F (${Math.round(oven)}°C)`
  return burner === null ? '' : `burner ${burner}`
}

/** A dish that could be eaten, and how long it waits till all sit down. */
export interface ReadyDish {
  readonly dish: string
  /** Minutes before serving, less than 0, or 0. */
  readonly at: number
  /** 'waits 12 min: keep it covered and warm'; empty where it does not wait. */
  readonly standing: string
}

/** When which dish is ready, the first one first. */
export function readyDishes({ dishes, titles }: Pick<MenuTimeline, 'dishes' | 'titles'>): ReadyDish[] {
  return dishes
    .map(({ readyAt, isHot, standsMinutes }, place) => {
      const care = isHot && standsMinutes > staysHot ? ': keep it covered and warm' : ''
      const standing = standsMinutes > 0 ? `waits ${minutesText(standsMinutes)}${care}` : ''
      return { dish: titles[place] ?? '', at: readyAt, standing }
    })
    .toSorted((one, other) => one.at - other.at)
}

/** What is to be known beforehand: the hot dishes that stand too long to stay hot, a sentence each. */
export function standingNotes({ dishes, titles }: Pick<MenuTimeline, 'dishes' | 'titles'>): string[] {
  return dishes.flatMap(({ isHot, standsMinutes }, dish) =>
    isHot && standsMinutes > staysHot
      ? [`${titles[dish]} waits ${minutesText(standsMinutes)} for the others: keep it covered and warm.`]
      : [],
  )
}
/** Minutes. */
const staysHot = 5

/** Round times before serving to mark on a chart of so many minutes, four at most, the first one first. */
export function ticksOf(minutes: number): number[] {
  const step = [15, 30, 60, 120].find((each) => minutes / each <= 5) ?? Math.ceil(minutes / 240) * 60
  const count = Math.ceil(minutes / step) - 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => (index - count) * step)
}

/** As ovens are set: in steps of 25 degrees. */
function fahrenheit(celsius: number): number {
  return Math.round(((celsius * 9) / 5 + 32) / 25) * 25
}

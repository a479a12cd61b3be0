import { minutesText } from '#domain/measure/minutes.ts'
import type { TimelineTask, TitledTimeline } from '#domain/plan/timeline/timeline-shape.ts'

/** '19:00' as minutes after midnight; undefined where it is no time of day. */
export function minutesOfDay(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(clock) ?? []
  if (hours === undefined || minutes === undefined) return undefined
  const total = Number(hours) * 60 + Number(minutes)
  return Number(hours) < 24 && Number(minutes) < 60 ? total : undefined
}

/** So many minutes from a time of day, over midnight too: 'the day before, 11:40 PM'. `written` prints minutes after midnight. */
export function clockFrom(serving: number, offset: number, written: (minutes: number) => string): string {
  const at = serving + offset
  const days = Math.floor(at / 1440)
  const clock = written(at - days * 1440)
  if (days === 0) return clock
  return `${days === -1 ? 'the day before' : `${-days} days before`}, ${clock}`
}

/** A task with what it is called: its dish, and which of the steps it is. */
export interface NamedTask {
  readonly key: string
  readonly task: TimelineTask
  readonly dish: string
  /** 'Prepare the ingredients', 'Chop the parsley', 'Preheat the oven to 400°F (200°C)', 'Step 3'. */
  readonly what: string
  /** 'oven at 400°F (200°C)', 'burner 2'; empty where it takes neither, or only heats the oven. */
  readonly place: string
}

/** The tasks in the order in which the cook begins them. */
export function namedTasks({ tasks, titles }: Pick<TitledTimeline, 'tasks' | 'titles'>): NamedTask[] {
  return tasks.map((task) => ({
    key: keyOf(task),
    task,
    dish: titles[task.dish] ?? '',
    what: whatOf(task),
    place: isPreheating(task) ? '' : placeOf(task),
  }))
}

/** A dish may be prepared in several blocks, no two of the same lines. */
function keyOf({ dish, step, prepares }: TimelineTask): string {
  return [dish, step, ...(prepares?.lines ?? [])].join(' ')
}

/** Whether the oven is turned on, and no food is touched. */
export function isPreheating({ step, active }: TimelineTask): boolean {
  return step < 0 && active === 0
}

function whatOf(task: TimelineTask): string {
  const { step, oven, prepares } = task
  if (step >= 0) return `Step ${step + 1}`
  if (!isPreheating(task)) return prepares?.words ?? 'Prepare the ingredients'
  if (oven === 'broil') return 'Preheat the broiler'
  return oven === null ? 'Preheat the oven' : `Preheat the oven to ${heatText(oven)}`
}

function placeOf({ oven, burner }: TimelineTask): string {
  if (oven === 'broil') return 'oven, broiler on'
  if (oven !== null) return `oven at ${heatText(oven)}`
  return burner === null ? '' : `burner ${burner}`
}

/** 'Step 3', '5 min hands-on', '20 min on its own', 'burner 2': those that there are. */
export function taskFigures({ task, what, place }: NamedTask): string[] {
  return [
    what,
    task.active > 0 ? `${minutesText(task.active)} hands-on` : '',
    task.waiting > 0 ? `${minutesText(task.waiting)} on its own` : '',
    place,
  ].filter(Boolean)
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
export function readyDishes({ dishes, titles }: Pick<TitledTimeline, 'dishes' | 'titles'>): ReadyDish[] {
  return dishes
    .map(({ readyAt, isHot, standsMinutes }, place) => {
      const care = isHot && standsMinutes > staysHot ? ': keep it covered and warm' : ''
      const standing = standsMinutes > 0 ? `waits ${minutesText(standsMinutes)}${care}` : ''
      return { dish: titles[place] ?? '', at: readyAt, standing }
    })
    .toSorted((one, other) => one.at - other.at)
}

/** What is to be known beforehand: the hot dishes that stand too long to stay hot, a sentence each. */
export function standingNotes({ dishes, titles }: Pick<TitledTimeline, 'dishes' | 'titles'>): string[] {
  return dishes.flatMap(({ isHot, standsMinutes }, dish) =>
    isHot && standsMinutes > staysHot
      ? [`${titles[dish]}: waits ${minutesText(standsMinutes)} for the others. Keep it covered and warm.`]
      : [],
  )
}
/** Minutes. */
const staysHot = 5

/** The lines of a timeline in a text file: by the clock where it is known when it is served, '19:00', else by the minutes before. */
export function timelineLines(timeline: TitledTimeline, serving: string | undefined): string[] {
  const served = minutesOfDay(serving ?? '')
  const when = (offset: number) => {
    if (served !== undefined) return clockFrom(served, offset, twelveHours)
    return offset < 0 ? `${minutesText(-offset)} before serving` : 'At the end'
  }
  const steps = namedTasks(timeline).map(
    (named) => `${when(named.task.start)} - ${named.dish}: ${taskFigures(named).join(', ')}`,
  )
  return ['WHEN TO START EACH DISH', ...steps, `${when(0)} - Serve`, ...standingNotes(timeline)]
}

/** '6:20 PM' */
export function twelveHours(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** '400°F (200°C)': as ovens are set, in steps of 25 degrees. */
function heatText(celsius: number): string {
  return `${Math.round(((celsius * 9) / 5 + 32) / 25) * 25}°F (${Math.round(celsius)}°C)`
}

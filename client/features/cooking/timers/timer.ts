/** A kitchen timer: of one time of one step of a recipe, told by the clock, so that neither a sleeping tab nor a reload slows it. */
export interface Timer {
  /** The recipe's page, the step, which dish it is and how long it takes: there is one timer for each. */
  id: string
  /** The recipe. */
  title: string
  /** The address of its page. */
  path: string
  /** As people count. */
  step: number
  /** Of a recipe that is cooked twice at one meal, which of them: the entry of its plan. */
  dish?: string | undefined
  /** Whose it is: a member's id, '' for a visitor. */
  owner: string
  /** As it was started. */
  seconds: number
  /** Milliseconds since 1970; null while it is paused. */
  endsAt: number | null
  /** Seconds that are left while it is paused. */
  left: number
  hasRung: boolean
}

/** What a timer is started for. */
export type Timed = Pick<Timer, 'title' | 'path' | 'step' | 'dish' | 'owner' | 'seconds'>

export const timerId = ({ path, step, dish, seconds }: Omit<Timed, 'title' | 'owner'>) =>
  [`${path}#${step}`, dish, seconds].filter(Boolean).join(' ')

export function started(timed: Timed, now: number): Timer {
  return { ...timed, id: timerId(timed), endsAt: now + timed.seconds * 1000, left: timed.seconds, hasRung: false }
}

/** Seconds left, whole; below zero how long it has been over. */
export function secondsLeft({ endsAt, left }: Pick<Timer, 'endsAt' | 'left'>, now: number): number {
  return endsAt === null ? left : Math.ceil((endsAt - now) / 1000)
}

export const isOver = (timer: Timer, now: number) => secondsLeft(timer, now) <= 0

/** Paused goes on, running pauses; one that is over stays. */
export function pausedOrNot(timer: Timer, now: number): Timer {
  if (timer.endsAt === null) return { ...timer, endsAt: now + timer.left * 1000 }
  return isOver(timer, now) ? timer : { ...timer, endsAt: null, left: secondsLeft(timer, now) }
}

/** A minute more; one that was over runs for a minute. */
export function withMinute(timer: Timer, now: number): Timer {
  if (timer.endsAt === null) return { ...timer, left: timer.left + 60 }
  return { ...timer, endsAt: Math.max(timer.endsAt, now) + 60_000, hasRung: false }
}

/** Timers as the browser kept them; what is no timer, and what was over long ago, is left out. */
export function readTimers(text: string | null, now: number): Timer[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const kept = Array.isArray(value) ? value.filter(isTimer) : []
    return kept
      .filter((timer) => secondsLeft(timer, now) > -longestOver)
      .map((timer) => ({ ...timer, id: timerId(timer) }))
  } catch {
    return []
  }
}

/** Nobody comes back to a timer that has been over for so many seconds. */
const longestOver = 2 * 60 * 60

function isTimer(value: unknown): value is Timer {
  if (typeof value !== 'object' || value === null) return false
  const timer = value as Record<string, unknown>
  return (
    ['id', 'title', 'path', 'owner'].every((key) => typeof timer[key] === 'string') &&
    ['step', 'seconds', 'left'].every((key) => Number.isFinite(timer[key])) &&
    (timer['endsAt'] === null || Number.isFinite(timer['endsAt'])) &&
    ['undefined', 'string'].includes(typeof timer['dish']) &&
    typeof timer['hasRung'] === 'boolean' &&
    // an address of our own: the bar makes a link of it
    /^\/(?:recipes|r)\/[\w-]+$/.test(timer['path'] as string)
  )
}

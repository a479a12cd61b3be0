import { isOver, readTimers, secondsLeft, type Timer } from '#client/features/cooking/timers/timer.ts'
import { keptForMember, whenForgotten } from '#client/kept.ts'

/*
 * The timers of this browser, kept on the device: they go on when the page changes or is loaded anew, and every window
 * shows the same ones.
 */
const key = 'timers'
const kept = keptForMember(key)
const watchers = new Set<() => void>()
let timers: readonly Timer[] = readTimers(kept.read() ?? null, Date.now())
let next: ReturnType<typeof setTimeout> | undefined
let onOver: (over: readonly Timer[]) => void = () => undefined

export const keptTimers = (): readonly Timer[] => timers

export function watchTimers(watcher: () => void): () => void {
  if (watchers.size === 0) addEventListener('storage', takeFromOtherWindow)
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) removeEventListener('storage', takeFromOtherWindow)
  }
}

/** Starts, changes or ends timers. */
export function changeTimers(change: (timers: readonly Timer[]) => readonly Timer[]): void {
  timers = change(timers)
  write()
  tell()
}

/** Changes one timer by its id; undefined ends it. */
export function changeTimer(id: string, change: (timer: Timer, now: number) => Timer | undefined): void {
  changeTimers((all) => all.flatMap((timer) => (timer.id === id ? (change(timer, Date.now()) ?? []) : timer)))
}

whenForgotten(() => changeTimers(() => []))

/** Hears once of every timer that is over; of several windows the first that notices. Answers how to stop. */
export function whenOver(hear: (over: readonly Timer[]) => void): () => void {
  onOver = hear
  wait()
  return () => {
    onOver = () => undefined
    clearTimeout(next)
  }
}

function tell(): void {
  for (const watcher of watchers) watcher()
  wait()
}

function wait(): void {
  clearTimeout(next)
  const waiting = timers.filter(({ endsAt, hasRung }) => endsAt !== null && !hasRung)
  if (waiting.length === 0) return
  const left = Math.min(...waiting.map((timer) => secondsLeft(timer, Date.now())))
  next = setTimeout(noticeOver, Math.min(Math.max(0, left), longestWait) * 1000)
}

/** A longer one would overflow, and a device that slept is noticed at the next look. */
const longestWait = 60 * 60

function noticeOver(): void {
  const now = Date.now()
  const over = timers.filter((timer) => timer.endsAt !== null && !timer.hasRung && isOver(timer, now))
  if (over.length === 0) return wait()
  changeTimers((all) => all.map((timer) => (over.includes(timer) ? { ...timer, hasRung: true } : timer)))
  void alone(over, () => onOver(over))
}

/**
 * Of several windows whose clocks strike in the same moment one acts, a window that is seen before one that is not. Where
 * the browser has no locks, on plain http, each of them does.
 */
async function alone(over: readonly Timer[], act: () => void): Promise<void> {
  if (!('locks' in navigator)) return act()
  if (document.hidden) await pause(300)
  const name = over.map(({ id, endsAt }) => `${id} ${endsAt}`).join(' ')
  await navigator.locks.request(`timers ${name}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    act()
    await pause(5000)
  })
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

function takeFromOtherWindow({ key: changed }: StorageEvent): void {
  if (changed !== key && changed !== null) return
  timers = readTimers(kept.read() ?? null, Date.now())
  tell()
}

/** Where the browser keeps nothing, timers last as long as the page. */
function write(): void {
  if (timers.length === 0) kept.drop()
  else kept.keep(JSON.stringify(timers))
}

import { keptForMember, whenForgotten } from '#client/kept.ts'
import type { PlanChangeGiven } from '#contract/planning/plan-wish.ts'

/** A change of a calendar that the server has not confirmed, with the moment at which it was made. */
export type WaitingChange = PlanChangeGiven & { at: number }

const watchers = new Set<() => void>()
/** What was read last, the same array until it changes; also all there is where the browser keeps nothing. */
const seen = new Map<number, readonly WaitingChange[]>()
const nothing: readonly WaitingChange[] = []

/** What waits on this device for a plan, oldest first: for useSyncExternalStore. */
export function waitingOf(planId: number): readonly WaitingChange[] {
  const known = seen.get(planId)
  if (known) return known
  const read = readKept(planId)
  seen.set(planId, read)
  return read
}

export function watchWaiting(watcher: () => void): () => void {
  if (watchers.size === 0) window.addEventListener('storage', hearOtherWindows)
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) window.removeEventListener('storage', hearOtherWindows)
  }
}

/** Keeps changes behind those that wait: they last through a reload, until the server has them. */
export function keepWaiting(planId: number, changes: readonly PlanChangeGiven[]): void {
  write(planId, [...waitingOf(planId), ...changes.map((change) => ({ ...change, at: now() }))])
}

/** The server has these, or will never take them. */
export function dropWaiting(planId: number, done: readonly WaitingChange[]): void {
  const moments = new Set(done.map(({ at }) => at))
  write(
    planId,
    waitingOf(planId).filter(({ at }) => !moments.has(at)),
  )
}

/** Says that changes of a plan are on their way, until `sending` ends. */
export function keepOnTheirWay(planId: number, sending: Promise<void>): void {
  const all = Promise.all([onTheirWay.get(planId), sending])
  onTheirWay.set(planId, all)
  void all.finally(() => onTheirWay.get(planId) === all && onTheirWay.delete(planId))
}
const onTheirWay = new Map<number, Promise<unknown>>()

/** Once the changes of a plan that are on their way have come to the server, or cannot: what it makes of its own copy then has them. Never rejects. */
export async function whenArrived(planId: number | undefined): Promise<void> {
  if (planId !== undefined) await onTheirWay.get(planId)
}

whenForgotten(() => {
  seen.clear()
  tell()
})

const keptOf = (planId: number) => keptForMember(`plan-changes:${planId}`)

function write(planId: number, changes: readonly WaitingChange[]): void {
  seen.set(planId, changes)
  if (changes.length === 0) keptOf(planId).drop()
  else keptOf(planId).keep(JSON.stringify(changes))
  tell()
}

/** What cannot be read was not written by us, and is no change. */
function readKept(planId: number): readonly WaitingChange[] {
  try {
    const kept: unknown = JSON.parse(keptOf(planId).read() ?? '[]')
    return Array.isArray(kept) && kept.length > 0 ? (kept as WaitingChange[]) : nothing
  } catch {
    return nothing
  }
}

function tell(): void {
  for (const watcher of watchers) watcher()
}

/** No two moments are the same, so that of two changes made at once the second stands. */
function now(): number {
  last = Math.max(Date.now(), last + 1)
  return last
}
let last = 0

function hearOtherWindows({ key }: StorageEvent): void {
  if (key !== null && !key.startsWith('plan-changes:')) return
  seen.clear()
  tell()
}

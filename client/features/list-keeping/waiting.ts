import { deviceStore } from '#client/features/accounts/device-store.ts'
import type { Change } from '#client/features/list-keeping/changes.ts'
import { isWaitingKey } from '#client/features/list-keeping/has-waiting.ts'
import { keepWaiting, readWaiting, type WaitingChange } from '#client/features/list-keeping/waiting-changes.ts'

const watchers = new Set<() => void>()
let seen: { userId: string; waiting: readonly WaitingChange[] } | undefined

/** What waits on this device for a member, the same array until it changes: for useSyncExternalStore. */
export function waitingOf(userId: string): readonly WaitingChange[] {
  if (seen?.userId !== userId) seen = { userId, waiting: readWaiting(deviceStore, userId) }
  return seen.waiting
}

/** Hears of every change that is kept, sent or taken back, in other windows too. */
export function watchWaiting(watcher: () => void): () => void {
  if (watchers.size === 0) window.addEventListener('storage', hearOtherWindows)
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) window.removeEventListener('storage', hearOtherWindows)
  }
}

export function tellWaiting(): void {
  seen = undefined
  for (const watcher of watchers) watcher()
}

/** Does something to a list of the member: shown at once, sent as soon as there is reception. */
export function changeList(list: { id: number; userId: string }, changes: readonly Change[]): void {
  for (const change of changes) keepWaiting(deviceStore, list.userId, { listId: list.id, change, at: now() })
  tellWaiting()
}

/** No two moments are the same, so that of two changes made at once the second stands. */
function now(): number {
  last = Math.max(Date.now(), last + 1)
  return last
}
let last = 0

function hearOtherWindows({ key }: StorageEvent): void {
  if (isWaitingKey(key)) tellWaiting()
}

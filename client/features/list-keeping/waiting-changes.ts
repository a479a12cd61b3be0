import { type Change, isOfItem } from '#client/features/list-keeping/changes.ts'
import { waitingPrefix } from '#client/features/list-keeping/has-waiting.ts'
import { keysOf as allKeysOf, type Shelf } from '#client/kept.ts'

/** One change that the server has not confirmed. */
export interface WaitingChange {
  /** Sorts by the order in which things were done. */
  key: string
  listId: number
  change: Change
  /** When it was done, milliseconds of this device's clock. */
  at: number
}

/**
 * The changes of one member that wait on this device, oldest first. Each is an entry of its own: two windows that write at
 * the same time cannot overwrite each other's, and whatever is kept survives a reload. What another member left is not seen.
 */
export function readWaiting(store: Shelf, userId: string): WaitingChange[] {
  return keysOf(store, userId)
    .toSorted()
    .flatMap((key) => readEntry(store, key) ?? [])
}

/** Keeps a change behind those that wait. A tick takes the place of the earlier tick of the same item, a name that of the earlier name. */
export function keepWaiting(
  store: Shelf,
  userId: string,
  { listId, change, at }: { listId: number; change: Change; at: number },
): WaitingChange {
  const waiting = readWaiting(store, userId)
  // behind the newest, even where the clock was set back
  const order = Math.max(at, ...waiting.map(({ key }) => orderOf(key) + 1))
  const kept = {
    key: `${waitingPrefix(userId)}${String(order).padStart(15, '0')}-${randomId(6)}`,
    listId,
    change,
    at,
  }
  const { key, ...entry } = kept
  store.setItem(key, JSON.stringify(entry))
  const before = waiting.findLast((each) => each.listId === listId && subjectOf(each.change) === subjectOf(change))
  if (before?.change.kind === change.kind && (change.kind === 'tick' || !isOfItem(change)))
    dropWaiting(store, [before.key])
  return kept
}

const subjectOf = (change: Change) => (isOfItem(change) ? `item ${change.item}` : change.kind)

/** Answers how many of them were still waiting. */
export function dropWaiting(store: Shelf, keys: readonly string[]): number {
  const present = keys.filter((key) => store.getItem(key) !== null)
  for (const key of present) store.removeItem(key)
  return present.length
}

/** Made without randomUUID, which pages served over plain http do not have. Begins with a letter, so that no address reads it as a number. */
export function randomId(bytes = 16): string {
  const parts = Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0'))
  return `i${parts.join('')}`
}

const orderOf = (key: string) => Number(/:(\d{15})-\w+$/.exec(key)?.[1] ?? 0)

function keysOf(store: Shelf, userId: string): string[] {
  return allKeysOf(store).filter((key) => key.startsWith(waitingPrefix(userId)))
}

/** What cannot be read was not written by us, and is no change. */
function readEntry(store: Shelf, key: string): WaitingChange | undefined {
  try {
    const entry = JSON.parse(store.getItem(key) ?? 'null') as Partial<WaitingChange> | null
    if (typeof entry?.listId !== 'number' || typeof entry.at !== 'number' || !entry.change?.kind) return undefined
    return { key, listId: entry.listId, at: entry.at, change: entry.change }
  } catch {
    return undefined
  }
}

import { keptListKey } from '#client/features/accounts/device-store.ts'
import { keysOf as allKeysOf, type Shelf } from '#client/kept.ts'
import { mostKeptLists } from '#contract/how-long.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'

/** The lists of one member that were last seen on this device, newest first. */
export function readKeptLists(store: Shelf, userId: string): ShoppingList[] {
  return keysOf(store, userId)
    .flatMap((key) => readList(store, key, userId) ?? [])
    .toSorted((one, other) => other.id - one.id)
}

export function readKeptList(store: Shelf, userId: string, id: number): ShoppingList | undefined {
  return readList(store, keptListKey(userId, id), userId)
}

/** Keeps a list; the oldest makes room. */
export function keepList(store: Shelf, list: ShoppingList): void {
  store.setItem(keptListKey(list.userId, list.id), JSON.stringify(list))
  for (const { id } of readKeptLists(store, list.userId).slice(mostKeptLists))
    store.removeItem(keptListKey(list.userId, id))
}

export function dropKeptList(store: Shelf, userId: string, id: number): void {
  store.removeItem(keptListKey(userId, id))
}

function keysOf(store: Shelf, userId: string): string[] {
  return allKeysOf(store).filter((key) => key.startsWith(keptListKey(userId)))
}

/** What an earlier version of the page kept in another shape is left out. */
function readList(store: Shelf, key: string, userId: string): ShoppingList | undefined {
  try {
    const list = JSON.parse(store.getItem(key) ?? 'null') as ShoppingList | null
    const isWhole = list?.userId === userId && Array.isArray(list.items) && Array.isArray(list.aisles)
    return isWhole ? list : undefined
  } catch {
    return undefined
  }
}

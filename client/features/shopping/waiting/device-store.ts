import type { Store } from '#client/features/shopping/waiting/waiting-changes.ts'

/** This browser's own store; where it keeps nothing, or no more, the rest lasts as long as the page. */
export const deviceStore: Store = lenient(() => localStorage)

/** `open` may throw: a browser may forbid keeping anything. `makeRoom` is asked once before a text is kept in memory alone. */
export function lenient(open: () => Store, makeRoom: (store: Store) => void = dropKeptLists): Store {
  const memory = new Map<string, string>()
  const kept = attempt(open)
  const keys = () => [
    ...new Set([
      ...Array.from({ length: kept?.length ?? 0 }, (_, index) => kept?.key(index) ?? null).filter(
        (key) => key !== null,
      ),
      ...memory.keys(),
    ]),
  ]
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => kept?.getItem(key)) ?? null,
    setItem(key, text) {
      const set = () => {
        if (!kept) return false
        kept.setItem(key, text)
        return true
      }
      const isKept =
        attempt(set) ??
        attempt(() => {
          if (kept) makeRoom(kept)
          return set()
        })
      if (isKept) memory.delete(key)
      else memory.set(key, text)
    },
    removeItem(key) {
      memory.delete(key)
      attempt(() => kept?.removeItem(key))
    },
    key: (index) => keys()[index] ?? null,
    get length() {
      return keys().length
    },
  }
}

const keptList = 'kept-list:'
export const keptListKey = (userId: string, id: number | '' = '') => `${keptList}${userId}:${id}`

/** Lists kept for reading give way to changes, which are nowhere else. */
function dropKeptLists(store: Store): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index))
  for (const key of keys) if (key?.startsWith(keptList)) store.removeItem(key)
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

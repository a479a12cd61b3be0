import { keysOf, memberShelf, type Shelf, whenForgotten } from '#client/kept.ts'

/** This browser's own store; where it keeps nothing, or no more, the rest lasts as long as the page. */
export const deviceStore: Shelf = lenient(memberShelf)

whenForgotten(() => {
  for (const key of keysOf(deviceStore)) deviceStore.removeItem(key)
})

/** `open` may throw: a browser may forbid keeping anything. `makeRoom` is asked once before a text is kept in memory alone. */
export function lenient(open: () => Shelf, makeRoom: (shelf: Shelf) => void = dropKeptLists): Shelf {
  const memory = new Map<string, string>()
  const kept = attempt(open)
  const keys = () => [...new Set([...(kept ? keysOf(kept) : []), ...memory.keys()])]
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
function dropKeptLists(shelf: Shelf): void {
  for (const key of keysOf(shelf)) if (key.startsWith(keptList)) shelf.removeItem(key)
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

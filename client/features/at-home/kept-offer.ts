import type { CookedDish } from '#client/features/at-home/queries.ts'
import { keptForMember, whenForgotten } from '#client/kept.ts'

/*
 * What was cooked together and may be taken from what is at home: kept on the device until that is answered. `place`: which dishes these are, 'menu-3'.
 */

const watchers = new Set<() => void>()
/** What was read last, the same array until it changes. */
const seen = new Map<string, readonly CookedDish[]>()
const nothing: readonly CookedDish[] = []

/** None where there is nothing to be answered. For useSyncExternalStore. */
export function offerOf(place: string): readonly CookedDish[] {
  const known = seen.get(place) ?? readKept(place)
  seen.set(place, known)
  return known
}

export function watchOffers(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export function keepOffer(place: string, dishes: readonly CookedDish[]): void {
  keptOf(place).keep(JSON.stringify(dishes))
  show(place, dishes)
}

/** It was answered. */
export function dropOffer(place: string): void {
  keptOf(place).drop()
  show(place, nothing)
}

whenForgotten(() => {
  seen.clear()
  tell()
})

const keptOf = (place: string) => keptForMember(`used-${place}`)

/** What cannot be read was not written by us. */
function readKept(place: string): readonly CookedDish[] {
  try {
    const kept: unknown = JSON.parse(keptOf(place).read() ?? '[]')
    return Array.isArray(kept) && kept.length > 0 ? (kept as CookedDish[]) : nothing
  } catch {
    return nothing
  }
}

function show(place: string, dishes: readonly CookedDish[]): void {
  seen.set(place, dishes)
  tell()
}

function tell(): void {
  for (const watcher of watchers) watcher()
}

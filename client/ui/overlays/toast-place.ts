let places: readonly HTMLElement[] = []
const watchers = new Set<() => void>()

/** The place for toasts in the innermost open dialog, where they are read out; null where no dialog is open. */
export const innermostToastPlace = (): HTMLElement | null => places.at(-1) ?? null

export function watchToastPlaces(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** For `ref`: an element offers itself as the place for toasts as long as it is there. */
export function offerToastPlace(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined
  change([...places, place])
  return () => change(places.filter((each) => each !== place))
}

function change(next: readonly HTMLElement[]): void {
  places = next
  for (const watcher of watchers) watcher()
}

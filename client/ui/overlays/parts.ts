/** Parts that a page does without until somebody uses it: together they would be a quarter of its script. */
export const parts = {
  confirm: () => import('#client/ui/overlays/confirm-parts.tsx'),
  dialog: () => import('#client/ui/overlays/dialog-parts.tsx'),
  menu: () => import('#client/ui/overlays/menu-parts.tsx'),
  toasts: () => import('#client/ui/overlays/toasts.tsx'),
  tooltip: () => import('#client/ui/overlays/tooltip-popup.tsx'),
}

/** Has all of them fetched at the first press of a key or a pointer. */
export const fetchPartsOnFirstUse = () => fetchOnFirstUse(Object.values(parts))

/**
 * Has parts fetched at the first press of a key or a pointer, so that they are there when one is wanted, also without reception. Answers how to
 * stop waiting for it.
 */
export function fetchOnFirstUse(loads: readonly (() => Promise<unknown>)[]): () => void {
  const ended = new AbortController()
  const fetchAll = () => {
    ended.abort()
    // what cannot be had now is fetched when it is wanted
    for (const load of loads) load().catch(() => undefined)
  }
  for (const use of ['pointerdown', 'keydown'])
    window.addEventListener(use, fetchAll, { passive: true, signal: ended.signal })
  return () => ended.abort()
}

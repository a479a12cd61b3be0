import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds after which what never comes is waited for no longer. */
const patience = 5000
/** In these an answer is on the page. */
const moment = 50

/**
 * Where the program draws itself. A page that came drawn stays in the document until the same page of the program, outside of it, has
 * its heading and all the fields in which somebody may be typing, and every answer that it asked for; then the one takes the
 * other's place, 'taking-place' being heard before and 'drawn' after it. Whoever hears the first may refuse it until 'released'.
 */
export function placeOfApp(queries: QueryClient): HTMLElement {
  const drawn = document.getElementById('root')!
  if (!drawn.hasChildNodes()) return drawn
  const place = document.createElement('div')
  sight = new Promise((seen) => document.addEventListener('drawn', () => seen(), { once: true }))
  let isLate = false
  const look = () => {
    if (!place.querySelector('main h1') || place.querySelector('[aria-busy="true"]')) return
    if (!isLate && (fieldsIn(place) < fieldsIn(drawn) || queries.isFetching() > 0)) return
    if (!document.dispatchEvent(new Event('taking-place', { cancelable: true }))) return
    watcher.disconnect()
    unsubscribe()
    clearTimeout(timer)
    removeEventListener('released', look)
    place.id = drawn.id
    drawn.replaceWith(place)
    document.dispatchEvent(new Event('drawn'))
  }
  const watcher = new MutationObserver(look)
  addEventListener('released', look)
  watcher.observe(place, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  const unsubscribe = queries
    .getQueryCache()
    .subscribe(() => void setTimeout(() => place.isConnected || look(), moment))
  const timer = setTimeout(() => {
    isLate = true
    look()
  }, patience)
  return place
}

/** Until what the program draws can be seen, scrolled to and given the focus. */
export const inSight = () => sight
let sight: Promise<void> = Promise.resolve()

const fieldsIn = (root: HTMLElement) => root.querySelectorAll('input, textarea, select').length

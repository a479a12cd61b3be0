import { keptInTab, type Shelf } from '#client/kept.ts'

/** How long after leaving for a checkout a page takes its reader for somebody who has not paid. Milliseconds. */
export const guardWindows = { page: 300_000, dialog: 120_000 } as const

type Place = Pick<Shelf, 'getItem' | 'setItem' | 'removeItem'>
const initiated = 'stripe_checkout_initiated'
const time = 'stripe_checkout_time'

/** Notes that the browser leaves for a checkout now. */
export function raiseCheckoutFlags(now = Date.now(), place: Place | null = ownPlace()): void {
  place?.setItem(initiated, 'true')
  place?.setItem(time, String(now))
}

/** The checkout came to its end, or was spoken of. */
export function clearCheckoutFlags(place: Place | null = ownPlace()): void {
  place?.removeItem(initiated)
  place?.removeItem(time)
}

/** Whether the browser left for a checkout less than so many milliseconds ago and nothing was heard of it since. */
export function isCheckoutUnfinished(within: number, now = Date.now(), place: Place | null = ownPlace()): boolean {
  if (place?.getItem(initiated) !== 'true') return false
  const began = Number(place.getItem(time) ?? Number.NaN)
  return began <= now && now - began < within
}

/** Leaves for the page of a checkout that the server named or that was found to be ours. */
export function leaveForCheckout(url: string): void {
  raiseCheckoutFlags()
  location.assign(url)
}

/** Where the browser keeps nothing, nobody is held up. */
function ownPlace(): Place {
  return {
    getItem: (key) => keptInTab(key).read() ?? null,
    setItem: (key, text) => void keptInTab(key).keep(text),
    removeItem: (key) => keptInTab(key).drop(),
  }
}

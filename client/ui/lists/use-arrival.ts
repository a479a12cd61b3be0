import { useDeferredValue } from 'react'

/**
 * What a query has found. The rendering in which it first comes is one that lets go of the thread every few milliseconds: a page of many lines holds
 * up nobody who scrolls or types meanwhile. What comes later is there at once.
 */
export function useArrival<Data>(found: Data | undefined): Data | undefined {
  const isShown = useDeferredValue(found !== undefined)
  return isShown ? found : undefined
}

import { useSyncExternalStore } from 'react'

/** The minute that it is, in milliseconds since 1970; a page that asks is drawn again once a minute. */
export function useMinute(): number {
  return useSyncExternalStore(watchClock, presentMinute)
}

function presentMinute(): number {
  return Math.floor(Date.now() / minute) * minute
}

/** Looks often, as a tab that slept comes back in the middle of a minute. */
function watchClock(onTick: () => void): () => void {
  const clock = setInterval(onTick, 2000)
  return () => clearInterval(clock)
}

const minute = 60_000

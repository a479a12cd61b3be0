import { useSyncExternalStore } from 'react'

/** Whether the program is there. A page that comes drawn is not, and its forms are sent by the browser until it is. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const never = () => () => undefined

import { useEffect, useState } from 'react'

/**
 * Keeps the screen awake as long as it is used, and answers whether it is. The browser lets go when the page is out of
 * sight; it is asked again on return. Undefined where the browser cannot, or does not on plain http.
 */
export function useWakeLock(): boolean | undefined {
  const [isHeld, setIsHeld] = useState(false)
  const canHold = 'wakeLock' in navigator
  useEffect(() => {
    if (!canHold) return undefined
    let isOver = false
    let lock: WakeLockSentinel | undefined
    const hold = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (isOver) return await held.release()
        lock = held
        setIsHeld(true)
        held.addEventListener('release', () => setIsHeld(false))
      } catch {
        // refused, by a battery that is low for one: the screen goes dark as it always does
        setIsHeld(false)
      }
    }
    const ask = () => void hold()
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [canHold])
  return canHold ? isHeld : undefined
}

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { changeTimers, keptTimers, watchTimers } from '#client/features/cooking/timers/kept-timers.ts'
import { allowSound } from '#client/features/cooking/timers/sound.ts'
import { started, type Timed, type Timer } from '#client/features/cooking/timers/timer.ts'

/** The timers of whoever is here, in the order in which they were started, and what is left of them now. */
export function useTimers(): { timers: readonly Timer[]; now: number } {
  const kept = useSyncExternalStore(watchTimers, keptTimers, () => none)
  const { data: user } = useCurrentUser()
  const timers = kept.filter(({ owner }) => !user || owner === '' || owner === user.id)
  const now = useClock(timers.some(({ endsAt }) => endsAt !== null))
  return { timers, now }
}

/** Of a page that is drawn on the server. */
const none: readonly Timer[] = []

/** Starts a timer; one of the same step begins anew. */
export function useStartTimer(): (timed: Omit<Timed, 'owner'>) => void {
  const { data: user } = useCurrentUser()
  return (timed) => {
    allowSound()
    const timer = started({ ...timed, owner: user?.id ?? '' }, Date.now())
    changeTimers((timers) => [...timers.filter(({ id }) => id !== timer.id), timer])
  }
}

/** The time, four times a second while something runs. */
function useClock(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  // a timer that was started since the last tick has no second too many
  useEffect(() => watchTimers(() => setNow(Date.now())), [])
  useEffect(() => {
    if (!isRunning) return undefined
    const tick = () => setNow(Date.now())
    tick()
    const clock = setInterval(tick, 250)
    return () => clearInterval(clock)
  }, [isRunning])
  return now
}

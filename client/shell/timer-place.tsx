import { Suspense, useState, useSyncExternalStore } from 'react'
import { keptTimers, watchTimers } from '#client/features/cooking/timers/kept-timers.ts'
import { lazyPart } from '#client/lazy-part.ts'

const TimerBar = lazyPart(async () => (await import('#client/features/cooking/timers/timer-bar.tsx')).TimerBar)

/** Where kitchen timers are seen on every page, from the first one on. */
export function TimerPlace() {
  const hasTimers = useSyncExternalStore(
    watchTimers,
    () => keptTimers().length > 0,
    () => false,
  )
  const [isOpen, setIsOpen] = useState(false)
  if (hasTimers && !isOpen) setIsOpen(true)
  return (
    isOpen && (
      <Suspense>
        <TimerBar />
      </Suspense>
    )
  )
}

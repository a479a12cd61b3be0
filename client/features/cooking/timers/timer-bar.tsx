import { useEffect, useState } from 'react'
import { whenOver } from '#client/features/cooking/timers/kept-timers.ts'
import { ring } from '#client/features/cooking/timers/ring.ts'
import { allowSound } from '#client/features/cooking/timers/sound.ts'
import { secondsLeft, type Timer } from '#client/features/cooking/timers/timer.ts'
import { TimerList } from '#client/features/cooking/timers/timer-list.tsx'
import { useTimers } from '#client/features/cooking/timers/use-timers.ts'
import { lengthText } from '#client/features/dishes/format.ts'
import { toast } from '#client/ui/overlays/toast.ts'

/** The timers above every page; it rings and says which one is over, until that one is ended. */
export function TimerBar() {
  useRinging()
  return (
    <aside aria-label="Kitchen timers" className="sticky top-0 z-20 print:hidden">
      <TimerList />
    </aside>
  )
}

function useRinging(): void {
  const { timers, now } = useTimers()
  const [announced, setAnnounced] = useState<readonly string[]>([])
  const isRinging = timers.some(
    (timer) => announced.includes(timer.id) && timer.hasRung && secondsLeft(timer, now) > -longestRinging,
  )
  useEffect(
    () =>
      whenOver((over) => {
        setAnnounced(over.map(({ id }) => id))
        for (const timer of over) announce(timer)
      }),
    [],
  )
  useEffect(() => {
    if (!isRinging) return undefined
    ring()
    const again = setInterval(ring, 4000)
    return () => clearInterval(again)
  }, [isRinging])
  useSoundAfterReload(timers.length > 0)
}

/** Seconds: nobody is there to hear it any more. */
const longestRinging = 60

function announce({ id, step, title, seconds }: Timer): void {
  const description = `Step ${step} of ${title}: the timer for ${lengthText(seconds)} is done.`
  toast({ title: 'Time is up', description })
  // asked for by nobody here: some have allowed it
  if (!document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  try {
    const note = new Notification('Time is up', { body: description, tag: id })
    note.addEventListener('click', () => window.focus())
  } catch {
    // Android knows it in service workers alone; the sound and the shake are there
    return
  }
}

/** After a reload nothing has been pressed yet; the first press anywhere makes the ringing possible again. */
function useSoundAfterReload(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined
    const allow = new AbortController()
    for (const press of ['pointerdown', 'keydown'])
      addEventListener(
        press,
        () => {
          allowSound()
          allow.abort()
        },
        { signal: allow.signal },
      )
    return () => allow.abort()
  }, [isNeeded])
}

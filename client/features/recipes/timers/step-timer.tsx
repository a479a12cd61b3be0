import { clsx } from 'clsx'
import { BellRing, Pause, Timer as TimerIcon, X } from 'lucide-react'
import { useRef } from 'react'
import { clockText } from '#client/features/recipes/format.ts'
import { changeTimer } from '#client/features/recipes/timers/kept-timers.ts'
import { allowSound } from '#client/features/recipes/timers/ring.ts'
import { pausedOrNot, secondsLeft, timerId } from '#client/features/recipes/timers/timer.ts'
import { useStartTimer, useTimers } from '#client/features/recipes/timers/use-timers.ts'
import { IconButton } from '#client/ui/button.tsx'
import { minutesText } from '#domain/measure/minutes.ts'

interface StepTimerProps {
  minutes: number
  /** As people count. */
  step: number
  title: string
  /** The address of the recipe's page. */
  path: string
  /** Which of two dishes of the recipe it is. */
  dish?: string | undefined
  big?: boolean
}

/**
 * A chip with the minutes of a step; pressed, it starts a timer that goes on whatever page is open. Pressed meanwhile it
 * pauses, so that a wet thumb loses nothing; only the cross ends it.
 */
export function StepTimer({ minutes, step, title, path, dish, big = false }: StepTimerProps) {
  const id = timerId({ path, step, dish })
  const { timers, now } = useTimers()
  const start = useStartTimer()
  const timer = timers.find((each) => each.id === id)
  const left = timer ? secondsLeft(timer, now) : null
  const isOver = left !== null && left <= 0
  const isPaused = timer?.endsAt === null
  const chip = useRef<HTMLButtonElement>(null)
  const end = () => {
    chip.current?.focus()
    changeTimer(id, () => undefined)
  }
  const press = () => {
    allowSound()
    if (!timer) start({ title, path, step, dish, seconds: Math.round(minutes * 60) })
    else if (isOver) changeTimer(id, () => undefined)
    else changeTimer(id, pausedOrNot)
  }
  const iconSize = big ? 'size-7' : 'icon'
  return (
    <span className="inline-flex items-center gap-1 print:hidden">
      <button
        ref={chip}
        type="button"
        data-step-timer={big || undefined}
        onClick={press}
        aria-label={labelOf({ minutes, step, left, isPaused })}
        className={clsx(
          'num inline-flex items-center rounded-full border-[1.5px] font-semibold',
          big ? 'min-h-14 gap-3 py-2 pr-6 pl-5 text-3' : 'min-h-11 gap-2 py-1 pr-3.5 pl-2.5 text-ui',
          isOver ? 'border-saffron-ink bg-saffron-wash text-saffron-ink' : 'border-edge bg-sheet hover:bg-well',
          left !== null && !isOver && 'border-ink',
        )}
      >
        {isOver ? (
          <BellRing aria-hidden className={iconSize} />
        ) : isPaused ? (
          <Pause aria-hidden className={clsx(iconSize, 'text-tomato-ink')} />
        ) : (
          <TimerIcon aria-hidden className={clsx(iconSize, 'text-tomato-ink', left !== null && 'animate-pulse')} />
        )}
        {left === null ? minutesText(minutes) : isOver ? 'Time is up' : clockText(left)}
        {isPaused && ', paused'}
      </button>
      {left !== null && !isOver && (
        <IconButton label={`Stop the timer for step ${step}`} onClick={end}>
          <X aria-hidden className="icon" />
        </IconButton>
      )}
    </span>
  )
}

function labelOf({
  minutes,
  step,
  left,
  isPaused,
}: {
  minutes: number
  step: number
  left: number | null
  isPaused: boolean
}): string {
  if (left === null) return `${minutesText(minutes)}: start a timer for step ${step}`
  if (left <= 0) return `Time is up: end the timer for step ${step}`
  return isPaused
    ? `${clockText(left)}, paused: resume the timer for step ${step}`
    : `${clockText(left)} left: pause the timer for step ${step}`
}

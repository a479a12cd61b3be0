import { clsx } from 'clsx'
import { BellRing, Pause, Timer as TimerIcon, X } from 'lucide-react'
import { useRef } from 'react'
import { changeTimer } from '#client/features/cooking/timers/kept-timers.ts'
import { allowSound } from '#client/features/cooking/timers/sound.ts'
import { pausedOrNot, secondsLeft, timerId } from '#client/features/cooking/timers/timer.ts'
import { useStartTimer, useTimers } from '#client/features/cooking/timers/use-timers.ts'
import { clockText, lengthText } from '#client/features/dishes/format.ts'
import { IconButton } from '#client/ui/buttons/button.tsx'

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
  const seconds = Math.round(minutes * 60)
  const length = lengthText(seconds)
  const id = timerId({ path, step, dish, seconds })
  const { timers, now } = useTimers()
  const start = useStartTimer()
  const timer = timers.find((each) => each.id === id)
  const left = timer ? secondsLeft(timer, now) : null
  const isOver = left !== null && left <= 0
  const isPaused = timer?.endsAt === null
  const isOn = left !== null && !isOver
  const Icon = isOver ? BellRing : isOn && !isPaused ? Pause : TimerIcon
  const chip = useRef<HTMLButtonElement>(null)
  const end = () => {
    chip.current?.focus()
    changeTimer(id, () => undefined)
  }
  const press = () => {
    allowSound()
    if (!timer) start({ title, path, step, dish, seconds })
    else changeTimer(id, isOver ? () => undefined : pausedOrNot)
  }
  const iconSize = big ? 'size-7' : 'icon'
  return (
    <span className="inline-flex items-center gap-1.5 noscript:hidden print:hidden">
      <button
        ref={chip}
        type="button"
        data-step-timer={big || undefined}
        onClick={press}
        aria-label={labelOf({ length, step, left, isPaused })}
        className={clsx(
          'num inline-flex items-center rounded-full border-[1.5px] font-semibold',
          big ? 'min-h-14 gap-3 py-2 pr-6 pl-5 text-3' : 'min-h-11 gap-2 py-1 pr-3.5 pl-2.5 text-ui',
          isOver
            ? 'border-saffron-ink bg-saffron-wash text-saffron-ink'
            : isOn
              ? 'border-ink bg-ink text-paper'
              : 'border-edge bg-sheet hover:bg-well',
        )}
      >
        <Icon aria-hidden className={clsx(iconSize, !isOver && !isOn && 'text-tomato-ink')} />
        {left === null ? length : isOver ? 'Time is up' : clockText(left)}
        {isPaused && ', paused'}
      </button>
      {isOn && (
        <IconButton
          label={`Stop the timer for step ${step}, ${length}`}
          onClick={end}
          className={clsx(
            big && 'h-14! w-auto! rounded-full! border-[1.5px] border-edge px-5 text-body font-semibold text-ink!',
          )}
        >
          {big ? 'Stop' : <X aria-hidden className="icon" />}
        </IconButton>
      )}
    </span>
  )
}

function labelOf({
  length,
  step,
  left,
  isPaused,
}: {
  length: string
  step: number
  left: number | null
  isPaused: boolean
}): string {
  if (left === null) return `${length}: start a timer for step ${step}`
  const timer = `the timer for step ${step}, ${length}`
  if (left <= 0) return `Time is up: end ${timer}`
  return isPaused ? `${clockText(left)}, paused: resume ${timer}` : `${clockText(left)} left: pause ${timer}`
}

import { clsx } from 'clsx'
import { Timer as TimerIcon } from 'lucide-react'
import { useRef } from 'react'
import type { StepTime } from '#client/features/cooking/step-times.ts'
import type { TimedStep } from '#client/features/cooking/timers/is-of-step.ts'
import { timerId } from '#client/features/cooking/timers/timer.ts'
import { useStartTimer, useTimers } from '#client/features/cooking/timers/use-timers.ts'
import { lengthText } from '#client/features/dishes/format.ts'
import { useFocusAfter } from '#client/ui/focus/use-focus-after.ts'

/**
 * A time among the words of a step: pressed, it starts its timer. While that runs a second press does nothing, so that a wet thumb that slips loses
 * none of it; it is paused and ended under the words, and then the focus comes back here.
 */
export function TimeInWords({ time: { words, minutes, upTo }, step }: { time: StepTime; step: TimedStep }) {
  const seconds = Math.round(minutes * 60)
  const { timers } = useTimers()
  const start = useStartTimer()
  const button = useRef<HTMLButtonElement>(null)
  const isStarted = timers.some(({ id }) => id === timerId({ ...step, seconds }))
  useFocusAfter(isStarted ? 'started' : 'ready', () => button.current)
  const name = upTo === undefined ? `Start ${words}` : `Start ${words}: rings after ${lengthText(seconds)}`
  return (
    <button
      ref={button}
      type="button"
      data-step-timer={isStarted ? undefined : true}
      aria-disabled={isStarted}
      aria-label={isStarted ? `${words}: started` : name}
      onClick={() => isStarted || start({ ...step, seconds })}
      className={clsx(
        'num relative max-w-[calc(100%-0.5em)] rounded-full border-[1.5px] px-[0.35em] text-left leading-[1.2] font-[650] whitespace-normal',
        // of the height of its line, and as easy to hit as any button
        'before:absolute before:inset-x-0 before:top-1/2 before:h-11 before:-translate-y-1/2',
        isStarted ? 'border-ink bg-ink text-paper' : 'border-edge bg-sheet hover:bg-well',
      )}
    >
      <TimerIcon
        aria-hidden
        className={clsx('mr-[0.25em] inline size-[0.85em] align-[-0.08em]', !isStarted && 'text-tomato-ink')}
      />
      {words}
    </button>
  )
}

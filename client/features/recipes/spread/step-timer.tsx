import { clsx } from 'clsx'
import { BellRing, Pause, Timer, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { clockText } from '#client/features/recipes/format.ts'
import { IconButton } from '#client/ui/button.tsx'
import { minutesText } from '#domain/measure/minutes.ts'

/**
 * A chip with the minutes of a step; pressed, it counts them down, and rings and says so at the end. Pressed meanwhile it
 * pauses, so that a wet thumb loses nothing; only the cross ends it.
 */
export function StepTimer({ minutes, step }: { minutes: number; step: number }) {
  const { left, isPaused, start, pause, stop } = useCountdown(minutes * 60)
  const isOver = left === 0
  const chip = useRef<HTMLButtonElement>(null)
  const end = () => {
    chip.current?.focus()
    stop()
  }
  return (
    <span className="inline-flex items-center gap-1 print:hidden">
      <button
        ref={chip}
        type="button"
        onClick={isOver ? stop : left === null || isPaused ? start : pause}
        aria-label={labelOf({ minutes, step, left, isPaused })}
        className={clsx(
          'num inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] py-1 pr-3.5 pl-2.5 text-ui font-semibold',
          isOver ? 'border-saffron-ink bg-saffron-wash text-saffron-ink' : 'border-edge bg-sheet hover:bg-well',
          left !== null && !isOver && 'border-ink',
        )}
      >
        {isOver ? (
          <BellRing aria-hidden className="icon" />
        ) : isPaused ? (
          <Pause aria-hidden className="icon text-tomato-ink" />
        ) : (
          <Timer aria-hidden className={clsx('icon text-tomato-ink', left !== null && 'animate-pulse')} />
        )}
        {left === null ? minutesText(minutes) : isOver ? 'Time is up' : clockText(left)}
        {isPaused && ', paused'}
      </button>
      {left !== null && !isOver && (
        <IconButton label={`Stop the timer of step ${step}`} onClick={end}>
          <X aria-hidden className="icon" />
        </IconButton>
      )}
      <span role="alert" className="sr-only">
        {isOver && `Step ${step}: ${minutesText(minutes)} are over.`}
      </span>
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
  if (left === 0) return `Time is up: end the timer of step ${step}`
  return isPaused
    ? `${clockText(left)}, paused: go on with the timer of step ${step}`
    : `${clockText(left)} left: pause the timer of step ${step}`
}

/** Seconds left, null before it is started. It runs by the clock, so that a sleeping tab does not slow it. */
function useCountdown(seconds: number) {
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [left, setLeft] = useState<number | null>(null)
  const sound = useRef<AudioContext | null>(null)
  useEffect(() => {
    if (endsAt === null) return
    const tick = () => {
      const next = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setLeft(next)
      if (next > 0) return
      clearInterval(timer)
      ring(sound.current)
    }
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [endsAt])
  useEffect(() => () => void sound.current?.close(), [])
  return {
    left,
    isPaused: left !== null && left > 0 && endsAt === null,
    /** From the beginning, or on from where it was paused. */
    start: () => {
      // Browsers let a page sound only if it was asked for by a press.
      sound.current ??= new AudioContext()
      const rest = left ?? seconds
      setLeft(rest)
      setEndsAt(Date.now() + rest * 1000)
    },
    pause: () => setEndsAt(null),
    stop: () => {
      setEndsAt(null)
      setLeft(null)
    },
  }
}

/** Three short tones. */
function ring(sound: AudioContext | null): void {
  if (!sound) return
  for (const at of [0, 0.5, 1]) {
    const tone = sound.createOscillator()
    const volume = sound.createGain()
    tone.frequency.value = 880
    volume.gain.setValueAtTime(0.25, sound.currentTime + at)
    volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + at + 0.4)
    tone.connect(volume).connect(sound.destination)
    tone.start(sound.currentTime + at)
    tone.stop(sound.currentTime + at + 0.4)
  }
}

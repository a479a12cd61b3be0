import type { ReactNode } from 'react'
import { isOfStep, type TimedStep } from '#client/features/cooking/timers/is-of-step.ts'
import { StepTimer } from '#client/features/cooking/timers/step-timer.tsx'
import { useTimers } from '#client/features/cooking/timers/use-timers.ts'
import { lengthText } from '#client/features/dishes/format.ts'

/** Under the words of a step: its one timer, or of several those that were started, each with its time. */
export function StepTimers({
  step,
  only,
  children,
}: {
  step: TimedStep
  /** Minutes of the one timer of the step; 0 for none, and where the words have several times to start. */
  only: number
  children?: ReactNode
}) {
  const { timers } = useTimers()
  const started = timers.filter((timer) => isOfStep(timer, step)).map(({ seconds }) => seconds)
  const shown = [...new Set([...(only > 0 ? [Math.round(only * 60)] : []), ...started])]
  if (shown.length === 0 && !children) return null
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      {shown.map((seconds) => (
        <span key={seconds} className="flex items-center gap-x-3">
          {shown.length > 1 && <span className="num min-w-14 text-ui font-semibold">{lengthText(seconds)}</span>}
          <StepTimer big minutes={seconds / 60} {...step} />
        </span>
      ))}
      {children}
    </div>
  )
}

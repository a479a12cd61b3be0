import { clsx } from 'clsx'
import { type StepTime, timedStretches } from '#client/features/cooking/step-times.ts'
import { TimeInWords } from '#client/features/cooking/time-in-words.tsx'
import type { TimedStep } from '#client/features/cooking/timers/is-of-step.ts'
import { MarkedWords } from '#client/features/dishes/marked-words.tsx'
import type { Ingredient } from '#domain/recipe/recipe.ts'

interface Props {
  children: string
  lines?: readonly Ingredient[]
  /** Times among the words, each of which starts a timer for the step. */
  timed?: { times: readonly StepTime[]; step: TimedStep } | undefined
}

/** What is to be done, large enough for a phone on the counter, what goes into it in bold. */
export function StepWords({ children, lines = none, timed }: Props) {
  return (
    <p
      className={clsx(
        'text-pretty wrap-anywhere',
        // of many words, so that what goes into the step is still seen on a phone
        children.length > 220 ? 'text-[clamp(1.25rem,0.9rem+2.2vw,2.5rem)]' : 'text-[clamp(1.5rem,1rem+2.4vw,3rem)]',
        // room for a thumb between the times of two lines
        timed ? 'leading-[1.7]' : 'leading-[1.35]',
      )}
    >
      {timedStretches(children, timed?.times ?? []).map(({ at, text, time }) =>
        timed && time ? (
          <TimeInWords key={at} time={time} step={timed.step} />
        ) : (
          <MarkedWords key={at} text={text} lines={lines} />
        ),
      )}
    </p>
  )
}

const none: readonly Ingredient[] = []

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
        children.length > 220
          ? 'text-[clamp(1.25rem,0.9rem+2.2vw,2.5rem)]'
          : children.length > 90
            ? 'text-[clamp(1.5rem,1rem+2.4vw,3rem)]'
            : 'text-[clamp(2.25rem,1.75rem+2.1vw,3rem)]',
        'spread:leading-[1.35]',
        // on a phone there is room for a thumb between the times of two lines
        timed ? 'leading-[1.6]' : 'leading-[1.35]',
      )}
    >
      {timedStretches(children, timed?.times ?? []).map(({ at, text, time }, index, all) =>
        timed && time ? (
          // what is punctuated after a time stays with it
          <span key={at} className="whitespace-nowrap">
            <TimeInWords time={time} step={timed.step} />
            {markAt(all[index + 1]?.text)}
          </span>
        ) : (
          <MarkedWords key={at} text={index > 0 ? text.slice(markAt(text).length) : text} lines={lines} />
        ),
      )}
    </p>
  )
}

const markAt = (text = '') => /^[.,;:!?)]*/.exec(text)?.[0] ?? ''

const none: readonly Ingredient[] = []

import { placesOfPlain, plain } from '#domain/plain-text.ts'
import { withoutRemarks } from '#domain/recipe/verify/time/remarks.ts'
import { statedTimes } from '#domain/recipe/verify/time/step-minutes.ts'

interface TimedStep {
  description: string
  time: number
  /** Where it is told apart from waiting, the time was worked out from the words. */
  active?: number | undefined
  waiting?: number | undefined
}

/** A time that the words of a step state, to be started by itself. */
export interface StepTime {
  /** Where its words begin in those of the step. */
  at: number
  words: string
  /** As it is measured once: of '10 to 12 minutes' the 10, of '3 minutes a side' and of '4 minutes a batch' one of them. */
  minutes: number
  /** The upper end of a range. */
  upTo?: number
}

/** The times that the words of a step state as part of its length, in order, from half a minute on: nobody starts a timer for less. */
export function stepTimes(description: string): StepTime[] {
  return timesOf(description).map(({ at, words, minutes, most }) => ({
    at,
    words,
    minutes,
    ...(most > minutes && { upTo: most }),
  }))
}

/**
 * Minutes for the timer of each step; 0 for none. What its words state: the longest wait, else the longest time ('Bake for 40 minutes, then
 * cool for 10': 40; '18 to 20 minutes': 18). A step whose words state none has a timer for what is waited for, or for the minutes that its cook gave it.
 */
export function stepTimers(steps: readonly TimedStep[]): number[] {
  return steps.map(({ description, time, active, waiting = 0 }) => {
    const stated = timesOf(description)
    const waits = stated.filter(({ keepsHands }) => !keepsHands)
    const longest = Math.max(0, ...(waits.length > 0 ? waits : stated).map(({ minutes }) => minutes))
    return longest > 0 ? longest : timed(waiting > 0 ? waiting : active === undefined ? time : 0)
  })
}

function timesOf(description: string) {
  const text = plain(description)
  const place = placesOfPlain(description)
  return statedTimes(withoutRemarks(text)).flatMap(({ at, end, least, most, keepsHands }) =>
    least < shortest
      ? []
      : [
          {
            at: place(at),
            words: description.slice(place(at), place(end)),
            minutes: timed(least),
            most: timed(most),
            keepsHands,
          },
        ],
  )
}

/** To the second. */
const timed = (minutes: number) => Math.min(Math.round(minutes * 60) / 60, mostMinutes)

/** Half a minute. */
const shortest = 0.5
/** Two days, as everywhere. */
const mostMinutes = 2880

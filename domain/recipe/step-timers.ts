import { plain } from '#domain/plain-text.ts'
import { statedTimes } from '#domain/recipe/verify/step-minutes.ts'

interface TimedStep {
  description: string
  time: number
  /** Where it is told apart from waiting, the time was worked out from the words. */
  active?: number | undefined
  waiting?: number | undefined
}

/**
 * Minutes for the timer of each step; 0 for none. What its words state: the longest wait, else the longest time ('Bake for 40 minutes, then
 * cool for 10': 40; '18 to 20 minutes': 18). A step whose words state none has a timer for what is waited for, or for the minutes that its cook gave it.
 */
export function stepTimers(steps: readonly TimedStep[]): number[] {
  return steps.map(({ description, time, active, waiting = 0 }) => {
    const stated = statedTimes(plain(description))
    const waits = stated.filter(({ keepsHands }) => !keepsHands)
    const longest = Math.max(0, ...(waits.length > 0 ? waits : stated).map(({ least }) => least))
    const minutes = longest > 0 ? longest : waiting > 0 ? waiting : active === undefined ? time : 0
    return Math.min(Math.round(minutes * 60) / 60, mostMinutes)
  })
}

/** Two days, as everywhere. */
const mostMinutes = 2880

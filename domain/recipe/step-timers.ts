import { statedTimes } from '#domain/recipe/verify/step-minutes.ts'

interface TimedStep {
  description: string
  time: number
  waiting?: number | undefined
}

/**
 * Minutes for the timer of each step; 0 for none. What is waited for where the step says so, else its time; else the longest wait that its words
 * state, else the longest time ('Bake for 40 minutes, then cool for 10': 40).
 */
export function stepTimers(steps: readonly TimedStep[]): number[] {
  return steps.map(({ description, time, waiting = 0 }) => {
    if (waiting > 0 || time > 0) return waiting > 0 ? waiting : time
    const stated = statedTimes(description.toLowerCase())
    const waits = stated.filter(({ keepsHands }) => !keepsHands)
    const longest = Math.max(0, ...(waits.length > 0 ? waits : stated).map(({ minutes }) => minutes))
    return Math.min(Math.round(longest * 60) / 60, mostMinutes)
  })
}

/** Two days, as everywhere. */
const mostMinutes = 2880

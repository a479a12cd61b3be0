import { Worker } from 'node:worker_threads'
import { openWeekLine, type WeekLine, type WeekLineSettings } from '#server/kitchen/week-line.ts'

/** Plans weeks, each in its turn. What is done in a moment has a line of its own, with its own thread: it never waits behind a plan. */
export type WeekPlanner = WeekLine
export type WeekPlannerSettings = Partial<WeekLineSettings>

/** Up to two threads, each started with the first task that needs it. */
export function openWeekPlanner({
  deadlineMs = 180_000,
  mostWaiting = 8,
  mostWaitingOfOne = 3,
  startThread = () => new Worker(new URL('./week-thread.ts', import.meta.url)),
}: WeekPlannerSettings = {}): WeekPlanner {
  const settings = { mostWaiting, mostWaitingOfOne, startThread }
  const plans = openWeekLine({ ...settings, deadlineMs })
  const swaps = openWeekLine({ ...settings, deadlineMs: Math.min(deadlineMs, deadlineOfSwapMs) })
  return {
    ask: (name, given, hearing) => (name === 'swap' ? swaps : plans).ask(name, given, hearing),
    async close() {
      await Promise.all([plans.close(), swaps.close()])
    },
  }
}

/** A swap is solved within two seconds; its thread may have to start first, beside a plan that takes a core. */
const deadlineOfSwapMs = 30_000

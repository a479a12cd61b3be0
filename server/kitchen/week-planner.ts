import { Worker } from 'node:worker_threads'
import type { KitchenData } from '#domain/food/kitchen-data.ts'
import { type SentData, sentData } from '#server/kitchen/sent-data.ts'
import { openWeekLine, type WeekLine, type WeekLineSettings } from '#server/kitchen/week-line.ts'

/** Plans weeks, each in its turn. What is done in a moment has a line of its own, with its own thread: it never waits behind a plan. */
export type WeekPlanner = WeekLine
export interface OpenWeekPlanner extends WeekPlanner {
  /** Has every plan that begins from now on cost what these data say. */
  take(data: KitchenData): void
}
export type WeekPlannerSettings = Partial<Omit<WeekLineSettings, 'data'>> & {
  /** A swap is solved within a second; its thread may have to start first, beside a plan that takes a core. */
  readonly swapDeadlineMs?: number
}

/** Up to two threads, each started with the first task that needs it, which come after the server's like those of the kitchen. */
export function openWeekPlanner({
  deadlineMs = 180_000,
  swapDeadlineMs = Math.min(deadlineMs, 30_000),
  mostWaiting = 8,
  mostWaitingOfOne = 3,
  startThread = () => new Worker(new URL('./week-thread.ts', import.meta.url), { resourceLimits }),
}: WeekPlannerSettings = {}): OpenWeekPlanner {
  let data: SentData | undefined
  const settings = { mostWaiting, mostWaitingOfOne, startThread, data: () => data }
  const plans = openWeekLine({ ...settings, deadlineMs })
  const swaps = openWeekLine({ ...settings, deadlineMs: swapDeadlineMs })
  return {
    ask: (name, given, hearing) => (name === 'swap' ? swaps : plans).ask(name, given, hearing),
    take(fresh) {
      // what was never set need not be sent
      if (fresh.edition > 0 || data) data = sentData(fresh)
    },
    async close() {
      await Promise.all([plans.close(), swaps.close()])
    },
  }
}

/** As much as a thread of the kitchen has; what the solver takes is no part of it. */
const resourceLimits = { maxOldGenerationSizeMb: 512 }

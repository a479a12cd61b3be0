import { Worker } from 'node:worker_threads'
import { openWeekPlanner, type WeekPlanner, type WeekPlannerSettings } from '#server/kitchen/week-planner.ts'

/**
 * A planner whose thread ends with its first plan: it leaves, an error is caught by nobody, its solver fails, or it never comes back. Until
 * then all of it is real.
 */
export function dyingPlanner(how: Ending, settings: WeekPlannerSettings = {}): WeekPlanner {
  return openWeekPlanner({ ...settings, startThread: () => dyingThread(how) })
}

export function dyingThread(how: Ending): Worker {
  return new Worker(new URL('./dying-week-thread.ts', import.meta.url), { workerData: how })
}

type Ending = 'exit' | 'throw' | 'fail' | 'hang'

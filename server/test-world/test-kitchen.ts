import { type OpenKitchen, openKitchen } from '#server/kitchen/kitchen.ts'
import { type OpenWeekPlanner, openWeekPlanner } from '#server/kitchen/week-planner.ts'
import { quietLog } from '#server/test-world/log.ts'

let kitchen: OpenKitchen | undefined
let weekPlanner: OpenWeekPlanner | undefined

/**
 * One kitchen for all files of a test process: its thread takes a second to start, and keeps no process alive. On a busy machine the thread,
 * which comes behind all others, may stand still for seconds: whoever waits is not sent away.
 */
export function testKitchen(): OpenKitchen {
  const patient = { deadlineMs: 300_000, patienceMs: 300_000, mostWaiting: 2000, mostWaitingOfOne: 2000 }
  kitchen ??= openKitchen({ threads: 1, ...patient }, quietLog)
  return kitchen
}

/** The same for plans. */
export function testWeekPlanner(): OpenWeekPlanner {
  weekPlanner ??= openWeekPlanner({ deadlineMs: 300_000, swapDeadlineMs: 300_000 })
  return weekPlanner
}

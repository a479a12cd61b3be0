import type { AppContext } from '#server/context.ts'
import { restorable } from '#server/features/cooked/change-diary.ts'
import { sweepCooked } from '#server/features/recipes/store.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'

export function cookedJobs({ database, now }: Pick<AppContext, 'database' | 'now'>): Pick<JobHandlers, 'sweep-cooked'> {
  return { 'sweep-cooked': () => sweepCooked(database, new Date(now().getTime() - restorable)) }
}

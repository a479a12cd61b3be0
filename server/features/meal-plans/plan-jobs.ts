import type { AppContext } from '#server/context.ts'
import { sweepPlans } from '#server/features/meal-plans/store.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'

export function planJobs({ database, now }: Pick<AppContext, 'database' | 'now'>): Pick<JobHandlers, 'sweep-plans'> {
  return { 'sweep-plans': () => sweepPlans(database, now()) }
}

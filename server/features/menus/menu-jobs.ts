import type { AppContext } from '#server/context.ts'
import { sweepMenus } from '#server/features/menus/store.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'

export function menuJobs({ database, now }: Pick<AppContext, 'database' | 'now'>): Pick<JobHandlers, 'sweep-menus'> {
  return { 'sweep-menus': () => sweepMenus(database, now()) }
}

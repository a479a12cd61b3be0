import type { AppContext } from '#server/context.ts'
import { addUpCounts } from '#server/features/admin/counts.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'

export function adminJobs({ database }: Pick<AppContext, 'database'>): Pick<JobHandlers, 'add-up-counts'> {
  return { 'add-up-counts': () => addUpCounts(database) }
}

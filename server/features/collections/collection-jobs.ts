import type { AppContext } from '#server/context.ts'
import { sweepCollections } from '#server/features/collections/store.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'

export function collectionJobs({
  database,
  now,
}: Pick<AppContext, 'database' | 'now'>): Pick<JobHandlers, 'sweep-collections'> {
  return { 'sweep-collections': () => sweepCollections(database, now()) }
}

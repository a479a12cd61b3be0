import type { AppContext } from '#server/context.ts'
import { undoable } from '#server/features/shopping/own-list.ts'
import { sweepLists } from '#server/features/shopping/rows/kept-lists.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'

export function shoppingJobs({
  database,
  now,
}: Pick<AppContext, 'database' | 'now'>): Pick<JobHandlers, 'sweep-lists'> {
  return { 'sweep-lists': () => sweepLists(database, new Date(now().getTime() - undoable)) }
}

import type { AppContext } from '#server/context.ts'
import { undoable } from '#server/features/at-home/own-stock.ts'
import { sweepAtHome } from '#server/features/stock/store.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'

export function atHomeJobs({
  database,
  now,
}: Pick<AppContext, 'database' | 'now'>): Pick<JobHandlers, 'sweep-at-home'> {
  return { 'sweep-at-home': () => sweepAtHome(database, new Date(now().getTime() - undoable)) }
}

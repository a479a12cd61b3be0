import type { AppContext } from '#server/context.ts'
import { insertAuditEntry } from '#server/features/admin/store.ts'

/** Has a job that failed for good tried once more, with its entry of the audit log. False where somebody did so already, or none has failed. */
export function retryJob(
  { database, jobs, now }: Pick<AppContext, 'database' | 'jobs' | 'now'>,
  actorId: string,
  id: string,
): Promise<boolean> {
  return database.transaction(async () => {
    const job = await jobs.retry(id)
    if (!job) return false
    const details = { from: { state: job.state, failure: job.failure }, to: { state: 'retry' } }
    await insertAuditEntry(database, { at: now(), actorId, action: 'retry-job', subjectId: `job ${job.name}`, details })
    return true
  })
}

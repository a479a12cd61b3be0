import { AppError } from '#contract/errors.ts'
import { mostRetried } from '#contract/how-many.ts'
import type { AppContext } from '#server/context.ts'
import { insertAuditEntry } from '#server/features/admin/store.ts'
import { isJobName } from '#server/jobs/policies.ts'

type World = Pick<AppContext, 'database' | 'jobs' | 'now'>

/** Has a job that failed for good tried once more, with its entry of the audit log. False where somebody did so already, or none has failed. */
export function retryJob({ database, jobs, now }: World, actorId: string, id: string): Promise<boolean> {
  return database.transaction(async () => {
    const job = await jobs.retry(id)
    if (!job) return false
    const details = { from: { state: job.state, failure: job.failure }, to: { state: 'retry' } }
    await insertAuditEntry(database, { at: now(), actorId, action: 'retry-job', subjectId: `job ${job.name}`, details })
    return true
  })
}

/**
 * Has the jobs of a kind that failed for good tried once more, `mostRetried` at most, with one entry of the audit log; answers how many, and how many
 * are left. Throws not_found for a kind that there is not.
 */
export function retryKind(
  { database, jobs, now }: World,
  actorId: string,
  name: string,
): Promise<{ retried: number; failed: number }> {
  if (!isJobName(name)) throw new AppError('not_found', 'We can’t find that kind of job.')
  return database.transaction(async () => {
    const outcome = await jobs.retryKind(name, mostRetried)
    if (outcome.retried === 0) return outcome
    const details = { from: { state: 'failed' }, to: { state: 'retry' }, jobs: outcome.retried }
    await insertAuditEntry(database, { at: now(), actorId, action: 'retry-jobs', subjectId: `job ${name}`, details })
    return outcome
  })
}

import { AppError } from '#contract/errors.ts'
import { mostRetried } from '#contract/how-many.ts'
import type { AppContext } from '#server/context.ts'
import { insertAuditEntry } from '#server/features/audit/store.ts'
import type { JobName } from '#server/jobs/job-table.ts'
import type { ListedJob } from '#server/jobs/jobs.ts'
import { isJobName } from '#server/jobs/policies.ts'

type World = Pick<AppContext, 'database' | 'jobs' | 'now'>

/** Has a job that failed for good tried once more, with its entry of the audit log. False where somebody did so already, or none has failed. */
export function retryJob(world: World, actorId: string, id: string): Promise<boolean> {
  return withOne(world, actorId, 'retry-job', 'retry', () => world.jobs.retry(id))
}

/** The same for one that nobody wants tried again: it is forgotten. */
export function dismissJob(world: World, actorId: string, id: string): Promise<boolean> {
  return withOne(world, actorId, 'dismiss-job', 'dismissed', () => world.jobs.dismiss(id))
}

/**
 * Has the jobs of a kind that failed for good tried once more, `mostRetried` at most, with one entry of the audit log; answers how many, and how many
 * are left. Throws not_found for a kind that there is not.
 */
export function retryKind(world: World, actorId: string, name: string) {
  return withKind(world, actorId, name, 'retry-jobs', 'retry', async (kind) => {
    const outcome = await world.jobs.retryKind(kind, mostRetried)
    return { outcome, jobs: outcome.retried }
  })
}

/** The same for those that nobody wants tried again. */
export function dismissKind(world: World, actorId: string, name: string) {
  return withKind(world, actorId, name, 'dismiss-jobs', 'dismissed', async (kind) => {
    const outcome = await world.jobs.dismissKind(kind, mostRetried)
    return { outcome, jobs: outcome.dismissed }
  })
}

function withOne(
  { database, now }: World,
  actorId: string,
  action: 'retry-job' | 'dismiss-job',
  state: string,
  act: () => Promise<ListedJob | undefined>,
): Promise<boolean> {
  return database.transaction(async () => {
    const job = await act()
    if (!job) return false
    const details = { from: { state: job.state, failure: job.failure }, to: { state } }
    await insertAuditEntry(database, { at: now(), actorId, action, subjectId: `job ${job.name}`, details })
    return true
  })
}

async function withKind<Outcome>(
  { database, now }: World,
  actorId: string,
  name: string,
  action: 'retry-jobs' | 'dismiss-jobs',
  state: string,
  act: (kind: JobName) => Promise<{ outcome: Outcome; jobs: number }>,
): Promise<Outcome> {
  if (!isJobName(name)) throw new AppError('not_found', 'We can’t find that kind of job.')
  return database.transaction(async () => {
    const { outcome, jobs } = await act(name)
    if (jobs === 0) return outcome
    const details = { from: { state: 'failed' }, to: { state }, jobs }
    await insertAuditEntry(database, { at: now(), actorId, action, subjectId: `job ${name}`, details })
    return outcome
  })
}

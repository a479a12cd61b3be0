import type { JobData, JobName } from '#server/jobs/job-table.ts'

/** What handlers and commands may ask to be done later. */
export interface Jobs {
  /**
   * Adds a job. Inside a transaction it is added with it or not at all. `after` seconds from now; a second job with the same
   * `key` is not added while the first one waits.
   */
  add<N extends JobName>(name: N, data: JobData<N>, options?: { after?: number; key?: string }): Promise<void>
  /** The newest jobs that wait, run or have failed. */
  list(limit: number): Promise<readonly ListedJob[]>
  /** Every kind of job, in the order of the job table. */
  kinds(): Promise<readonly JobKind[]>
  /** A page of the jobs that failed for good, then of those that are tried again by themselves; the newest first. */
  troubled(
    limit: number,
    after?: TroubledPlace,
  ): Promise<{ jobs: readonly ListedJob[]; next: TroubledPlace | undefined }>
  /**
   * Has a job that failed for good tried once more, now, inside a transaction with it or not at all. Of any number of calls one does; answers the
   * job as it was, or undefined where none of this id has failed.
   */
  retry(id: string): Promise<ListedJob | undefined>
  /** The same for the jobs of a kind, so many at most, those first that failed first; answers how many, and how many are left as they were. */
  retryKind(name: JobName, limit: number): Promise<{ retried: number; failed: number }>
  /** Forgets a job that failed for good, inside a transaction with it or not at all; answers as `retry`. */
  dismiss(id: string): Promise<ListedJob | undefined>
  /** The same for the jobs of a kind; as `retryKind`. */
  dismissKind(name: JobName, limit: number): Promise<{ dismissed: number; failed: number }>
  trouble(): Promise<QueueTrouble>
  /** Forgets what was counted over a week ago. */
  tidy(): Promise<void>
  /** Removes what waits for or speaks of a user. */
  forget(userId: string): Promise<void>
}

export interface ListedJob {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly tries: number
  readonly createdAt: Date
  /** What the last try said. */
  readonly failure: string | null
  /** Of one that failed and is tried again by itself. */
  readonly nextTryAt: Date | null
  /** Of one that failed for good. */
  readonly failedAt: Date | null
}

/** What makes a person look. */
export interface QueueTrouble {
  /** Jobs that failed for good and that nobody has had tried again, or dismissed. */
  readonly failed: number
  /** Emails that wait for over half an hour since they are not taken. */
  readonly unsent: number
  /** Jobs that are due for over ten minutes while nobody has begun or done one of their kind, and since when the first of them is due. */
  readonly overdue: number
  readonly overdueSince: Date | null
}

/** Where a page of jobs in trouble goes on: after the job of which this is so. */
export interface TroubledPlace {
  readonly isFailed: boolean
  /** When it was added, in microseconds since 1970: a whole number of up to 16 digits. */
  readonly addedAt: string
  /** A UUID. */
  readonly id: string
}

/** Jobs of one kind. `waiting`: also those that wait for their time, or for another try. `doneLately`: in the last 24 hours. */
export interface JobKind {
  readonly name: string
  readonly waiting: number
  readonly running: number
  readonly failed: number
  readonly doneLately: number
  /** Within a week. */
  readonly lastDoneAt: Date | null
}

/**
 * Who does the jobs: one handler each. `id` is the job's, the same at every try. A handler that throws is tried again with
 * growing pauses, unless it throws a LostCause or `isLastTry` was so.
 */
export type JobHandlers = {
  readonly [N in JobName]: (data: Required<JobData<N>>, id: string, isLastTry?: boolean) => Promise<void>
}

/** Trying again would end the same way. Its message is shown to administrators: no personal data. */
export class LostCause extends Error {
  override readonly name = 'LostCause'
}

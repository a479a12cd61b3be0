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
  /** Removes what waits for or speaks of a user. */
  forget(userId: string): Promise<void>
}

export interface ListedJob {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly tries: number
  readonly createdAt: Date
  readonly failure: string | undefined
}

/**
 * Who does the jobs: one handler each. `id` is the job's, the same at every try. A handler that throws is tried again with
 * growing pauses, unless it throws a LostCause.
 */
export type JobHandlers = { readonly [N in JobName]: (data: Required<JobData<N>>, id: string) => Promise<void> }

/** Trying again would end the same way. Its message is shown to administrators: no personal data. */
export class LostCause extends Error {
  override readonly name = 'LostCause'
}

import type { AppContext } from '#server/context.ts'
import { billingJobs } from '#server/features/billing/billing-jobs.ts'
import { letterJobs } from '#server/features/letters/letter-jobs.ts'
import { ownDataJobs } from '#server/features/own-data/delete-accounts.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'

/** Everything that is done outside a request, by the features that know how. */
export function jobHandlers(context: AppContext): JobHandlers {
  return { ...letterJobs(context), ...billingJobs(context), ...ownDataJobs(context) }
}

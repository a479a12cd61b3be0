import type { AppContext } from '#server/context.ts'
import { paintDish } from '#server/features/pictures/paint-dish.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'

/** What is done about pictures outside a request. */
export function pictureJobs(context: AppContext): Pick<JobHandlers, 'paint-dish'> {
  return { 'paint-dish': ({ userId, recipeId }) => paintDish(context, userId, recipeId) }
}

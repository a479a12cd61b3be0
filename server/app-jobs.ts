import type { AppContext } from '#server/context.ts'
import { adminJobs } from '#server/features/admin/admin-jobs.ts'
import { atHomeJobs } from '#server/features/at-home/at-home-jobs.ts'
import { billingJobs } from '#server/features/billing/billing-jobs.ts'
import { collectionJobs } from '#server/features/collections/collection-jobs.ts'
import { contactJobs } from '#server/features/contact/contact-jobs.ts'
import { cookedJobs } from '#server/features/cooked/cooked-jobs.ts'
import { correctionJobs } from '#server/features/corrections/correction-jobs.ts'
import { priceJobs } from '#server/features/food-prices/price-jobs.ts'
import { letterJobs } from '#server/features/letters/letter-jobs.ts'
import { planJobs } from '#server/features/meal-plans/plan-jobs.ts'
import { menuJobs } from '#server/features/menus/menu-jobs.ts'
import { newsletterJobs } from '#server/features/newsletter/newsletter-jobs.ts'
import { operationsJobs } from '#server/features/operations/operations-jobs.ts'
import { ownDataJobs } from '#server/features/own-data/delete-accounts.ts'
import { pictureJobs } from '#server/features/pictures/picture-jobs.ts'
import { recipeJobs } from '#server/features/recipes/recipe-jobs.ts'
import { shoppingJobs } from '#server/features/shopping/shopping-jobs.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'
import { watchedJobs } from '#server/jobs/watched-jobs.ts'

/** Everything that is done outside a request, by the features that know how. */
export function jobHandlers(context: AppContext): JobHandlers {
  return watchedJobs(context, {
    ...letterJobs(context),
    ...billingJobs(context),
    ...ownDataJobs(context),
    ...recipeJobs(context),
    ...collectionJobs(context),
    ...shoppingJobs(context),
    ...menuJobs(context),
    ...planJobs(context),
    ...atHomeJobs(context),
    ...cookedJobs(context),
    ...pictureJobs(context),
    ...newsletterJobs(context),
    ...contactJobs(context),
    ...correctionJobs(context),
    ...priceJobs(context),
    ...adminJobs(context),
    ...operationsJobs(context),
  })
}

/** What every start of an installation asks for: once, however many processes start. */
export async function addJobsOfStart({ jobs }: Pick<AppContext, 'jobs'>): Promise<void> {
  await jobs.add('refresh-recipes', {}, { key: 'start' })
  await jobs.add('turn-prices', {}, { key: 'start' })
  // what the end of a process has cut off goes on at once
  await jobs.add('send-newsletter', {}, { key: 'start' })
}

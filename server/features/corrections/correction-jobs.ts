import type { AppContext } from '#server/context.ts'
import { changeCorrection, concernedBy, correctionOf, findCorrection } from '#server/features/corrections/store.ts'
import { endRefresh, linesConcerned, refreshConcerned } from '#server/features/recipes/store.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'
import { editionKey } from '#server/kitchen/editions.ts'

type World = Pick<AppContext, 'database' | 'events' | 'kitchen' | 'log'>

export function correctionJobs(
  context: World,
): Pick<JobHandlers, 'count-correction' | 'refresh-corrected' | 'refresh-priced'> {
  const { database, events, kitchen, log } = context
  /** Whoever decided may have ended before they could say so. */
  async function heardOf(edition: number): Promise<void> {
    events.publish(editionKey, String(edition))
    await kitchen.reached(edition)
  }
  return {
    async 'count-correction'({ correctionId }) {
      const found = await findCorrection(database, correctionId)
      if (found?.state !== 'waiting') return
      let recipes = 0
      for await (const some of linesConcerned(context, concernedBy(found)))
        recipes += await kitchen.ask('recipesChanged', correctionOf(found), some)
      await changeCorrection(database, correctionId, { recipes })
    },

    async 'refresh-corrected'({ edition, correctionId }) {
      await heardOf(edition)
      const found = await findCorrection(database, correctionId)
      if (!found) return endRefresh(database, edition)
      const recipes = await refreshConcerned(context, concernedBy(found))
      await endRefresh(database, edition)
      log.info({ correctionId, recipes }, 'Recipes were updated for a correction.')
    },

    async 'refresh-priced'({ edition, food }) {
      await heardOf(edition)
      log.info({ food, recipes: await refreshConcerned(context, { food }) }, 'Recipes were updated for a price change.')
    },
  }
}

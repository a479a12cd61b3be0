import type { AppContext } from '#server/context.ts'
import {
  changeCorrection,
  correctionOf,
  findCorrection,
  type StoredCorrection,
} from '#server/features/corrections/store.ts'
import { linesConcerned, refreshConcerned } from '#server/features/recipes/store.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'
import { editionKey } from '#server/kitchen/editions.ts'

type World = Pick<AppContext, 'database' | 'events' | 'kitchen' | 'log'>

export function correctionJobs(context: World): Pick<JobHandlers, 'count-correction' | 'refresh-corrected'> {
  const { database, events, kitchen, log } = context
  return {
    async 'count-correction'({ correctionId }) {
      const found = await findCorrection(database, correctionId)
      if (found?.state !== 'waiting') return
      let recipes = 0
      for await (const some of linesConcerned(context, concernedBy(found)))
        recipes += await kitchen.ask('recipesChanged', correctionOf(found), some)
      await changeCorrection(database, correctionId, { recipes })
    },

    async 'refresh-corrected'({ edition, ...of }) {
      // whoever decided may have ended before they could say so
      events.publish(editionKey, String(edition))
      await kitchen.reached(edition)
      const concerned = 'food' in of ? of : await concernedIn(database, of.correctionId)
      if (!concerned) return
      const refreshed = await refreshConcerned(context, concerned)
      log.info({ ...of, recipes: refreshed }, 'Recipes have figures by what was set.')
    },
  }
}

async function concernedIn(database: World['database'], correctionId: number) {
  const found = await findCorrection(database, correctionId)
  return found && concernedBy(found)
}

function concernedBy({ kind, words, food }: StoredCorrection) {
  return kind === 'food' ? { words } : { food }
}

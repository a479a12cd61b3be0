import type { AppContext } from '#server/context.ts'
import { sendAlert } from '#server/features/letters/store.ts'
import { lookAfter } from '#server/features/operations/look-after.ts'
import { openAlerts } from '#server/features/operations/store.ts'
import { tryNewestBackup } from '#server/features/operations/try-newest.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'

export function operationsJobs(context: AppContext): Pick<JobHandlers, 'look-after' | 'send-alert' | 'try-restore'> {
  const { config, database } = context
  return {
    'look-after': () => lookAfter(context),

    async 'send-alert'({ cause, to }, id) {
      const email = config.adminEmails[to]
      const alert = (await openAlerts(database)).find((each) => each.cause === cause)
      // the settings have changed, or it is over
      if (email === undefined || !alert) return
      await sendAlert(context, id, email, alert)
    },

    async 'try-restore'() {
      await tryNewestBackup(context)
      await lookAfter(context)
    },
  }
}

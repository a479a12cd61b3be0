import { type AlertCause, deskCauses } from '#contract/desk/alerts.ts'
import type { AppContext } from '#server/context.ts'
import { administratorEmail } from '#server/features/accounts/store.ts'
import { sendAlerts } from '#server/features/letters/store.ts'
import { lookAfter } from '#server/features/operations/look-after.ts'
import { openAlerts } from '#server/features/operations/store.ts'
import { tryNewestBackup } from '#server/features/operations/try-newest.ts'
import type { JobHandlers } from '#server/jobs/jobs.ts'

export function operationsJobs(context: AppContext): Pick<JobHandlers, 'look-after' | 'send-alert' | 'try-restore'> {
  const { config, database } = context
  return {
    'look-after': () => lookAfter(context),

    async 'send-alert'({ cause, to }, id) {
      const email = typeof to === 'number' ? config.adminEmails[to] : await administratorEmail(database, to)
      const causes: readonly AlertCause[] = cause === 'desk' ? deskCauses : [cause]
      const alerts = (await openAlerts(database)).filter((each) => causes.includes(each.cause))
      // the settings or the roles have changed, or it is over
      if (email === undefined || alerts.length === 0) return
      await sendAlerts(context, id, email, alerts)
    },

    async 'try-restore'() {
      await tryNewestBackup(context)
      await lookAfter(context)
    },
  }
}

import { type AlertCause, alertCauses } from '#contract/alerts.ts'
import type { AppContext } from '#server/context.ts'
import { backupTrouble, keptBackups } from '#server/features/operations/backups.ts'
import { endAlerts, keptTrials, raiseAlert } from '#server/features/operations/store.ts'

type World = Pick<AppContext, 'config' | 'database' | 'jobs' | 'now'>

/** A process that cannot listen says so each minute. */
const silentFor = 3 * 60 * 1000

/** Looks whether something needs a person, and has them told. What is over ends. */
export async function lookAfter(context: World): Promise<void> {
  const { database, jobs, now } = context
  const found = await findTrouble(context)
  for (const [cause, count] of found) await raise(context, cause, count)
  const over = alertCauses.filter((cause) => cause !== 'not-listening' && !found.has(cause))
  await endAlerts(database, over, now())
  await endAlerts(database, ['not-listening'], now(), new Date(now().getTime() - silentFor))
  await jobs.tidy()
}

/** Notes that something needs a person; everybody in ADMIN_EMAILS gets an email, once a day for each cause. */
export function raise({ config, database, jobs, now }: World, cause: AlertCause, count: number): Promise<void> {
  return database.transaction(async () => {
    if (!(await raiseAlert(database, cause, count, now()))) return
    for (const to of config.adminEmails.keys()) await jobs.add('send-alert', { cause, to })
  })
}

/** What every process would find; how many jobs, emails or days it is about. */
async function findTrouble({ config, database, jobs, now }: World): Promise<Map<AlertCause, number>> {
  const found = new Map<AlertCause, number>()
  const { failed, unsent } = await jobs.trouble()
  if (failed > 0) found.set('failed-jobs', failed)
  if (unsent > 0) found.set('unsent-emails', unsent)
  if (config.database.kind !== 'embedded') return found
  const kept = await keptBackups(config)
  const days = backupTrouble(kept, now(), process.uptime())
  if (days !== undefined) found.set('backup-old', days)
  const [lastTrial] = await keptTrials(database)
  if (!lastTrial || lastTrial.failure === null) return found
  found.set('restore-failed', 1)
  // nobody waits a week to hear that a newer one is good
  if (kept[0] && kept[0].name !== lastTrial.backup) await jobs.add('try-restore', {}, { key: kept[0].name })
  return found
}

import { type AlertCause, alertCauses, type DeskCause, deskCauses, type TroubleCause } from '#contract/alerts.ts'
import type { AppContext } from '#server/context.ts'
import { confirmedAdministrators } from '#server/features/accounts/store.ts'
import { mendedLately } from '#server/features/billing/store.ts'
import { countOpenReports } from '#server/features/community/store.ts'
import { countUnanswered } from '#server/features/contact/store.ts'
import { countWaitingCorrections } from '#server/features/corrections/store.ts'
import { newsletterTrouble } from '#server/features/newsletter/store.ts'
import { backupTrouble, keptBackups } from '#server/features/operations/backups.ts'
import { endAlerts, keptTrials, raiseAlerts } from '#server/features/operations/store.ts'

type World = Pick<AppContext, 'config' | 'database' | 'jobs' | 'now'>
type Found<C extends AlertCause> = Map<C, number>
type NewsletterTrouble = Awaited<ReturnType<typeof newsletterTrouble>>

/** A process that cannot listen says so each minute. */
const silentFor = 3 * 60 * 1000

/** Looks whether something needs a person, and has them told. What is over ends. */
export async function lookAfter(context: World): Promise<void> {
  const { database, jobs, now } = context
  const newsletter = await newsletterTrouble(database, now())
  const [trouble, desk] = await Promise.all([findTrouble(context, newsletter), findWaiting(context, newsletter)])
  for (const [cause, count] of trouble) await raise(context, cause, count)
  if (desk.size > 0) await tellOf(context, 'desk', deskCauses, desk)
  const found = new Set<AlertCause>([...trouble.keys(), ...desk.keys()])
  const over = alertCauses.filter((cause) => cause !== 'not-listening' && !found.has(cause))
  await endAlerts(database, over, now())
  await endAlerts(database, ['not-listening'], now(), new Date(now().getTime() - silentFor))
  await jobs.tidy()
}

/** Notes that something is wrong; administrators get an email, once a day for each cause. */
export function raise(context: World, cause: TroubleCause, count: number): Promise<void> {
  return tellOf(context, cause, [cause], new Map([[cause, count]]))
}

/** Everybody in ADMIN_EMAILS is told, and every administrator whose address is confirmed, each once. */
function tellOf(
  { config, database, jobs, now }: World,
  cause: TroubleCause | 'desk',
  group: readonly AlertCause[],
  found: Found<AlertCause>,
): Promise<void> {
  return database.transaction(async () => {
    if (!(await raiseAlerts(database, group, found, now()))) return
    const others = await confirmedAdministrators(database, config.adminEmails)
    for (const to of [...config.adminEmails.keys(), ...others]) await jobs.add('send-alert', { cause, to })
  })
}

/** What every process would find wrong, with how much of it. */
async function findTrouble(
  { config, database, jobs, now }: World,
  newsletter: NewsletterTrouble,
): Promise<Found<TroubleCause>> {
  const { failed, unsent } = await jobs.trouble()
  const found = counted<TroubleCause>({
    'failed-jobs': failed,
    'unsent-emails': unsent,
    'newsletter-interrupted': newsletter.interrupted,
    'newsletter-unknown': newsletter.unknown,
    'payments-mended': await mendedLately(database, now()),
  })
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

/** What waits for somebody, with how much of it. */
async function findWaiting({ config, database }: World, { drafts }: NewsletterTrouble): Promise<Found<DeskCause>> {
  const [reports, corrections, messages] = await Promise.all([
    config.community ? countOpenReports(database) : 0,
    countWaitingCorrections(database),
    countUnanswered(database),
  ])
  return counted<DeskCause>({
    'issue-waiting': drafts,
    'open-reports': reports,
    'waiting-corrections': corrections,
    'unanswered-messages': messages,
  })
}

function counted<C extends AlertCause>(counts: Partial<Record<C, number>>): Found<C> {
  const given = Object.entries(counts) as [C, number][]
  return new Map(given.filter(([, count]) => count > 0))
}

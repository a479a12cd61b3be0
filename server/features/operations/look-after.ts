import { type AlertCause, alertCauses, type DeskCause, deskCauses, type TroubleCause } from '#contract/desk/alerts.ts'
import type { Alert } from '#contract/desk/operations.ts'
import type { AppContext } from '#server/context.ts'
import { confirmedAdministrators } from '#server/features/accounts/store.ts'
import { mendedLately } from '#server/features/billing/store.ts'
import { countOpenReports } from '#server/features/community/store.ts'
import { countUnanswered } from '#server/features/contact/store.ts'
import { countWaitingCorrections } from '#server/features/corrections/store.ts'
import { newsletterTrouble } from '#server/features/newsletter/store.ts'
import { archiveOf, isFailing } from '#server/features/operations/archive.ts'
import { backupTrouble, keptBackups } from '#server/features/operations/backups.ts'
import { endAlerts, keptTrials, openAlerts, raiseAlerts } from '#server/features/operations/store.ts'
import type { QueueTrouble } from '#server/jobs/jobs.ts'

type World = Pick<AppContext, 'config' | 'database' | 'jobs' | 'now'>
type Found<C extends AlertCause> = Map<C, number>
type NewsletterTrouble = Awaited<ReturnType<typeof newsletterTrouble>>

/** A process that cannot listen says so each minute. */
const silentFor = 3 * 60 * 1000
const tenMinutes = 10 * 60 * 1000

/** Looks whether something needs a person, and has them told. What is over ends. */
export async function lookAfter(context: World): Promise<void> {
  const { database, jobs, now } = context
  const { trouble, desk } = await find(context)
  for (const [cause, count] of trouble) await raise(context, cause, count)
  if (desk.size > 0) await tellOf(context, 'desk', deskCauses, desk)
  const found = new Set<AlertCause>([...trouble.keys(), ...desk.keys()])
  const over = alertCauses.filter((cause) => cause !== 'not-listening' && !found.has(cause))
  await endAlerts(database, over, now())
  await endAlerts(database, ['not-listening'], now(), new Date(now().getTime() - silentFor))
  if (trouble.has('restore-failed')) await tryNewer(context)
  await jobs.tidy()
}

/**
 * What needs a person just now: of what the last look has found whatever is still so, and besides that the queue stands still, which stops the looks too.
 */
export async function presentAlerts(context: World): Promise<Alert[]> {
  const [open, { trouble, desk, overdueSince }] = await Promise.all([openAlerts(context.database), find(context)])
  const counts = new Map<AlertCause, number>([...trouble, ...desk])
  const present = open.flatMap((alert) => {
    const count = alert.cause === 'not-listening' ? alert.count : counts.get(alert.cause)
    return count === undefined ? [] : [{ ...alert, count }]
  })
  const stalled = trouble.get('queue-stalled')
  if (stalled === undefined || present.some(({ cause }) => cause === 'queue-stalled')) return present
  return [{ cause: 'queue-stalled', count: stalled, since: overdueSince!.toISOString() }, ...present]
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

async function find(context: World) {
  const [queue, newsletter] = await Promise.all([
    context.jobs.trouble(),
    newsletterTrouble(context.database, context.now()),
  ])
  const [trouble, desk] = await Promise.all([findTrouble(context, queue, newsletter), findWaiting(context, newsletter)])
  return { trouble, desk, overdueSince: queue.overdueSince }
}

/** What every process would find wrong, with how much of it. */
async function findTrouble(
  { config, database, now }: World,
  { failed, unsent, overdue }: QueueTrouble,
  newsletter: NewsletterTrouble,
): Promise<Found<TroubleCause>> {
  const found = counted<TroubleCause>({
    // whoever was just started may have slept, and begins now
    'queue-stalled': process.uptime() * 1000 < tenMinutes ? 0 : overdue,
    'failed-jobs': failed,
    'unsent-emails': unsent,
    'newsletter-interrupted': newsletter.interrupted,
    'newsletter-unknown': newsletter.unknown,
    'payments-mended': await mendedLately(database, now()),
  })
  const archive = await archiveOf(database)
  if (archive && isFailing(archive)) found.set('archive-failing', 1)
  if (config.database.kind !== 'embedded') return found
  const kept = await keptBackups(config)
  const days = backupTrouble(kept, now(), process.uptime())
  if (days !== undefined) found.set('backup-old', days)
  const [lastTrial] = await keptTrials(database)
  if (lastTrial && lastTrial.failure !== null) found.set('restore-failed', 1)
  return found
}

/** Nobody waits a week to hear that a newer backup than the one that failed is good. */
async function tryNewer({ config, database, jobs }: World): Promise<void> {
  const [[newest], [lastTrial]] = await Promise.all([keptBackups(config), keptTrials(database)])
  if (newest && newest.name !== lastTrial?.backup) await jobs.add('try-restore', {}, { key: newest.name })
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

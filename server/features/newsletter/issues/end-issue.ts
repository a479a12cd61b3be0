import { newsletterDeliveryDays } from '#contract/how-long.ts'
import type { AppContext } from '#server/context.ts'
import {
  countDeliveries,
  deleteDeliveries,
  issuesEndedBefore,
  stopDeliveries,
} from '#server/features/newsletter/issues/delivery-store.ts'
import { changeIssue, keepCounts, lockIssue, type StoredIssue } from '#server/features/newsletter/issues/issue-store.ts'

type World = Pick<AppContext, 'database' | 'log' | 'now'>

/** Everybody has it who is to have it. */
export async function finishIssue({ database, now }: World, id: number): Promise<void> {
  await database.transaction(async () => {
    const end = { state: 'sent', finishedAt: now(), trouble: null } as const
    const issue = await changeIssue(database, id, { states: ['sending'] }, end)
    if (issue) await keepCountsOf({ database }, issue)
  })
}

/** Its sending goes on later: the mail server is in trouble, or has asked for time. */
export async function interruptIssue(
  { database, log }: World,
  id: number,
  { code, until }: { code: string; until: Date },
): Promise<void> {
  log.warn({ issue: id, code, until }, 'Sending a newsletter was interrupted and will resume later.')
  await changeIssue(database, id, { states: ['sending'] }, { trouble: code, scheduledAt: until })
}

/** Nobody else gets it; what is being handed over just now still arrives. In a transaction. */
export async function endIssue({ database, now }: Pick<World, 'database' | 'now'>, id: number): Promise<void> {
  await changeIssue(database, id, { states: ['sending'] }, { state: 'stopped', finishedAt: now(), trouble: null })
  await stopDeliveries(database, id, now())
}

/** Forgets what became of each email of an issue that ended a year ago; how many fared how stays. */
export async function forgetDeliveries({ database, now }: Pick<World, 'database' | 'now'>): Promise<void> {
  const day = new Date(now().getTime() - newsletterDeliveryDays * 24 * 60 * 60 * 1000)
  for (const issue of await issuesEndedBefore(database, day))
    await database.transaction(async () => {
      const held = await lockIssue(database, issue.id)
      if (held && !held.counts) await keepCountsOf({ database }, held)
      await deleteDeliveries(database, issue.id)
    })
}

/** As the emails are now; the issue is held, so that no report is counted meanwhile. */
async function keepCountsOf({ database }: Pick<World, 'database'>, issue: StoredIssue): Promise<void> {
  const counts = (await countDeliveries(database, [issue])).get(issue.id)
  if (counts) await keepCounts(database, issue.id, counts)
}

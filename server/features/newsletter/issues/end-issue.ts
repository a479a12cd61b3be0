import { newsletterDeliveryDays } from '#contract/how-long.ts'
import type { AppContext } from '#server/context.ts'
import {
  countDeliveries,
  deleteDeliveries,
  issuesEndedBefore,
  stopDeliveries,
} from '#server/features/newsletter/issues/delivery-store.ts'
import { changeIssue, keepCounts } from '#server/features/newsletter/issues/issue-store.ts'

type World = Pick<AppContext, 'database' | 'log' | 'now'>

/** Everybody has it who is to have it. */
export async function finishIssue({ database, now }: World, id: number): Promise<void> {
  await database.transaction(async () => {
    await changeIssue(database, id, { states: ['sending'] }, { state: 'sent', finishedAt: now(), trouble: null })
    await keepCountsOf({ database }, id)
  })
}

/** Its sending goes on later: the mail server is in trouble, or has asked for time. */
export async function interruptIssue(
  { database, log }: World,
  id: number,
  { code, until }: { code: string; until: Date },
): Promise<void> {
  log.warn({ issue: id, code, until }, 'The sending of a newsletter goes on later.')
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
  for (const id of await issuesEndedBefore(database, day))
    await database.transaction(async () => {
      await keepCountsOf({ database }, id)
      await deleteDeliveries(database, id)
    })
}

/** As the emails are now. */
async function keepCountsOf({ database }: Pick<World, 'database'>, id: number): Promise<void> {
  const counts = (await countDeliveries(database, [id])).get(id)
  if (counts) await keepCounts(database, id, counts)
}

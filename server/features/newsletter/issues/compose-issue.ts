import type { AppContext } from '#server/context.ts'
import { insertAuditEntry } from '#server/features/admin/store.ts'
import {
  countConfirmed,
  deleteUnread,
  insertIssue,
  type StoredIssue,
} from '#server/features/newsletter/issues/issue-store.ts'

type World = Pick<AppContext, 'database' | 'kitchen' | 'now'>

/**
 * Has the kitchen compose the issue of the coming week, as a draft that waits for an administrator; it takes the place of an earlier one that nobody
 * has touched. `actorId`: whoever asked for it, if not the clock.
 */
export async function composeIssue({ database, kitchen, now }: World, actorId?: string): Promise<StoredIssue> {
  const words = await kitchen.ask('weeklyIssue', nextMonday(now()))
  return database.transaction(async () => {
    await deleteUnread(database)
    const issue = await insertIssue(database, { ...words, author: 'kitchen' }, now())
    const entry = {
      action: 'compose-newsletter',
      subjectId: `newsletter ${issue.id}`,
      details: { subject: issue.subject },
    }
    if (actorId !== undefined) await insertAuditEntry(database, { at: now(), actorId, ...entry })
    return issue
  })
}

/** The same by the clock, where there is anybody to read it. */
export async function composeWeekly(world: World): Promise<void> {
  if ((await countConfirmed(world.database)) > 0) await composeIssue(world)
}

/** 'YYYY-MM-DD': the day on which the week begins that an issue is for. */
function nextMonday(now: Date): string {
  const days = (8 - now.getUTCDay()) % 7 || 7
  return new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

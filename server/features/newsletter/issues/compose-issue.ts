import type { AuditAction, AuditDetails } from '#contract/desk/audit.ts'
import type { AppContext } from '#server/context.ts'
import { differenceOf } from '#server/features/audit/store.ts'
import { auditIssue, issueState } from '#server/features/newsletter/issues/audit-issue.ts'
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
    const replaced = await deleteUnread(database)
    const issue = await insertIssue(database, { ...words, author: 'kitchen' }, now())
    if (actorId === undefined) return issue
    const tell = (action: AuditAction, of: StoredIssue, details?: Pick<AuditDetails, 'from' | 'to'>) =>
      auditIssue({ database, now }, { id: actorId }, action, of, details)
    for (const each of replaced) await tell('replace-newsletter', each, differenceOf(issueState(each), {}))
    await tell('compose-newsletter', issue, differenceOf({}, issueState(issue)))
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

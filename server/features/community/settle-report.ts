import { AppError } from '#contract/errors.ts'
import type { QueuedReport } from '#contract/moderation.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { differenceOf, insertAuditEntry } from '#server/features/admin/store.ts'
import { hideComment } from '#server/features/community/comment-store.ts'
import {
  findReport,
  hideRecipe,
  holdReport,
  type StoredReport,
  settleReports,
  suspendCook,
} from '#server/features/community/report-store.ts'

/** Hides what was reported, or lets it stand, and settles what waits about it; written down with before and after. Throws not_found. */
export function settleReport(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  actor: Pick<UserRow, 'id'>,
  id: number,
  isHidden: boolean,
): Promise<QueuedReport> {
  return database.transaction(async () => {
    const report = await holdReport(database, id)
    const before = found(report && (await findReport(database, id)))
    // what the cook has hidden is an administrator's from then on
    if (isHidden || before.isHidden) await hide(database, report!, isHidden, now())
    await settleReports(database, report!, now())
    const state = ({ settledAt }: QueuedReport, hidden: boolean) => ({
      isHidden: hidden,
      isSettled: settledAt !== null,
    })
    const difference = differenceOf(state(before, before.isHidden), { isHidden, isSettled: true })
    if (difference) {
      const action = `settle-report-of-${before.kind}` as const
      const details = { ...difference, report: id }
      await insertAuditEntry(database, { at: now(), actorId: actor.id, action, subjectId: before.userId, details })
    }
    return found(await findReport(database, id))
  })
}

async function hide(db: Db, report: StoredReport, isHidden: boolean, now: Date): Promise<void> {
  const { recipeId, commentId, cookId } = report
  const since = isHidden ? now : null
  if (recipeId !== null) await hideRecipe(db, recipeId, since)
  if (cookId !== null) await suspendCook(db, cookId, since)
  if (commentId !== null) await hideComment(db, commentId, 'administrator', isHidden, now)
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found', 'We can’t find that report.')
  return value
}

import type { Shown } from '#contract/community/community-views.ts'
import type { QueuedReport } from '#contract/community/moderation.ts'
import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { differenceOf, insertAuditEntry } from '#server/features/audit/store.ts'
import { findReport, holdReport, settleReports } from '#server/features/community/report-store.ts'
import { findSubject, hideSubject, holdSubject } from '#server/features/community/subject.ts'

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
    if (isHidden || before.isHidden) await hideSubject(database, report!, isHidden, now())
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

/**
 * Hides what an administrator came upon, which settles what was reported of it, or unhides it; written down with before and after. Throws not_found, and
 * invalid_input where it stays hidden with everything of its cook.
 */
export function hideShown(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  actor: Pick<UserRow, 'id' | 'isAdmin'>,
  about: Shown,
  isHidden: boolean,
): Promise<{ isHidden: boolean }> {
  return database.transaction(async () => {
    const meant = await findSubject(database, actor, about)
    const held = meant && (await holdSubject(database, meant.subject))
    if (!held) throw new AppError('not_found', 'That’s no longer here.')
    if (!isHidden && !held.isHidden && held.isCookHidden)
      throw new AppError(
        'invalid_input',
        'This cook’s profile is hidden, with all of their posts. Unhide the profile instead.',
      )
    if (isHidden) await settleReports(database, meant.subject, now())
    if (isHidden === held.isHidden) return { isHidden }
    await hideSubject(database, meant.subject, isHidden, now())
    const action = `${isHidden ? 'hide' : 'unhide'}-${about.kind}` as const
    const details = { from: { isHidden: held.isHidden }, to: { isHidden }, address: meant.path }
    await insertAuditEntry(database, { at: now(), actorId: actor.id, action, subjectId: held.userId, details })
    return { isHidden }
  })
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found', 'We can’t find that report.')
  return value
}

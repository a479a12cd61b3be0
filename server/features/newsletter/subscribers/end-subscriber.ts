import { AppError } from '#contract/errors.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { differenceOf, insertAuditEntry } from '#server/features/audit/store.ts'
import { endSubscription, lockSubscriber } from '#server/features/newsletter/store.ts'
import { findSubscriber, type StoredSubscriber } from '#server/features/newsletter/subscribers/subscriber-store.ts'

/**
 * Ends a subscription for an administrator; one that has ended stays as it was. The audit log tells of it by the subscriber's number: the address is
 * forgotten a year after, or when they ask. Throws not_found.
 */
export function endSubscriber(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { id: actorId }: Pick<UserRow, 'id'>,
  id: number,
): Promise<StoredSubscriber> {
  return database.transaction(async () => {
    await lockSubscriber(database, id)
    const before = await findSubscriber(database, id)
    if (!before) throw new AppError('not_found', 'We can’t find that subscriber.')
    await endSubscription(database, id, 'administrator', now())
    const after = { ...before, ...(await findSubscriber(database, id)) }
    const details = differenceOf({ state: before.state }, { state: after.state })
    const entry = { actorId, action: 'end-newsletter-subscription', subjectId: `subscriber ${id}` } as const
    if (details) await insertAuditEntry(database, { at: now(), ...entry, details })
    return after
  })
}

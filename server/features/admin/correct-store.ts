import { AppError } from '#contract/errors.ts'
import type { DeliveryStore } from '#contract/shopping.ts'
import type { AppContext } from '#server/context.ts'
import { insertAuditEntry } from '#server/features/admin/store.ts'
import { changeStore } from '#server/features/shopping/store.ts'

/** Corrects what is known of a delivery service, and writes down who did it and what it was before. Throws not_found. */
export function correctStore(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  actorId: string,
  service: string,
  change: Parameters<typeof changeStore>[2],
): Promise<DeliveryStore> {
  return database.transaction(async () => {
    const changed = await changeStore(database, service, change)
    if (!changed) throw new AppError('not_found', 'We can’t find that delivery service.')
    const { before, after } = changed
    const details = { from: before, to: after }
    await insertAuditEntry(database, {
      at: now(),
      actorId,
      action: 'change-delivery-store',
      subjectId: service,
      details,
    })
    return after
  })
}

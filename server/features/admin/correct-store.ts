import type { AuditAction } from '#contract/desk/audit.ts'
import { AppError } from '#contract/errors.ts'
import type { DeliveryStore } from '#contract/shopping/delivery.ts'
import type { AppContext } from '#server/context.ts'
import { assertDayCame } from '#server/day-came.ts'
import { differenceOf, insertAuditEntry } from '#server/features/audit/store.ts'
import { changeStore, resetStore } from '#server/features/shopping/store.ts'

/**
 * Corrects what is known of a delivery service, and writes down who did it and what it was before. Throws not_found, and
 * invalid_input for a check on a day that has not come.
 */
export async function correctStore(
  world: World,
  actorId: string,
  service: string,
  change: Parameters<typeof changeStore>[2],
): Promise<DeliveryStore> {
  if (change.lastChecked) assertDayCame('lastChecked', change.lastChecked, world.now())
  const work = () => changeStore(world.database, service, change)
  return audited(world, actorId, service, 'change-delivery-store', work)
}

/** Goes back to what the program says of a delivery service; likewise. Throws not_found. */
export function backToKnownStore(world: World, actorId: string, service: string): Promise<DeliveryStore> {
  return audited(world, actorId, service, 'reset-delivery-store', () => resetStore(world.database, service))
}

type World = Pick<AppContext, 'database' | 'now'>

function audited(
  { database, now }: World,
  actorId: string,
  service: string,
  action: AuditAction,
  work: () => ReturnType<typeof changeStore>,
): Promise<DeliveryStore> {
  return database.transaction(async () => {
    const changed = await work()
    if (!changed) throw new AppError('not_found', 'We can’t find that delivery service.')
    const { before, after } = changed
    const details = differenceOf(before, after)
    if (details) await insertAuditEntry(database, { at: now(), actorId, action, subjectId: service, details })
    return after
  })
}

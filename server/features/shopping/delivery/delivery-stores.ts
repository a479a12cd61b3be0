import type { DeliveryStore } from '#contract/shopping/delivery.ts'
import type { Db } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { deliveryStoresTable } from '#server/features/shopping/tables.ts'
import { knownStores } from '#server/ports/delivery/known-stores.ts'

/** The stores of the table in the code, as administrators have corrected them. */
export async function deliveryStores(db: Db): Promise<DeliveryStore[]> {
  const corrected = new Map((await db.db.select().from(deliveryStoresTable)).map((row) => [row.service, row]))
  return knownStores.map((store) => corrected.get(store.service) ?? store)
}

/** Forgets what was corrected of a store; undefined where there is none of this name. */
export async function resetStore(
  db: Db,
  service: string,
): Promise<{ before: DeliveryStore; after: DeliveryStore } | undefined> {
  const before = (await deliveryStores(db)).find((store) => store.service === service)
  const after = knownStores.find((store) => store.service === service)
  if (!before || !after) return undefined
  await db.db.delete(deliveryStoresTable).where(eq(deliveryStoresTable.service, service))
  return { before, after }
}

/** Corrects a store; undefined where there is none of this name. */
export async function changeStore(
  db: Db,
  service: string,
  change: { [K in keyof Omit<DeliveryStore, 'service'>]?: DeliveryStore[K] | undefined },
): Promise<{ before: DeliveryStore; after: DeliveryStore } | undefined> {
  const before = (await deliveryStores(db)).find((store) => store.service === service)
  if (!before) return undefined
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  // an address that nobody has tried is one that nobody has seen work
  const isElsewhere = 'orderUrl' in given || 'searchUrl' in given
  const after: DeliveryStore = { ...before, ...(isElsewhere && { lastChecked: null }), ...given }
  await db.db
    .insert(deliveryStoresTable)
    .values(after)
    .onConflictDoUpdate({ target: deliveryStoresTable.service, set: after })
  return { before, after }
}

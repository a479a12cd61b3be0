import type { Database, Db } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { instanceSettingsTable as settings } from '#server/db/tables.ts'
import type { Events } from '#server/events.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Kitchen } from '#server/kitchen/kitchen.ts'

const key = 'kitchen edition'

/**
 * Counts up the edition of what administrators have set for the kitchen, in the transaction that sets it: of two that set something at a
 * time the second waits for the first, so that a later edition never holds less.
 */
async function nextEdition({ db }: Db): Promise<number> {
  const [row] = await db
    .insert(settings)
    .values({ key, value: '1' })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`(${settings.value}::int + 1)::text` } })
    .returning()
  return Number(row!.value)
}

/** The edition that is in force; 0 while nothing was ever set. Read it before the data, which are then at least as new. */
export async function editionInForce({ db }: Db): Promise<number> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return Number(row?.value ?? 0)
}

/** The event that tells every instance of a new edition. */
export const editionKey = 'kitchen edition'

interface World {
  readonly database: Database
  readonly events: Pick<Events, 'publish'>
  readonly jobs: Pick<Jobs, 'add'>
  readonly kitchen: Pick<Kitchen, 'reached'>
}

/** Foods and corrections whose recipes have other figures by now. */
export type Refreshed = { readonly correctionId: number } | { readonly food: string }

/**
 * Sets something for the kitchen, in a transaction, and answers once this instance works by it; the others hear of it at once. `set` comes after
 * whoever sets something else at the same time, and answers whose recipes have their stored figures made again by a job. What it throws undoes all of it.
 */
export async function inNextEdition(
  world: World,
  set: (edition: number) => Promise<readonly Refreshed[]>,
): Promise<void> {
  const { database, events, jobs, kitchen } = world
  const edition = await database.transaction(async () => {
    const next = await nextEdition(database)
    // once more later: an instance that had not heard of it yet may have written what it had read before
    for (const one of await set(next))
      for (const after of [0, secondsUntilAllHaveHeard])
        if ('food' in one) await jobs.add('refresh-priced', { ...one, edition: next }, { after })
        else await jobs.add('refresh-corrected', { ...one, edition: next }, { after })
    return next
  })
  events.publish(editionKey, String(edition))
  // it is saved: where this instance is slow to hear of it, the answer waits no longer
  await kitchen.reached(edition).catch(() => undefined)
}

const secondsUntilAllHaveHeard = 5 * 60

import type { Db } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { instanceSettingsTable as settings } from '#server/db/tables.ts'

const key = 'kitchen edition'

/**
 * Counts up the edition of what administrators have set for the kitchen, in the transaction that sets it: of two that set something at a
 * time the second waits for the first, so that a later edition never holds less. Who has committed it publishes it (`editionKey`).
 */
export async function nextEdition({ db }: Db): Promise<number> {
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

import type { Db } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { instanceSettingsTable as settings } from '#server/db/tables.ts'

const key = 'payments compared'
/** Milliseconds: it is made once a day, and may have to wait for the provider. */
const isLate = 26 * 60 * 60 * 1000

/** Notes how many members were not what the payment provider said when they were last compared. */
export async function noteComparison({ db }: Db, mended: number, now: Date): Promise<void> {
  const row = { key, value: JSON.stringify({ at: now.toISOString(), mended }) }
  await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row })
}

/** How many they were; 0 where that was more than a day ago. */
export async function mendedLately({ db }: Db, now: Date): Promise<number> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  if (!row) return 0
  const { at, mended } = JSON.parse(row.value) as { at: string; mended: number }
  return now.getTime() - new Date(at).getTime() < isLate ? mended : 0
}

import type { Db } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { sentLettersTable } from '#server/features/letters/tables.ts'

/** Keeps that a member was sent an email; the same one twice is one. */
export async function noteSent(db: Db, letter: typeof sentLettersTable.$inferInsert): Promise<void> {
  const { at } = letter
  await db.db.insert(sentLettersTable).values(letter).onConflictDoUpdate({ target: sentLettersTable.id, set: { at } })
}

/** Whether an email is known to have gone out. */
export async function wasSent(db: Db, id: string): Promise<boolean> {
  const rows = await db.db.select({ id: sentLettersTable.id }).from(sentLettersTable).where(eq(sentLettersTable.id, id))
  return rows.length > 0
}

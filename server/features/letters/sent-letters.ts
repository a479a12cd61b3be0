import type { Db } from '#server/db/database.ts'
import { sentLettersTable } from '#server/features/letters/tables.ts'

/** Keeps that a member was sent an email; the same one twice is one. */
export async function noteSent(db: Db, letter: typeof sentLettersTable.$inferInsert): Promise<void> {
  const { at } = letter
  await db.db.insert(sentLettersTable).values(letter).onConflictDoUpdate({ target: sentLettersTable.id, set: { at } })
}

import type { Db } from '#server/db/database.ts'
import { desc, eq } from '#server/db/drizzle.ts'
import { sentLettersTable } from '#server/features/letters/tables.ts'

/** Keeps that a member was sent an email; the same one twice is one. */
export async function noteSent(db: Db, letter: typeof sentLettersTable.$inferInsert): Promise<void> {
  const { at } = letter
  await db.db.insert(sentLettersTable).values(letter).onConflictDoUpdate({ target: sentLettersTable.id, set: { at } })
}

/** The emails that a member was sent, newest first, so many at most. */
export async function sentTo(db: Db, userId: string, limit: number): Promise<{ subject: string; at: Date }[]> {
  return db.db
    .select({ subject: sentLettersTable.subject, at: sentLettersTable.at })
    .from(sentLettersTable)
    .where(eq(sentLettersTable.userId, userId))
    .orderBy(desc(sentLettersTable.at))
    .limit(limit)
}

import type { Db } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { usersTable } from '#server/features/accounts/tables.ts'

export type UserRow = typeof usersTable.$inferSelect
export type UserChange = Partial<typeof usersTable.$inferInsert>

export async function updateUser(db: Db, id: string, change: UserChange, now: Date): Promise<UserRow | undefined> {
  const [user] = await db.db
    .update(usersTable)
    .set({ ...change, updatedAt: now })
    .where(eq(usersTable.id, id))
    .returning()
  return user
}

import { randomBytes } from 'node:crypto'
import { rememberedFor } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { asOf, type UserRow } from '#server/features/accounts/store.ts'
import { usersTable } from '#server/features/accounts/tables.ts'
import { calendarFeedsTable } from '#server/features/meal-plans/tables.ts'

/** Address of a calendar. */
const feedPath = (token: string) => `/calendar/${token}.ics`

export async function findFeed(db: Db, ownerId: string): Promise<string | null> {
  const [feed] = await db.db
    .select({ token: calendarFeedsTable.token })
    .from(calendarFeedsTable)
    .where(eq(calendarFeedsTable.userId, ownerId))
  return feed ? feedPath(feed.token) : null
}

/** A fresh address; the one before is dead from here on. */
export async function openFeed(db: Db, ownerId: string, now: Date): Promise<string> {
  const fresh = { token: randomBytes(16).toString('base64url'), createdAt: now }
  await db.db
    .insert(calendarFeedsTable)
    .values({ userId: ownerId, ...fresh })
    .onConflictDoUpdate({ target: calendarFeedsTable.userId, set: fresh })
  return feedPath(fresh.token)
}

export async function closeFeed(db: Db, ownerId: string): Promise<void> {
  await db.db.delete(calendarFeedsTable).where(eq(calendarFeedsTable.userId, ownerId))
}

/** Whose calendar it is. */
export async function ownerOfFeed(db: Db, token: string, now: Date): Promise<UserRow | undefined> {
  const [row] = await byToken(db.db).execute({ token })
  return row && asOf(row.user, now)
}

/** Calendars ask again and again, so it is prepared. */
const byToken = rememberedFor((db: Db['db']) =>
  db
    .select({ user: usersTable })
    .from(calendarFeedsTable)
    .innerJoin(usersTable, eq(usersTable.id, calendarFeedsTable.userId))
    .where(eq(calendarFeedsTable.token, sql.placeholder('token')))
    .prepare('owner_of_calendar'),
)

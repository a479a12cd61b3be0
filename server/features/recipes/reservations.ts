import { randomUUID } from 'node:crypto'
import { usageOf } from '#contract/quota.ts'
import type { Db } from '#server/db/database.ts'
import { and, eq, gt, lt, sum } from '#server/db/drizzle.ts'
import { usersTable } from '#server/features/accounts/tables.ts'
import { generationReservationsTable as reservations } from '#server/features/recipes/tables.ts'

/** Longer than any writer may take for a recipe, and for each further one; after it, places held by a process that died are free again. */
const holdSeconds = 120
const holdSecondsMore = 60

export type Reservation = { allowed: true; id: string } | { allowed: false; limit: number; used: number }

/**
 * Holds places in the user's day, all of them or none. The user's row is locked while the places are counted, so that no number of parallel
 * requests or instances can pass the limit: delivered today + being written never exceeds it.
 */
export async function reserveGeneration(db: Db, userId: string, now: Date, places = 1): Promise<Reservation> {
  return db.transaction(async () => {
    const [user] = await db.db.select().from(usersTable).where(eq(usersTable.id, userId)).for('update')
    if (!user) return { allowed: false, limit: 0, used: 0 }
    await db.db.delete(reservations).where(and(eq(reservations.userId, userId), lt(reservations.expiresAt, now)))
    const live = await countReservations(db, userId, now)
    const usage = usageOf(user, now, live)
    // a place that a recipe being written holds is taken until that one fails or is stopped
    if (usage.limit !== null && usage.left! < places)
      return { allowed: false, limit: usage.limit, used: usage.used + live }
    const id = randomUUID()
    const seconds = holdSeconds + holdSecondsMore * (places - 1)
    await db.db.insert(reservations).values({ id, userId, places, expiresAt: new Date(now.getTime() + seconds * 1000) })
    return { allowed: true, id }
  })
}

/** Gives the places back. False where there were none any more: delivered, stopped before, or another's. */
export async function releaseReservation(db: Db, userId: string, id: string): Promise<boolean> {
  const released = await db.db
    .delete(reservations)
    .where(and(eq(reservations.id, id), eq(reservations.userId, userId)))
    .returning({ id: reservations.id })
  return released.length > 0
}

/** Recipes of this user that are being written now. */
export async function countReservations(db: Db, userId: string, now: Date): Promise<number> {
  const [row] = await db.db
    .select({ live: sum(reservations.places).mapWith(Number) })
    .from(reservations)
    .where(and(eq(reservations.userId, userId), gt(reservations.expiresAt, now)))
  return row?.live ?? 0
}

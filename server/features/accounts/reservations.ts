import { randomUUID } from 'node:crypto'
import { usageOf } from '#contract/billing/quota.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import { and, eq, gt, inArray, lte, sql, sum } from '#server/db/drizzle.ts'
import { generationReservationsTable as reservations, usersTable } from '#server/features/accounts/tables.ts'

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
    // sent together: the places are read when the row is locked
    const [[user], all] = await Promise.all([lockedUser(db.db).execute({ userId }), ofUser(db.db).execute({ userId })])
    if (!user) return { allowed: false, limit: 0, used: 0 }
    const ended = all.some(({ expiresAt }) => expiresAt <= now) ? await endExpired(db, userId, now) : []
    const live = placesOf(all) - placesOf(ended)
    const usage = usageOf(user, now, live)
    // a place that a recipe being written holds is taken until that one fails or is stopped
    if (usage.limit !== null && usage.left! < places)
      return { allowed: false, limit: usage.limit, used: usage.used + live }
    const id = randomUUID()
    const seconds = holdSeconds + holdSecondsMore * (places - 1)
    await newReservation(db.db).execute({ id, userId, places, expiresAt: new Date(now.getTime() + seconds * 1000) })
    return { allowed: true, id }
  })
}

// Every generation asks these while others wait for its connection, so they are prepared.
const lockedUser = rememberedFor((db: Db['db']) =>
  db
    .select()
    .from(usersTable)
    .where(eq(usersTable.id, sql.placeholder('userId')))
    .for('update')
    .prepare('locked_user'),
)

const ofUser = rememberedFor((db: Db['db']) =>
  db
    .select({ places: reservations.places, expiresAt: reservations.expiresAt })
    .from(reservations)
    .where(eq(reservations.userId, sql.placeholder('userId')))
    .prepare('reservations_of_user'),
)

const newReservation = rememberedFor((db: Db['db']) =>
  db
    .insert(reservations)
    .values({
      id: sql.placeholder('id'),
      userId: sql.placeholder('userId'),
      places: sql.placeholder('places'),
      expiresAt: sql.placeholder('expiresAt'),
    })
    .prepare('new_reservation'),
)

/** Gives the places back. False where there were none any more: delivered, stopped before, or another's. */
export async function releaseReservation(db: Db, userId: string, id: string): Promise<boolean> {
  const released = await db.db
    .delete(reservations)
    .where(and(eq(reservations.id, id), eq(reservations.userId, userId)))
    .returning({ id: reservations.id })
  return released.length > 0
}

/** Whether the places are held still: neither delivered nor given back. */
export async function holdsReservation(db: Db, userId: string, id: string): Promise<boolean> {
  const held = await db.db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.id, id), eq(reservations.userId, userId)))
  return held.length > 0
}

/** Not one that is being spent, which holds its row and waits for the user's: the two never wait for each other crosswise. */
async function endExpired(db: Db, userId: string, now: Date): Promise<{ places: number }[]> {
  const free = db.db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.userId, userId), lte(reservations.expiresAt, now)))
    .for('update', { skipLocked: true })
  return db.db.delete(reservations).where(inArray(reservations.id, free)).returning({ places: reservations.places })
}

const placesOf = (held: readonly { places: number }[]) => held.reduce((total, { places }) => total + places, 0)

/** Recipes of this user that are being written now. */
export async function countReservations(db: Db, userId: string, now: Date): Promise<number> {
  const [row] = await db.db
    .select({ live: sum(reservations.places).mapWith(Number) })
    .from(reservations)
    .where(and(eq(reservations.userId, userId), gt(reservations.expiresAt, now)))
  return row?.live ?? 0
}

/** Gives the places back and counts as many recipes as delivered now, in one statement. False where the places are gone. */
export async function spendReservation(
  db: Db,
  userId: string,
  { id, recipes, now }: { readonly id: string; readonly recipes: number; readonly now: Date },
): Promise<boolean> {
  const counted = await spent(db.db).execute({ userId, id, recipes, now, today: now.toISOString().slice(0, 10) })
  return counted.length > 0
}

const spent = rememberedFor((db: Db['db']) => {
  const recipes = sql`${sql.placeholder('recipes')}::integer`
  const sameDay = sql`(${usersTable.lastGenerationDate} at time zone 'UTC')::date = ${sql.placeholder('today')}::date`
  const held = db.$with('held').as(
    db
      .delete(reservations)
      .where(and(eq(reservations.id, sql.placeholder('id')), eq(reservations.userId, sql.placeholder('userId'))))
      .returning({ userId: reservations.userId }),
  )
  return db
    .with(held)
    .update(usersTable)
    .set({
      generationsUsed: sql`${usersTable.generationsUsed} + ${recipes}`,
      dailyGenerationsUsed: sql`case when ${sameDay} then ${usersTable.dailyGenerationsUsed} + ${recipes} else ${recipes} end`,
      lastGenerationDate: sql`${sql.placeholder('now')}::timestamptz`,
    })
    .where(sql`${usersTable.id} = (select user_id from held)`)
    .returning({ id: usersTable.id })
    .prepare('spent_reservation')
})

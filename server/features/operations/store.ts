import type { AlertCause } from '#contract/alerts.ts'
import type { Alert } from '#contract/operations.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, desc, eq, inArray, isNull, lt, lte, notInArray, sql } from '#server/db/drizzle.ts'
import { alertsTable, restoreTrialsTable } from '#server/features/operations/tables.ts'

export type Trial = typeof restoreTrialsTable.$inferSelect

const day = 24 * 60 * 60 * 1000
const mostTrials = 10

/**
 * Notes that something needs a person; answers whether they are to be told by email: of any number of processes one is told yes, once in 24 hours
 * for each cause.
 */
export async function raiseAlert(db: Db, cause: AlertCause, count: number, now: Date): Promise<boolean> {
  const isNews = lte(alertsTable.toldAt, new Date(now.getTime() - day))
  const values = { cause, count, since: now, seenAt: now, endedAt: null, toldAt: now }
  return db.transaction(async () => {
    const made = await db.db
      .insert(alertsTable)
      .values(values)
      .onConflictDoNothing()
      .returning({ cause: alertsTable.cause })
    if (made.length > 0) return true
    const told = await db.db
      .update(alertsTable)
      .set({ toldAt: now })
      .where(and(eq(alertsTable.cause, cause), isNews))
      .returning({ cause: alertsTable.cause })
    const since = sql`case when ${alertsTable.endedAt} is null then ${alertsTable.since} else ${now.toISOString()}::timestamptz end`
    await db.db
      .update(alertsTable)
      .set({ count, seenAt: now, since, endedAt: null })
      .where(eq(alertsTable.cause, cause))
    return told.length > 0
  })
}

/** These are over; with `seenBefore`, those that nobody has seen since then. */
export async function endAlerts(db: Db, causes: readonly AlertCause[], now: Date, seenBefore?: Date): Promise<void> {
  const { cause, endedAt, seenAt } = alertsTable
  const isUnseen = seenBefore && lt(seenAt, seenBefore)
  await db.db
    .update(alertsTable)
    .set({ endedAt: now })
    .where(and(inArray(cause, [...causes]), isNull(endedAt), isUnseen))
}

/** What needs a person just now, in the order in which it began. */
export async function openAlerts(db: Db): Promise<Alert[]> {
  const rows = await db.db
    .select()
    .from(alertsTable)
    .where(isNull(alertsTable.endedAt))
    .orderBy(asc(alertsTable.since), asc(alertsTable.cause))
  return rows.map(({ cause, count, since }) => ({ cause, count, since: since.toISOString() }))
}

/** Keeps what came of a trial, and of those before it the newest. */
export async function keepTrial(db: Db, trial: typeof restoreTrialsTable.$inferInsert): Promise<void> {
  await db.db.insert(restoreTrialsTable).values(trial)
  const newest = db.db
    .select({ id: restoreTrialsTable.id })
    .from(restoreTrialsTable)
    .orderBy(desc(restoreTrialsTable.id))
    .limit(mostTrials)
  await db.db.delete(restoreTrialsTable).where(notInArray(restoreTrialsTable.id, newest))
}

/** Newest first. */
export async function keptTrials(db: Db): Promise<Trial[]> {
  return db.db.select().from(restoreTrialsTable).orderBy(desc(restoreTrialsTable.id)).limit(mostTrials)
}

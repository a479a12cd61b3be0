import type { AlertCause } from '#contract/desk/alerts.ts'
import type { Alert } from '#contract/desk/operations.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, desc, eq, inArray, isNull, lt, notInArray } from '#server/db/drizzle.ts'
import { alertsTable, restoreTrialsTable } from '#server/features/operations/tables.ts'

export type Trial = typeof restoreTrialsTable.$inferSelect

const day = 24 * 60 * 60 * 1000
const mostTrials = 10

/**
 * Notes what needs a person; answers whether they are to be told by email: of any number of processes one is told yes, once in 24 hours for
 * each `group`, of which `found` are some.
 */
export async function raiseAlerts(
  db: Db,
  group: readonly AlertCause[],
  found: ReadonlyMap<AlertCause, number>,
  now: Date,
): Promise<boolean> {
  const { cause } = alertsTable
  const never = new Date(0)
  return db.transaction(async () => {
    const rows = [...found].map(([each, count]) => ({ cause: each, count, since: now, seenAt: now, toldAt: never }))
    await db.db.insert(alertsTable).values(rows).onConflictDoNothing()
    // in one order, so that two processes wait for each other and no more
    const known = await db.db
      .select()
      .from(alertsTable)
      .where(inArray(cause, [...group]))
      .orderBy(cause)
      .for('update')
    const isNews = known.every(({ toldAt }) => toldAt.getTime() <= now.getTime() - day)
    for (const { cause: each, since, endedAt, toldAt } of known) {
      const count = found.get(each)
      if (count === undefined) continue
      const change = { count, seenAt: now, since: endedAt ? now : since, endedAt: null, toldAt: isNews ? now : toldAt }
      await db.db.update(alertsTable).set(change).where(eq(cause, each))
    }
    return isNews
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

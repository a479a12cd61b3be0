import { AppError } from '#contract/errors.ts'
import { restorableHours } from '#contract/how-long.ts'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { dayOn, hasDaysBeside, type Repeated } from '#domain/plan/meal-plan/calendar/repetitions.ts'
import type { PlanEntry } from '#domain/plan/meal-plan/meal-plan.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from '#server/db/drizzle.ts'
import { lockUser } from '#server/features/accounts/store.ts'
import { saveEntries } from '#server/features/meal-plans/entry-store.ts'
import {
  calendarFeedsTable,
  mealPlanEntriesTable,
  mealPlansTable,
  type StoredPlan,
} from '#server/features/meal-plans/tables.ts'

export { closeFeed, findFeed } from '#server/features/meal-plans/calendar/feed-store.ts'
export { entriesOf, saveEntries } from '#server/features/meal-plans/entry-store.ts'

export type NewPlan = Pick<StoredPlan, 'title' | 'startDate' | 'endDate' | 'eaters' | 'rules' | 'isActive'> &
  Partial<Pick<StoredPlan, 'description' | 'isTemplate' | 'repeats' | 'proof' | 'prices'>>
export type PlanChanges = Partial<Omit<StoredPlan, 'id' | 'userId' | 'version' | 'createdAt' | 'updatedAt'>>

export async function findPlan(db: Db, ownerId: string, id: number): Promise<StoredPlan | undefined> {
  const [plan] = await db.db.select().from(mealPlansTable).where(own(ownerId, id))
  return plan
}

/** Holds a plan until the transaction ends, so that changes of it come one after the other. */
export async function lockPlan(db: Db, ownerId: string, id: number): Promise<StoredPlan | undefined> {
  const [plan] = await db.db.select().from(mealPlansTable).where(own(ownerId, id)).for('update')
  return plan
}

/**
 * The plans that they eat by on a date and after it: the active one, then those that it rests beside their other days, the last one first.
 * Of plans made ahead the next ones.
 */
export async function plansInTurn(db: Db, ownerId: string, date: string): Promise<StoredPlan[]> {
  const plans = await db.db
    .select()
    .from(mealPlansTable)
    .where(
      and(
        eq(mealPlansTable.userId, ownerId),
        isNull(mealPlansTable.deletedAt),
        or(
          mealPlansTable.isActive,
          and(isNotNull(mealPlansTable.restedAt), or(gt(mealPlansTable.repeats, 0), gte(mealPlansTable.endDate, date))),
        ),
      ),
    )
    .orderBy(desc(mealPlansTable.isActive), asc(mealPlansTable.startDate), asc(mealPlansTable.id))
    .limit(mostInTurn)
  const moment = ({ isActive, restedAt }: StoredPlan) => (isActive ? Infinity : (restedAt?.getTime() ?? 0))
  return plans.toSorted((one, other) => moment(other) - moment(one) || other.id - one.id)
}
/** A quarter of a year of weeks. */
const mostInTurn = 13

/** The plan of a date among those in turn: the first that has the day, else the active one. */
export function planOn(inTurn: readonly StoredPlan[], date: string): StoredPlan | undefined {
  return inTurn.find((plan) => dayOn(plan, date) !== undefined) ?? inTurn.find(({ isActive }) => isActive)
}

/** Own plans, newest first: so many of those older than `before`. */
export async function listPlans(
  db: Db,
  ownerId: string,
  { limit, before, template }: { limit: number; before?: number | undefined; template?: boolean | undefined },
): Promise<StoredPlan[]> {
  return db.db
    .select()
    .from(mealPlansTable)
    .where(
      and(
        eq(mealPlansTable.userId, ownerId),
        isNull(mealPlansTable.deletedAt),
        before === undefined ? undefined : lt(mealPlansTable.id, before),
        template === undefined ? undefined : eq(mealPlansTable.isTemplate, template),
      ),
    )
    .orderBy(desc(mealPlansTable.id))
    .limit(limit)
}

/** A new plan with what stands in it; an active one rests the others. Throws where there is no room for one more. */
export async function insertPlan(
  db: Db,
  ownerId: string,
  plan: NewPlan,
  entries: readonly PlanEntry[],
  now: Date,
): Promise<StoredPlan> {
  return db.transaction(async () => {
    await lockUser(db, ownerId)
    await assertRoom(db, ownerId)
    if (plan.isActive) await restOthers(db, ownerId, { repeats: 0, ...plan }, now)
    const [inserted] = await db.db
      .insert(mealPlansTable)
      .values({ ...plan, userId: ownerId, createdAt: now, updatedAt: now })
      .returning()
    const fresh = { planId: inserted!.id, isRemoved: false, edits: {} }
    await saveEntries(
      db,
      entries.map((entry) => ({ ...entry, ...fresh })),
    )
    return inserted!
  })
}

/**
 * Writes what changes and counts the version up. Undefined where there is no such plan. Whoever makes one active in a transaction of
 * their own has begun it with `lockUser`, as two devices might each make another one active.
 */
export async function updatePlan(
  db: Db,
  ownerId: string,
  id: number,
  change: PlanChanges,
  now: Date,
): Promise<StoredPlan | undefined> {
  const update = async () => {
    const plan = change.isActive && (await findPlan(db, ownerId, id))
    if (plan) await restOthers(db, ownerId, { ...plan, ...change }, now)
    const [updated] = await db.db
      .update(mealPlansTable)
      .set({ ...change, version: sql`${mealPlansTable.version} + 1`, updatedAt: now })
      .where(own(ownerId, id))
      .returning()
    return updated
  }
  if (!change.isActive) return update()
  return db.transaction(async () => {
    await lockUser(db, ownerId)
    return update()
  })
}

/** From now on nothing shows it; for an hour it can be brought back. */
export async function deletePlan(db: Db, ownerId: string, id: number, now: Date): Promise<boolean> {
  const deleted = await db.db
    .update(mealPlansTable)
    .set({ deletedAt: now })
    .where(own(ownerId, id))
    .returning({ id: mealPlansTable.id })
  return deleted.length > 0
}

const restorable = restorableHours * 60 * 60 * 1000

/**
 * What was deleted within the hour stands again, and rests the others where it was the active one; what stands already is answered as
 * it is.
 */
export async function restorePlan(db: Db, ownerId: string, id: number, now: Date): Promise<StoredPlan | undefined> {
  return db.transaction(async () => {
    await lockUser(db, ownerId)
    const deleted = and(
      eq(mealPlansTable.id, id),
      eq(mealPlansTable.userId, ownerId),
      isNotNull(mealPlansTable.deletedAt),
      gt(mealPlansTable.deletedAt, new Date(now.getTime() - restorable)),
    )
    const [gone] = await db.db.select().from(mealPlansTable).where(deleted).for('update')
    if (!gone) return findPlan(db, ownerId, id)
    await assertRoom(db, ownerId)
    if (gone.isActive) await restOthers(db, ownerId, gone, now)
    const [restored] = await db.db.update(mealPlansTable).set({ deletedAt: null }).where(deleted).returning()
    return restored
  })
}

/** Ends for good what was deleted more than an hour ago. */
export async function sweepPlans(db: Db, now: Date): Promise<void> {
  await db.db.delete(mealPlansTable).where(lt(mealPlansTable.deletedAt, new Date(now.getTime() - restorable)))
}

/** All plans of a member, what stands in them, and the address of their calendar: for the export. */
export const plansForExport = {
  plans: (db: Db, ownerId: string) =>
    db.db.select().from(mealPlansTable).where(eq(mealPlansTable.userId, ownerId)).orderBy(desc(mealPlansTable.id)),
  entries: (db: Db, ownerId: string) =>
    db.db
      .select()
      .from(mealPlanEntriesTable)
      .where(inArray(mealPlanEntriesTable.planId, idsOf(db, ownerId)))
      .orderBy(desc(mealPlanEntriesTable.planId), asc(mealPlanEntriesTable.day)),
  feeds: (db: Db, ownerId: string) =>
    db.db
      .select({
        path: sql<string>`'/calendar/' || ${calendarFeedsTable.token} || '.ics'`,
        since: calendarFeedsTable.createdAt,
      })
      .from(calendarFeedsTable)
      .where(eq(calendarFeedsTable.userId, ownerId)),
}

const mostPlans = 500

/** Whoever calls holds the member, so that plans are counted one after the other. */
async function assertRoom(db: Db, ownerId: string): Promise<void> {
  const [row] = await db.db
    .select({ plans: count() })
    .from(mealPlansTable)
    .where(and(eq(mealPlansTable.userId, ownerId), isNull(mealPlansTable.deletedAt)))
  if ((row?.plans ?? 0) >= mostPlans)
    throw new AppError(
      'invalid_input',
      `You’ve reached the limit of ${mostPlans} plans. Please delete one you no longer need.`,
    )
}

/**
 * Of all plans at most one is active; the others keep the days from yesterday on, which may be somebody's today, that it does not have.
 * Whoever calls holds the member.
 */
async function restOthers(
  db: Db,
  ownerId: string,
  active: Repeated & { readonly id?: number },
  now: Date,
): Promise<void> {
  const yesterday = dayAfter(now.toISOString().slice(0, 10), -1)
  for (const plan of await plansInTurn(db, ownerId, yesterday)) {
    if (plan.id === active.id) continue
    const restedAt = hasDaysBeside(plan, active, yesterday) ? (plan.restedAt ?? now) : null
    const rest = plan.isActive && { isActive: false, version: sql`${mealPlansTable.version} + 1`, updatedAt: now }
    await db.db
      .update(mealPlansTable)
      .set({ restedAt, ...rest })
      .where(eq(mealPlansTable.id, plan.id))
  }
}

function idsOf(db: Db, ownerId: string) {
  return db.db.select({ id: mealPlansTable.id }).from(mealPlansTable).where(eq(mealPlansTable.userId, ownerId))
}

/** A plan of theirs that is not deleted. */
function own(ownerId: string, id: number) {
  return and(eq(mealPlansTable.id, id), eq(mealPlansTable.userId, ownerId), isNull(mealPlansTable.deletedAt))
}

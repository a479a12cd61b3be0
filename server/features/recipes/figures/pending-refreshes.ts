import type { Db } from '#server/db/database.ts'
import { and, eq, inArray, like, or, type SQL, type SQLWrapper, sql } from '#server/db/drizzle.ts'
import { instanceSettingsTable as settings } from '#server/db/tables.ts'
import { type Concerned, isConcerned } from '#server/features/recipes/figures/concerned.ts'
import { recipeSearchTable as search } from '#server/features/recipes/tables.ts'

const prefix = 'recipes concerned by edition '

/**
 * Notes that an edition of the kitchen's data reads these recipes otherwise than they were when their figures were kept; in the transaction that
 * sets it. Until the job is through, lists do not go by those figures.
 */
export async function expectRefresh({ db }: Db, of: Concerned, edition: number): Promise<void> {
  await db
    .insert(settings)
    .values({ key: prefix + edition, value: JSON.stringify(of) })
    .onConflictDoNothing()
}

/** The figures are made again. */
export async function endRefresh({ db }: Db, edition: number): Promise<void> {
  await db.delete(settings).where(eq(settings.key, prefix + edition))
}

/** What is noted and not ended yet, the oldest edition first. */
export async function pendingRefreshes(db: Db): Promise<{ of: Concerned; edition: number }[]> {
  const rows = (await pending(db)).map(({ key, value }) => ({
    of: JSON.parse(value) as Concerned,
    edition: Number(key.slice(prefix.length)),
  }))
  return rows.toSorted((one, other) => one.edition - other.edition)
}

/** Keeps out the recipes whose kept figures a pending refresh may change; undefined where none is pending. */
export async function noneAwaited(db: Db, recipeId: SQLWrapper): Promise<SQL | undefined> {
  const isAwaited = await awaited(db)
  return isAwaited && sql`not exists (select from ${search} where ${search.recipeId} = ${recipeId} and ${isAwaited})`
}

/** Which of these recipes have kept figures that a pending refresh may change. */
export async function awaitedAmong(db: Db, recipeIds: readonly number[]): Promise<ReadonlySet<number>> {
  const isAwaited = recipeIds.length === 0 ? undefined : await awaited(db)
  if (!isAwaited) return new Set()
  const rows = await db.db
    .select({ id: search.recipeId })
    .from(search)
    .where(and(inArray(search.recipeId, [...recipeIds]), isAwaited))
  return new Set(rows.map(({ id }) => id))
}

/** What is asked of a row of the search; undefined where nothing is pending. */
async function awaited(db: Db): Promise<SQL | undefined> {
  return or(...(await pending(db)).map(({ value }) => isConcerned(JSON.parse(value) as Concerned)))
}

async function pending({ db }: Db) {
  return db
    .select()
    .from(settings)
    .where(like(settings.key, `${prefix}%`))
}

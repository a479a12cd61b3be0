import { type CorrectionState, mostCorrections } from '#contract/recipes/corrections.ts'
import type { FoodCorrection } from '#domain/food/corrections/correction.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, count, desc, eq, gt, lt, ne, sql } from '#server/db/drizzle.ts'
import { usersTable } from '#server/features/accounts/tables.ts'
import { foodCorrectionsTable } from '#server/features/corrections/tables.ts'

const corrections = foodCorrectionsTable
export type StoredCorrection = typeof corrections.$inferSelect
/** With the first and last name of whoever suggested it; null where their account is gone. */
export type NamedCorrection = StoredCorrection & { readonly name: string | null }

/** Every correction in force, in the order in which they were suggested. */
export async function activeCorrections({ db }: Db): Promise<FoodCorrection[]> {
  const rows = await db.select().from(corrections).where(eq(corrections.state, 'accepted')).orderBy(asc(corrections.id))
  return rows.map(correctionOf)
}

/** Those that were in force and were taken back, the last of them. */
export async function withdrawnCorrections({ db }: Db): Promise<FoodCorrection[]> {
  const rows = await db
    .select()
    .from(corrections)
    .where(eq(corrections.state, 'withdrawn'))
    .orderBy(desc(corrections.id))
    .limit(mostCorrections)
  return rows.map(correctionOf)
}

/** What a row says. */
export function correctionOf({ kind, words, food, unit, grams }: StoredCorrection): FoodCorrection {
  return kind === 'food' ? { kind, words, food } : { kind, food, unit: unit!, grams: grams! }
}

/** The recipes whose lines it may change. */
export function concernedBy({ kind, words, food }: StoredCorrection) {
  return kind === 'food' ? { words } : { food }
}

/**
 * Keeps what a member suggests; where they have suggested something of the same that still waits, this takes its place, and both count. Call it
 * with the member locked.
 */
export async function putSuggestion(
  { db }: Db,
  row: typeof corrections.$inferInsert & { readonly userId: string },
): Promise<number> {
  const same = and(eq(corrections.userId, row.userId), eq(corrections.key, row.key))
  await db
    .update(corrections)
    .set({ state: 'replaced' })
    .where(and(same, eq(corrections.state, 'waiting')))
  const [kept] = await db.insert(corrections).values(row).returning({ id: corrections.id })
  return kept!.id
}

/** How many a member has suggested since then. */
export async function countSuggested(db: Db, userId: string, since: Date): Promise<number> {
  const [row] = await db.db
    .select({ all: count() })
    .from(corrections)
    .where(and(eq(corrections.userId, userId), gt(corrections.createdAt, since)))
  return row!.all
}

/** Those in one state: what waits oldest first, the others newest first. */
export async function listCorrections(
  db: Db,
  { state, limit, after }: { state: CorrectionState; limit: number; after: number | undefined },
): Promise<NamedCorrection[]> {
  const isWaiting = state === 'waiting'
  const later = after === undefined ? undefined : isWaiting ? gt(corrections.id, after) : lt(corrections.id, after)
  return named(db)
    .where(and(eq(corrections.state, state), later))
    .orderBy(isWaiting ? asc(corrections.id) : desc(corrections.id))
    .limit(limit)
}

export async function findCorrection(db: Db, id: number): Promise<NamedCorrection | undefined> {
  const [row] = await named(db).where(eq(corrections.id, id))
  return row
}

/** The same, held until the transaction ends. */
export async function lockCorrection(db: Db, id: number): Promise<StoredCorrection | undefined> {
  const [row] = await db.db.select().from(corrections).where(eq(corrections.id, id)).for('update')
  return row
}

export async function changeCorrection(
  db: Db,
  id: number,
  change: Partial<Pick<StoredCorrection, 'state' | 'decidedAt' | 'sentence' | 'recipes'>>,
): Promise<void> {
  await db.db.update(corrections).set(change).where(eq(corrections.id, id))
}

/** Takes out of force what was accepted of the same thing before; answers what that was. */
export async function replaceOthers(db: Db, { id, key }: StoredCorrection, now: Date): Promise<StoredCorrection[]> {
  return db.db
    .update(corrections)
    .set({ state: 'replaced', decidedAt: now })
    .where(and(eq(corrections.key, key), eq(corrections.state, 'accepted'), ne(corrections.id, id)))
    .returning()
}

/** How many wait for somebody to decide. */
export async function countWaitingCorrections(db: Db): Promise<number> {
  return db.db.$count(corrections, eq(corrections.state, 'waiting'))
}

export async function countActive(db: Db): Promise<number> {
  const [row] = await db.db.select({ all: count() }).from(corrections).where(eq(corrections.state, 'accepted'))
  return row!.all
}

/** What was accepted stays without the words of whoever leaves, what was said to them, and without them; the rest goes. */
export async function forgetSuggestions(db: Db, userId: string): Promise<void> {
  const own = eq(corrections.userId, userId)
  await db.db.delete(corrections).where(and(own, ne(corrections.state, 'accepted')))
  await db.db
    .update(corrections)
    .set({ userId: null, line: sql`${corrections.words}`, sentence: '' })
    .where(own)
}

function named({ db }: Db) {
  const name = sql<string | null>`${usersTable.firstName} || ' ' || ${usersTable.lastName}`
  return db
    .select({ ...columns, name })
    .from(corrections)
    .leftJoin(usersTable, eq(usersTable.id, corrections.userId))
    .$dynamic()
}
const columns = {
  id: corrections.id,
  userId: corrections.userId,
  line: corrections.line,
  kind: corrections.kind,
  words: corrections.words,
  food: corrections.food,
  unit: corrections.unit,
  grams: corrections.grams,
  key: corrections.key,
  state: corrections.state,
  createdAt: corrections.createdAt,
  decidedAt: corrections.decidedAt,
  sentence: corrections.sentence,
  recipes: corrections.recipes,
}

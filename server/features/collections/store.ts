import { AppError } from '#contract/errors.ts'
import { restorableHours } from '#contract/how-long.ts'
import type { CollectionRule } from '#contract/recipes/collection-rule.ts'
import { type Collection, mostCollections, mostInCollection } from '#contract/recipes/collections.ts'
import type { Db } from '#server/db/database.ts'
import { and, count, eq, gt, inArray, isNull, lt, sql } from '#server/db/drizzle.ts'
import { usersTable } from '#server/features/accounts/tables.ts'
import {
  collectionsTable,
  collectionRecipesTable as placesTable,
  recipesTable,
} from '#server/features/recipes/tables.ts'

export {
  fileUnder,
  placesOf,
  restoreShelves,
  type Shelf,
  shelvesOf,
} from '#server/features/collections/library-places.ts'

/** Own collections by name, each with how many of its recipes stand. */
export function listCollections(db: Db, ownerId: string): Promise<Collection[]> {
  return selected(db, ownerId).orderBy(sql`lower(${collectionsTable.name})`, collectionsTable.id)
}

export async function findCollection(db: Db, ownerId: string, id: number): Promise<Collection | undefined> {
  const [found] = await selected(db, ownerId, id)
  return found
}

/** Throws invalid_input where there are so many already. */
export async function insertCollection(
  db: Db,
  ownerId: string,
  { name, rule }: { name: string; rule?: CollectionRule | undefined },
  now: Date,
): Promise<Collection> {
  return db.transaction(async () => {
    await assertRoom(db, ownerId)
    const [made] = await db.db
      .insert(collectionsTable)
      .values({ userId: ownerId, name, rule: rule ?? null, createdAt: now })
      .returning()
    return { id: made!.id, name, rule: made!.rule, recipes: rule ? null : 0 }
  })
}

/** Another name, or other filters. */
export async function changeCollection(
  db: Db,
  ownerId: string,
  id: number,
  change: { name?: string | undefined; rule?: CollectionRule | undefined },
): Promise<void> {
  await db.db.update(collectionsTable).set(change).where(own(ownerId, id))
}

/** Which own collections a recipe was put into by hand. */
export async function collectionIdsOf(db: Db, ownerId: string, recipeId: number): Promise<number[]> {
  const places = await db.db
    .select({ id: placesTable.collectionId })
    .from(placesTable)
    .where(and(eq(placesTable.userId, ownerId), eq(placesTable.recipeId, recipeId)))
  return places.map(({ id }) => id)
}

/** From now on nothing shows it; for an hour it can be brought back. Whether it was there. */
export async function deleteCollection(db: Db, ownerId: string, id: number, now: Date): Promise<boolean> {
  const deleted = await db.db
    .update(collectionsTable)
    .set({ deletedAt: now })
    .where(own(ownerId, id))
    .returning({ id: collectionsTable.id })
  return deleted.length > 0
}

const restorable = restorableHours * 60 * 60 * 1000

/** What was deleted within the hour stands again, with all that lay in it. Throws invalid_input where others have taken its place. */
export async function restoreCollection(db: Db, ownerId: string, id: number, now: Date): Promise<void> {
  await db.transaction(async () => {
    const restored = await db.db
      .update(collectionsTable)
      .set({ deletedAt: null })
      .where(
        and(
          eq(collectionsTable.id, id),
          eq(collectionsTable.userId, ownerId),
          gt(collectionsTable.deletedAt, new Date(now.getTime() - restorable)),
        ),
      )
      .returning({ id: collectionsTable.id })
    if (restored.length > 0) await assertRoom(db, ownerId, mostCollections + 1)
  })
}

/** Ends for good what was deleted more than an hour ago. */
export async function sweepCollections(db: Db, now: Date): Promise<void> {
  await db.db.delete(collectionsTable).where(lt(collectionsTable.deletedAt, new Date(now.getTime() - restorable)))
}

/** Throws invalid_input where `full` collections stand. */
async function assertRoom(db: Db, ownerId: string, full = mostCollections): Promise<void> {
  // one after the other, so that no two of them find room for the last
  await db.db.select({ id: usersTable.id }).from(usersTable).where(eq(usersTable.id, ownerId)).for('update')
  const [there] = await db.db
    .select({ collections: count() })
    .from(collectionsTable)
    .where(and(eq(collectionsTable.userId, ownerId), isNull(collectionsTable.deletedAt)))
  if (there!.collections >= full)
    throw new AppError('invalid_input', `You can have at most ${mostCollections} collections.`)
}

/** Puts own recipes into an own collection; answers those that were not in it. Throws invalid_input where it is full. */
export async function addToCollection(
  db: Db,
  ownerId: string,
  id: number,
  recipeIds: readonly number[],
  now: Date,
): Promise<number[]> {
  if (recipeIds.length === 0) return []
  return db.transaction(async () => {
    await db.db.select({ id: collectionsTable.id }).from(collectionsTable).where(own(ownerId, id)).for('update')
    const added = await db.db
      .insert(placesTable)
      .values(recipeIds.map((recipeId) => ({ collectionId: id, recipeId, userId: ownerId, addedAt: now })))
      .onConflictDoNothing()
      .returning({ id: placesTable.recipeId })
    const [lie] = await db.db.select({ recipes: count() }).from(placesTable).where(eq(placesTable.collectionId, id))
    if (lie!.recipes > mostInCollection)
      throw new AppError(
        'invalid_input',
        `A collection can have at most ${mostInCollection.toLocaleString('en-US')} recipes.`,
      )
    return added.map((place) => place.id)
  })
}

/** Takes recipes out of an own collection; answers those that were in it. */
export async function takeFromCollection(
  db: Db,
  ownerId: string,
  id: number,
  recipeIds: readonly number[],
): Promise<number[]> {
  const taken = await db.db
    .delete(placesTable)
    .where(
      and(
        eq(placesTable.userId, ownerId),
        eq(placesTable.collectionId, id),
        inArray(placesTable.recipeId, [...recipeIds]),
      ),
    )
    .returning({ id: placesTable.recipeId })
  return taken.map((place) => place.id)
}

function selected(db: Db, ownerId: string, id?: number) {
  const lie = db.db
    .select({ recipes: count() })
    .from(placesTable)
    .innerJoin(recipesTable, eq(recipesTable.id, placesTable.recipeId))
    .where(and(eq(placesTable.collectionId, collectionsTable.id), isNull(recipesTable.deletedAt)))
  return db.db
    .select({
      id: collectionsTable.id,
      name: collectionsTable.name,
      rule: collectionsTable.rule,
      recipes: sql<number | null>`case when ${collectionsTable.rule} is null then (${lie})::int end`,
    })
    .from(collectionsTable)
    .where(
      id === undefined
        ? and(eq(collectionsTable.userId, ownerId), isNull(collectionsTable.deletedAt))
        : own(ownerId, id),
    )
    .$dynamic()
}

function own(ownerId: string, id: number) {
  return and(eq(collectionsTable.id, id), eq(collectionsTable.userId, ownerId), isNull(collectionsTable.deletedAt))
}

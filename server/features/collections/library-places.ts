import { isDeepStrictEqual } from 'node:util'
import type { CollectionRule } from '#contract/recipes/collection-rule.ts'
import { mostCollections, mostInCollection } from '#contract/recipes/collections.ts'
import type { ExportedPlace } from '#domain/recipe/import/filed-words.ts'
import type { Db } from '#server/db/database.ts'
import { and, asc, count, eq, inArray, isNull, sql } from '#server/db/drizzle.ts'
import { lockUser } from '#server/features/accounts/store.ts'
import { collectionsTable, collectionRecipesTable as placesTable } from '#server/features/recipes/tables.ts'

/** A collection as a library takes it along: the filter by which it fills itself, or null where it is filled by hand. */
export interface Shelf {
  readonly name: string
  readonly rule: CollectionRule | null
}

/** Own collections in the order in which they were made. */
export function shelvesOf(db: Db, ownerId: string): Promise<(Shelf & { id: number })[]> {
  return db.db
    .select({ id: collectionsTable.id, name: collectionsTable.name, rule: collectionsTable.rule })
    .from(collectionsTable)
    .where(standing(ownerId))
    .orderBy(asc(collectionsTable.id))
}

/**
 * Makes those of these collections that are not there yet, each as often as it is told, in their order. Answers the names of those for which there is no
 * room.
 */
export function restoreShelves(db: Db, ownerId: string, told: readonly Shelf[], now: Date): Promise<string[]> {
  return db.transaction(async () => {
    await lockUser(db, ownerId)
    const there: Shelf[] = await shelvesOf(db, ownerId)
    const room = mostCollections - there.length
    const missing = told.filter((shelf) => {
      const at = there.findIndex(({ name, rule }) => name === shelf.name && isDeepStrictEqual(rule, shelf.rule))
      if (at >= 0) there.splice(at, 1)
      return at < 0
    })
    await insertShelves(db, ownerId, missing.slice(0, Math.max(0, room)), now)
    return missing.slice(Math.max(0, room)).map(({ name }) => name)
  })
}

/** A collection by hand in which a recipe is to be; `since` is when it was put there. */
export interface NewPlace {
  readonly name: string
  /** Which of several that are called so; 1 is the first. */
  readonly nth: number
  readonly since: Date
}

/**
 * Puts an own recipe into collections by hand, and makes those that are missing. Answers the names of those that it was left out of: of what is full, and
 * of a new one where there are as many as there may be.
 */
export async function fileUnder(
  db: Db,
  ownerId: string,
  recipeId: number,
  places: readonly NewPlace[],
  now: Date,
): Promise<string[]> {
  if (places.length === 0) return []
  return db.transaction(async () => {
    await lockUser(db, ownerId)
    const shelves = await shelvesOf(db, ownerId)
    const idsOf = Map.groupBy(
      shelves.filter(({ rule }) => rule === null),
      ({ name }) => name,
    )
    const missing = [...Map.groupBy(places, ({ name }) => name)].flatMap(([name, same]) => {
      const many = Math.max(...same.map(({ nth }) => nth)) - (idsOf.get(name)?.length ?? 0)
      return Array.from({ length: Math.max(0, many) }, () => ({ name, rule: null }))
    })
    const made = await insertShelves(db, ownerId, missing.slice(0, Math.max(0, mostCollections - shelves.length)), now)
    for (const shelf of made) idsOf.set(shelf.name, [...(idsOf.get(shelf.name) ?? []), shelf])
    const found = places.map((place) => ({ ...place, id: idsOf.get(place.name)?.[place.nth - 1]?.id }))
    const full = await fullAmong(
      db,
      found.flatMap(({ id }) => id ?? []),
    )
    const isOpen = ({ id }: { id: number | undefined }) => id !== undefined && !full.has(id)
    const rows = found
      .filter(isOpen)
      .map(({ id, since }) => ({ collectionId: id!, recipeId, userId: ownerId, addedAt: since }))
    if (rows.length > 0) await db.db.insert(placesTable).values(rows).onConflictDoNothing()
    return found.filter((place) => !isOpen(place)).map(({ name }) => name)
  })
}

/** The collections by hand in which each of these own recipes is, by name; none for a recipe that is in none. */
export async function placesOf(
  db: Db,
  ownerId: string,
  recipeIds: readonly number[],
): Promise<Map<number, ExportedPlace[]>> {
  if (recipeIds.length === 0) return new Map()
  const named = db.db
    .select({
      id: collectionsTable.id,
      name: collectionsTable.name,
      nth: sql<number>`(row_number() over (partition by ${collectionsTable.name} order by ${collectionsTable.id}))::int`.as(
        'nth',
      ),
    })
    .from(collectionsTable)
    .where(and(standing(ownerId), isNull(collectionsTable.rule)))
    .as('named')
  const rows = await db.db
    .select({ recipeId: placesTable.recipeId, name: named.name, nth: named.nth, since: placesTable.addedAt })
    .from(placesTable)
    .innerJoin(named, eq(named.id, placesTable.collectionId))
    .where(and(eq(placesTable.userId, ownerId), inArray(placesTable.recipeId, [...recipeIds])))
    .orderBy(sql`lower(${named.name})`, named.id)
  const places = new Map<number, ExportedPlace[]>()
  for (const { recipeId, name, nth, since } of rows) {
    const place = { name, ...(nth > 1 && { nth }), since: since.toISOString() }
    places.set(recipeId, [...(places.get(recipeId) ?? []), place])
  }
  return places
}

/** Those of these collections that hold as many recipes as one may. */
async function fullAmong(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.db
    .select({ id: placesTable.collectionId })
    .from(placesTable)
    .where(inArray(placesTable.collectionId, [...ids]))
    .groupBy(placesTable.collectionId)
    .having(sql`${count()} >= ${mostInCollection}`)
  return new Set(rows.map(({ id }) => id))
}

async function insertShelves(db: Db, ownerId: string, shelves: readonly Shelf[], now: Date) {
  if (shelves.length === 0) return []
  return db.db
    .insert(collectionsTable)
    .values(shelves.map(({ name, rule }) => ({ userId: ownerId, name, rule, createdAt: now })))
    .returning({ id: collectionsTable.id, name: collectionsTable.name, rule: collectionsTable.rule })
}

function standing(ownerId: string) {
  return and(eq(collectionsTable.userId, ownerId), isNull(collectionsTable.deletedAt))
}

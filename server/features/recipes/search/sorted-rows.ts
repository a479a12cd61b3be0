import type { RecipeSort } from '#contract/recipes/recipe-filters.ts'
import { plain } from '#domain/plain-text.ts'
import type { Db } from '#server/db/database.ts'
import { type AnyPgColumn, and, asc, desc, eq, inArray, isNull, lte, type SQL, sql } from '#server/db/drizzle.ts'
import type { RecipeFilter } from '#server/features/recipes/search/matching-ids.ts'
import { tsqueryOf } from '#server/features/recipes/search/search-query.ts'
import {
  collectionRecipesTable,
  collectionsTable,
  cookedDishesTable,
  ratingKey,
  recipesTable,
  recipeSearchTable as search,
  titleKey,
} from '#server/features/recipes/tables.ts'
import { notOfAList, type Place } from '#server/http/pages.ts'

/** An order of lists: what it goes by together with the id, and in which direction. All but `cooked` have an index of each owner's recipes. */
interface Order {
  readonly key: AnyPgColumn | SQL
  readonly type: 'text' | 'real' | 'smallint' | 'int'
  readonly id: AnyPgColumn
  readonly isDown: boolean
}

/** Days from 2000 to when it was last cooked; 0 where it never was. An index knows the last day of each recipe. */
const lastCooked = sql`coalesce((select max(${cookedDishesTable.cookedOn}) - date '2000-01-01' from ${cookedDishesTable}
  where ${cookedDishesTable.recipeId} = ${recipesTable.id} and ${cookedDishesTable.deletedAt} is null), 0)`

const orders: Readonly<Record<RecipeSort, Order>> = {
  newest: { key: recipesTable.id, type: 'int', id: recipesTable.id, isDown: true },
  cooked: { key: lastCooked, type: 'int', id: recipesTable.id, isDown: true },
  quickest: { key: search.totalMinutes, type: 'real', id: search.recipeId, isDown: false },
  cheapest: { key: search.costPerServing, type: 'real', id: search.recipeId, isDown: false },
  rating: { key: ratingKey, type: 'smallint', id: recipesTable.id, isDown: true },
  title: { key: titleKey, type: 'text', id: recipesTable.id, isDown: false },
}

/** Own recipes that the filter lets through in an order of their own, each with the text that its place is told by. */
export async function sortedRows<Row extends object>(
  db: Db,
  ownerId: string,
  filter: RecipeFilter,
  columns: Record<keyof Row & string, AnyPgColumn | SQL>,
): Promise<(Row & { sortKey: string })[]> {
  const { sort = 'newest', after, from, limit } = filter
  const { key, type, id, isDown } = orders[sort]
  const direction = isDown ? desc : asc
  const beyond = sql.raw(isDown ? '<' : '>')
  const rows = await db.db
    .select({ ...columns, sortKey: sql<string>`${key}::text` })
    .from(recipesTable)
    .innerJoin(search, eq(search.recipeId, recipesTable.id))
    .where(
      and(
        matching(ownerId, filter),
        after && sql`(${key}, ${id}) ${beyond} (${keyOf(after, type)}::${sql.raw(type)}, ${after.id}::int)`,
        sort === 'title' && from !== undefined ? sql`${titleKey} >= ${plain(from)}` : undefined,
      ),
    )
    .orderBy(direction(key), direction(id))
    .limit(limit)
  return rows as unknown as (Row & { sortKey: string })[]
}

/** What a cursor says that an order goes by, as the database takes it. Throws invalid_input for what is none. */
function keyOf({ key }: Place, type: Order['type']): string {
  if (type === 'text' && !key.includes('\0')) return key
  const number = Math.fround(Number(key))
  const isOne = type === 'real' ? !Number.isNaN(number) : Number.isInteger(number) && Math.abs(number) <= mostOf[type]
  return isOne ? (type === 'real' ? String(number) : key) : notOfAList()
}
const mostOf = { text: -1, smallint: 1, int: 2_147_483_647 } as const

/** What the filter asks of a recipe joined with what searches know of it. */
export function matching(ownerId: string, filter: Omit<RecipeFilter, 'limit'>): SQL | undefined {
  const { favorite, since, rating, maxMinutes, maxCalories, maxCost, collection, ids } = filter
  const query = tsqueryOf(ownerId, filter)
  return and(
    eq(recipesTable.userId, ownerId),
    eq(search.userId, ownerId),
    isNull(recipesTable.deletedAt),
    favorite === undefined ? undefined : eq(recipesTable.isFavorite, favorite),
    since && sql`${recipesTable.createdAt} >= ${since.toISOString()}::timestamptz`,
    rating === undefined ? undefined : sql`${recipesTable.userRating} = ${rating}::smallint`,
    maxMinutes === undefined ? undefined : lte(search.totalMinutes, maxMinutes),
    maxCalories === undefined ? undefined : lte(search.calories, maxCalories),
    maxCost === undefined ? undefined : lte(search.costPerServing, maxCost),
    query === undefined ? undefined : sql`${search.words} @@ ${query}::tsquery`,
    ids && inArray(recipesTable.id, [...ids]),
    collection === undefined
      ? undefined
      : sql`exists (select from ${collectionRecipesTable}
          join ${collectionsTable} on ${eq(collectionsTable.id, collectionRecipesTable.collectionId)} and ${isNull(collectionsTable.deletedAt)}
          where ${eq(collectionRecipesTable.collectionId, collection)}
          and ${eq(collectionRecipesTable.userId, ownerId)} and ${eq(collectionRecipesTable.recipeId, recipesTable.id)})`,
  )
}

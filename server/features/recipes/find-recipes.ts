import { rememberedFor } from '#domain/remembered.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import { and, arrayOverlaps, desc, eq, getTableColumns, isNull, sql } from '#server/db/drizzle.ts'
import { correctedSearch } from '#server/features/recipes/correct-search.ts'
import { askedOf, idsOfKind, ofOwner, type RecipeFilter } from '#server/features/recipes/matching-ids.ts'
import { titleQuery } from '#server/features/recipes/search-query.ts'
import { recipesTable, recipeSearchTable as search } from '#server/features/recipes/tables.ts'

/** Own recipes, newest first, in full: so many of those older than `before`. */
export function listRecipes(db: Db, ownerId: string, place: Pick<RecipeFilter, 'limit' | 'before'>) {
  return newestInFull(db.db).execute(placeOf(ownerId, place))
}

/**
 * Own recipes that the filter lets through, newest first, with the long parts as the database keeps them, JSON as text: a list
 * passes them on unread. A word that nothing has is read as the one that was meant.
 */
export async function listRecipeRows(
  { database: db, kitchen }: Pick<AppContext, 'database' | 'kitchen'>,
  ownerId: string,
  filter: RecipeFilter,
) {
  const found = await filteredRows(db, ownerId, filter)
  if (found.length > 0 || filter.q === undefined) return found
  const q = await correctedSearch({ database: db, kitchen }, ownerId, filter.q)
  return q === undefined ? found : filteredRows(db, ownerId, { ...filter, q })
}

/** The newest of the own recipes whose title has the words of this one, and perhaps more. */
export async function recipesTitled(db: Db, ownerId: string, title: string) {
  const query = titleQuery(ownerId, title)
  return db.db
    .select({ id: recipesTable.id, title: recipesTable.title, ingredients: recipesTable.ingredients })
    .from(recipesTable)
    .where(
      and(
        eq(recipesTable.userId, ownerId),
        isNull(recipesTable.deletedAt),
        query === undefined
          ? eq(recipesTable.title, title)
          : sql`${recipesTable.id} in (select recipe_id from ${search} where words @@ ${query}::tsquery offset 0)`,
      ),
    )
    .orderBy(desc(recipesTable.id))
    .limit(50)
}

/** Own recipes that take one of these foods or more, with the ids of all that they take. */
export async function recipesWithFoods(db: Db, ownerId: string, foods: readonly string[]) {
  return db.db
    .select({ id: search.recipeId, foods: search.foods })
    .from(search)
    .where(and(eq(search.userId, ownerId), arrayOverlaps(search.foods, [...foods])))
}

export type RecipeRowAsKept = Awaited<ReturnType<typeof listRecipeRows>>[number]

const { ingredients, instructions, ...shortColumns } = getTableColumns(recipesTable)
const rowColumns = {
  ...shortColumns,
  ingredients: sql<string>`${ingredients}::text`,
  instructions: sql<string>`${instructions}::text`,
}
const own = eq(recipesTable.userId, sql.placeholder('ownerId'))
const newest = and(ofOwner('id'), isNull(recipesTable.deletedAt))
const newestFirst = [desc(recipesTable.userId), desc(recipesTable.id)]

const newestInFull = rememberedFor((db: Db['db']) =>
  db
    .select()
    .from(recipesTable)
    .where(newest)
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('newest_recipes'),
)
const newestRows = rememberedFor((db: Db['db']) =>
  db
    .select(rowColumns)
    .from(recipesTable)
    .where(newest)
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('newest_recipe_rows'),
)
/** What is asked and the recipes that answer it are one statement, prepared for each kind of filter; there are some dozens. */
function rowsOfIds(db: Db['db'], kind: string): RowsOfIds {
  const known = preparedRows(db).get(kind)
  if (known) return known
  const made = prepareRows(db, kind)
  preparedRows(db).set(kind, made)
  return made
}
type RowsOfIds = ReturnType<typeof prepareRows>
const preparedRows = rememberedFor((_db: Db['db']) => new Map<string, RowsOfIds>())

function prepareRows(db: Db['db'], kind: string) {
  return db
    .select(rowColumns)
    .from(recipesTable)
    .where(and(own, isNull(recipesTable.deletedAt), sql`${recipesTable.id} = any(array(${idsOfKind(kind)}))`))
    .orderBy(desc(recipesTable.id))
    .prepare(`recipe_rows_${kind}`)
}

const lastId = 2_147_483_647

function placeOf(ownerId: string, { before = lastId, limit }: RecipeFilter) {
  return { ownerId, before, limit }
}

function filteredRows(db: Db, ownerId: string, filter: RecipeFilter) {
  const place = placeOf(ownerId, filter)
  const asked = askedOf(ownerId, filter)
  if (asked === undefined) return newestRows(db.db).execute(place)
  return rowsOfIds(db.db, asked.kind).execute({ ...place, ...asked.values })
}

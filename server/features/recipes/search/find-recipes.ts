import { rememberedFor } from '#domain/remembered.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import {
  type AnyPgColumn,
  and,
  arrayOverlaps,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  type SQL,
  sql,
} from '#server/db/drizzle.ts'
import { correctedSearch } from '#server/features/recipes/search/correct-search.ts'
import { askedOf, idsOfKind, ofOwner, type RecipeFilter } from '#server/features/recipes/search/matching-ids.ts'
import { readInTurn } from '#server/features/recipes/search/read-in-turn.ts'
import { titleQuery } from '#server/features/recipes/search/search-query.ts'
import { sortedRows } from '#server/features/recipes/search/sorted-rows.ts'
import {
  recipesTable,
  type StoredRecipe,
  recipeSearchTable as search,
  titleKey,
  titleKeyOf,
} from '#server/features/recipes/tables.ts'

type World = Pick<AppContext, 'database' | 'kitchen'> & { readonly left?: AbortSignal | undefined }

/** Own recipes, newest first, in full: so many of those older than `before`. */
export function listRecipes(db: Db, ownerId: string, place: Pick<RecipeFilter, 'limit' | 'before'>) {
  return newestInFull(db.db).execute(placeOf(ownerId, place))
}

/**
 * Own recipes that the filter lets through, newest first, with the long parts as the database keeps them, JSON as text: a list
 * passes them on unread. A word that nothing has is read as the one that was meant.
 */
export const listRecipeRows = (world: World, ownerId: string, filter: RecipeFilter) =>
  findOrCorrect(world, ownerId, filter, fullRows)

/** The same with the columns alone that a row of a list is made of. */
export const listNarrowRows = (world: World, ownerId: string, filter: RecipeFilter) =>
  findOrCorrect(world, ownerId, filter, narrowRows)

/** Own recipes of this title, and the newest whose title has its words and perhaps more. */
export async function recipesTitled(db: Db, ownerId: string, title: string) {
  const query = titleQuery(ownerId, title)
  // each by its own index: with one condition for both, every recipe of the owner would be looked at
  const titled = sql`(select id from ${recipesTable} where user_id = ${ownerId} and ${titleKey} = ${titleKeyOf(title)}
    and deleted_at is null order by id desc limit ${mostTitled})`
  const worded = sql`(with found as materialized (select recipe_id from ${search} where words @@ ${query}::tsquery)
    select recipe_id from found order by recipe_id desc limit ${mostTitled})`
  const ids = query === undefined ? titled : sql`${titled} union all ${worded}`
  return db.db
    .select({ id: recipesTable.id, title: recipesTable.title, ingredients: recipesTable.ingredients })
    .from(recipesTable)
    .where(
      and(
        eq(recipesTable.userId, ownerId),
        isNull(recipesTable.deletedAt),
        sql`${recipesTable.id} = any (array(${ids}))`,
      ),
    )
    .orderBy(sql`${titleKey} = ${titleKeyOf(title)} desc`, desc(recipesTable.id))
    .limit(mostTitled)
}

/** Recipes of like titles that are looked at, however many there are. */
const mostTitled = 50

/** Own recipes that take one of these foods or more, with the ids of all that they take. */
export async function recipesWithFoods(db: Db, ownerId: string, foods: readonly string[]) {
  return db.db
    .select({ id: search.recipeId, foods: search.foods })
    .from(search)
    .where(and(eq(search.userId, ownerId), arrayOverlaps(search.foods, [...foods])))
}

export type RecipeRowAsKept = Omit<StoredRecipe, 'ingredients' | 'instructions' | 'wish'> &
  Record<'ingredients' | 'instructions', string>
export type NarrowRowAsKept = Pick<StoredRecipe, keyof typeof narrowColumns>

const { ingredients, instructions, wish: _, ...shortColumns } = getTableColumns(recipesTable)
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
const fullRows = rowsOf<RecipeRowAsKept>('recipe_rows', {
  ...shortColumns,
  ingredients: sql<string>`${ingredients}::text`,
  instructions: sql<string>`${instructions}::text`,
})
const { id, title, cuisine, recipeType, tags, isFavorite, imageUrl, photoVersion, pictureVersion, updatedAt, facts } =
  shortColumns
const narrowColumns = {
  id,
  title,
  cuisine,
  recipeType,
  tags,
  isFavorite,
  imageUrl,
  photoVersion,
  pictureVersion,
  updatedAt,
  facts,
}
const narrowRows = rowsOf<NarrowRowAsKept>('narrow_recipe_rows', narrowColumns)

/** Those of these own recipes that are there, as rows of a list. */
export function narrowRowsOf(db: Db, ownerId: string, ids: readonly number[]): Promise<NarrowRowAsKept[]> {
  return db.db
    .select(narrowColumns)
    .from(recipesTable)
    .where(and(eq(recipesTable.userId, ownerId), isNull(recipesTable.deletedAt), inArray(recipesTable.id, [...ids])))
}

/** What is asked and the recipes that answer it are one statement, prepared for each kind of filter. */
function rowsOf<Row extends object>(name: string, columns: Record<keyof Row & string, AnyPgColumn | SQL>) {
  const newestRows = rememberedFor((db: Db['db']) =>
    db
      .select(columns)
      .from(recipesTable)
      .where(newest)
      .orderBy(...newestFirst)
      .limit(sql.placeholder('limit'))
      .prepare(`newest_${name}`),
  )
  const prepare = (db: Db['db'], kind: string) =>
    db
      .select(columns)
      .from(recipesTable)
      .where(and(own, isNull(recipesTable.deletedAt), sql`${recipesTable.id} = any(array(${idsOfKind(kind)}))`))
      .orderBy(desc(recipesTable.id))
      .prepare(`${name}_${kind}`)
  // there are some dozens of kinds
  const preparedOf = rememberedFor((_db: Db['db']) => new Map<string, ReturnType<typeof prepare>>())
  const rowsOfIds = (db: Db['db'], kind: string) => {
    const statement = preparedOf(db).get(kind) ?? prepare(db, kind)
    preparedOf(db).set(kind, statement)
    return statement
  }
  return async (db: Db, ownerId: string, filter: RecipeFilter): Promise<Placed<Row>[]> => {
    if (isSorted(filter)) return sortedRows<Row>(db, ownerId, filter, columns)
    const place = placeOf(ownerId, filter)
    const asked = askedOf(ownerId, filter)
    const statement = asked === undefined ? newestRows(db.db) : rowsOfIds(db.db, asked.kind)
    return (await statement.execute({ ...place, ...asked?.values })) as Row[]
  }
}

/** A row, and in another order than newest first the text that its place is told by. */
export type Placed<Row> = Row & { sortKey?: string }

/** Whether the walk through the newest cannot answer. */
const isSorted = ({ sort = 'newest', collection, ids }: RecipeFilter) =>
  sort !== 'newest' || collection !== undefined || ids !== undefined

/** Whether more of the recipes may be looked at than are answered. Marks stand in an index. */
const isLong = (ownerId: string, filter: RecipeFilter) =>
  isSorted(filter) || !(askedOf(ownerId, filter)?.kind ?? 'marks').startsWith('marks')

/** A word that nothing has is read as the one that was meant. */
async function findOrCorrect<Row>(
  world: World,
  ownerId: string,
  filter: RecipeFilter,
  rows: (db: Db, ownerId: string, filter: RecipeFilter) => Promise<Row[]>,
): Promise<Row[]> {
  async function find(): Promise<Row[]> {
    const found = await rows(world.database, ownerId, filter)
    if (found.length > 0 || filter.q === undefined) return found
    const q = await correctedSearch(world, ownerId, filter.q)
    return q === undefined ? found : rows(world.database, ownerId, { ...filter, q })
  }
  return isLong(ownerId, filter) ? readInTurn(world, ownerId, find) : find()
}

const lastId = 2_147_483_647

function placeOf(ownerId: string, { before = lastId, limit }: RecipeFilter) {
  return { ownerId, before, limit }
}

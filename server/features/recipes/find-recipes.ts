import { rememberedFor } from '#domain/remembered.ts'
import type { Db } from '#server/db/database.ts'
import {
  and,
  arrayOverlaps,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  type SQL,
  sql,
} from '#server/db/drizzle.ts'
import { correctedSearch } from '#server/features/recipes/correct-search.ts'
import { titleQuery, tsqueryOf, type WordFilter } from '#server/features/recipes/search-query.ts'
import { recipesTable, recipeSearchTable as search } from '#server/features/recipes/tables.ts'

export interface RecipeFilter extends WordFilter {
  limit: number
  /** Recipes older than this id. */
  before?: number | undefined
  favorite?: boolean | undefined
  since?: Date | undefined
  rating?: number | undefined
  maxMinutes?: number | undefined
  /** Of a serving. */
  maxCalories?: number | undefined
  /** Dollars a serving. */
  maxCost?: number | undefined
}

/** Own recipes, newest first, in full. */
export async function listRecipes(db: Db, ownerId: string, filter: RecipeFilter) {
  const ids = await filteredIds(db, ownerId, filter)
  if (ids === undefined) return newestInFull(db.db).execute(placeOf(ownerId, filter))
  return db.db
    .select()
    .from(recipesTable)
    .where(and(eq(recipesTable.userId, ownerId), inArray(recipesTable.id, ids)))
    .orderBy(desc(recipesTable.id))
}

/** The same with the long parts as the database keeps them, JSON as text: a list passes them on unread. */
export async function listRecipeRows(db: Db, ownerId: string, filter: RecipeFilter) {
  const ids = await filteredIds(db, ownerId, filter)
  if (ids === undefined) return newestRows(db.db).execute(placeOf(ownerId, filter))
  if (ids.length === 0) return []
  return rowsOfIds(db.db).execute({ ownerId, ids: `{${ids.join(',')}}` })
}
/** Own recipes whose title has the words of this one, and perhaps more. */
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
    .limit(1000)
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
const newest = and(own, isNull(recipesTable.deletedAt), lt(recipesTable.id, sql.placeholder('before')))

const newestInFull = rememberedFor((db: Db['db']) =>
  db
    .select()
    .from(recipesTable)
    .where(newest)
    .orderBy(desc(recipesTable.id))
    .limit(sql.placeholder('limit'))
    .prepare('newest_recipes'),
)
const newestRows = rememberedFor((db: Db['db']) =>
  db
    .select(rowColumns)
    .from(recipesTable)
    .where(newest)
    .orderBy(desc(recipesTable.id))
    .limit(sql.placeholder('limit'))
    .prepare('newest_recipe_rows'),
)
const rowsOfIds = rememberedFor((db: Db['db']) =>
  db
    .select(rowColumns)
    .from(recipesTable)
    .where(and(own, isNull(recipesTable.deletedAt), sql`${recipesTable.id} = any(${sql.placeholder('ids')}::int[])`))
    .orderBy(desc(recipesTable.id))
    .prepare('recipe_rows_of_ids'),
)

const lastId = 2_147_483_647

function placeOf(ownerId: string, { before = lastId, limit }: RecipeFilter) {
  return { ownerId, before, limit }
}

/** Ids of the recipes that the filter lets through, newest first; undefined where it asks for nothing. A word that nothing has is read as the one that was meant. */
async function filteredIds(db: Db, ownerId: string, filter: RecipeFilter): Promise<number[] | undefined> {
  const ids = await idsOf(db, ownerId, filter)
  if (ids?.length !== 0 || filter.q === undefined) return ids
  const q = await correctedSearch(db, ownerId, filter.q)
  return q === undefined ? ids : idsOf(db, ownerId, { ...filter, q })
}

async function idsOf(db: Db, ownerId: string, filter: RecipeFilter): Promise<number[] | undefined> {
  const query = tsqueryOf(ownerId, filter)
  const marked = markedBy(filter)
  const figures = figuresOf(filter)
  const isFew = filter.favorite === true || filter.rating !== undefined
  if (isFew && (query !== undefined || figures.length > 0))
    return idsOfFew(db, ownerId, { ...filter, query, marked, figures })
  if (query !== undefined) return idsByWords(db, ownerId, { ...filter, query, marked, figures })
  if (figures.length > 0) return idsByFigures(db, ownerId, { ...filter, marked, figures })
  return marked.length > 0 ? idsByMarks(db, ownerId, { ...filter, marked }) : undefined
}

function markedBy({ favorite, since, rating }: RecipeFilter): SQL[] {
  return [
    ...(favorite === undefined ? [] : [favorite ? sql`is_favorite` : sql`not is_favorite`]),
    ...(since === undefined ? [] : [sql`created_at >= ${since.toISOString()}::timestamptz`]),
    ...(rating === undefined ? [] : [sql`user_rating = ${rating}`]),
  ]
}

function figuresOf({ maxMinutes, maxCalories, maxCost }: RecipeFilter): SQL[] {
  return [
    ...(maxMinutes === undefined ? [] : [sql`total_minutes <= ${maxMinutes}::real`]),
    ...(maxCalories === undefined ? [] : [sql`calories <= ${maxCalories}::real`]),
    ...(maxCost === undefined ? [] : [sql`cost_per_serving <= ${maxCost}::real`]),
  ]
}

interface Wanted {
  readonly limit: number
  readonly before?: number | undefined
  readonly marked: readonly SQL[]
}

/** Marks stand in an index of the recipes: none of them is touched. */
async function idsByMarks(db: Db, ownerId: string, { limit, before = lastId, marked }: Wanted): Promise<number[]> {
  const { rows } = await db.db.execute<{ id: number }>(sql`
    select id from ${recipesTable}
    where user_id = ${ownerId} and deleted_at is null and id < ${before} and ${all(marked)}
    order by id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Favourites and what has a thumb are few beside the rest: each of them is looked up, until there are enough. */
async function idsOfFew(
  db: Db,
  ownerId: string,
  { limit, before = lastId, query, marked, figures }: Wanted & { query: string | undefined; figures: readonly SQL[] },
): Promise<number[]> {
  const wanted = [...(query === undefined ? [] : [sql`words @@ ${query}::tsquery`]), ...figures]
  const { rows } = await db.db.execute<{ id: number }>(sql`
    select id from (
      select id from ${recipesTable}
      where user_id = ${ownerId} and deleted_at is null and id < ${before} and ${all(marked)} order by id desc offset 0
    ) few
    where exists (select from ${search} where recipe_id = few.id and ${all(wanted)} offset 0)
    order by id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

async function idsByFigures(
  db: Db,
  ownerId: string,
  { limit, before = lastId, marked, figures }: Wanted & { figures: readonly SQL[] },
): Promise<number[]> {
  const { rows } = await db.db.execute<{ id: number }>(sql`
    select s.recipe_id as id from ${search} s
    where s.user_id = ${ownerId} and s.recipe_id < ${before} and ${all(figures)} and ${withMarks(marked)}
    order by s.recipe_id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/**
 * The newest recipes are looked at one by one until there are enough: a word that many have is found there without asking for all
 * that have it. One that hardly any of the first has is rare, so the index of words has few to bring. Measured at 10,000 recipes
 * the two cost alike where three of a hundred have it.
 */
const first = 60
const further = 600
const fewOfFirst = 2

/** The index is asked in a part of its own, since the planner cannot know how rare a word is among one member's recipes. */
async function idsByWords(
  db: Db,
  ownerId: string,
  wanted: Wanted & { query: string; figures: readonly SQL[] },
): Promise<number[]> {
  const { limit, before = lastId, query, marked, figures } = wanted
  let ids: number[] = []
  let oldest = before
  for (const many of [first, further]) {
    const { rows } = await db.db.execute<{ ids: number[]; oldest: number | null }>(sql`
      select array(select s.recipe_id from (
          select recipe_id, words, calories, cost_per_serving, total_minutes from ${search}
          where user_id = ${ownerId} and recipe_id < ${oldest} order by recipe_id desc limit ${many}) s
        where words @@ ${query}::tsquery and ${all(figures)} and ${withMarks(marked)}
        order by s.recipe_id desc limit ${limit - ids.length}) as ids,
      (select recipe_id from ${search} where user_id = ${ownerId} and recipe_id < ${oldest}
        order by recipe_id desc offset ${many - 1} limit 1) as oldest`)
    const looked = rows[0]!
    ids = [...ids, ...looked.ids]
    if (ids.length >= limit || looked.oldest === null) return ids
    oldest = looked.oldest
    if (ids.length < fewOfFirst) break
  }
  const rest = await db.db.execute<{ id: number }>(sql`
    with found as materialized (
      select recipe_id, user_id from ${search} where words @@ ${query}::tsquery and recipe_id + 0 < ${oldest} and ${all(figures)}
    )
    select recipe_id as id from found s where user_id = ${ownerId} and ${withMarks(marked)}
    order by recipe_id desc limit ${limit - ids.length}`)
  return [...ids, ...rest.rows.map(({ id }) => id)]
}

function all(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)
}

/** Marks of a recipe that is known by its row of the search, `s`. */
function withMarks(marked: readonly SQL[]): SQL {
  if (marked.length === 0) return sql`true`
  return sql`exists (select from ${recipesTable} r where r.id = s.recipe_id and r.deleted_at is null and ${all(marked)})`
}

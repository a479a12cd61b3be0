import type { RecipeSort } from '#contract/recipes/recipe-filters.ts'
import { type SQL, sql } from '#server/db/drizzle.ts'
import { tsqueryOf, type WordFilter } from '#server/features/recipes/search/search-query.ts'
import { recipesTable as recipes, recipeSearchTable as search } from '#server/features/recipes/tables.ts'
import type { Place } from '#server/http/pages.ts'

export interface RecipeFilter extends WordFilter {
  limit: number
  sort?: RecipeSort | undefined
  /** In another order than by id: what comes after this place. */
  after?: Place | undefined
  /** Titles from these letters on. */
  from?: string | undefined
  collection?: number | undefined
  ids?: readonly number[] | undefined
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

/**
 * The kind of a filter and the values of its placeholders; undefined where it asks for nothing. Filters of one kind are one
 * statement: how the ids are found, and what is asked of the recipe's own row besides.
 */
export function askedOf(ownerId: string, filter: RecipeFilter): { kind: string; values: object } | undefined {
  const { favorite, since, rating, maxMinutes = anything, maxCalories = anything, maxCost = anything } = filter
  const query = tsqueryOf(ownerId, filter) ?? null
  const isLimited = Math.min(maxMinutes, maxCalories, maxCost) < anything
  const asked: Mark[] = [
    ...(favorite === undefined ? [] : [favorite ? ('favorite' as const) : ('plain' as const)]),
    ...(since === undefined ? [] : ['since' as const]),
    ...(rating === undefined ? [] : ['rating' as const]),
  ]
  const isFew = favorite === true || rating !== undefined
  const way = wayOf({ hasWords: query !== null, isLimited, isFew, isMarked: asked.length > 0 })
  if (way === undefined) return undefined
  const values = { query, since: since?.toISOString(), rating, maxMinutes, maxCalories, maxCost }
  return { kind: [way, ...asked].join('_'), values }
}

/** The ids that filters of a kind let through, newest first, at most `limit` of them. */
export function idsOfKind(kind: string): SQL {
  const [way, ...asked] = kind.split('_') as [Way, ...Mark[]]
  return ways[way](
    asked.length === 0
      ? undefined
      : sql.join(
          asked.map((mark) => marks[mark]),
          sql` and `,
        ),
  )
}

/** No limit: figures that are not known are infinite, too. */
const anything = Number.POSITIVE_INFINITY

type Way = 'words' | 'fewWords' | 'few' | 'figures' | 'marks'

function wayOf(asked: { hasWords: boolean; isLimited: boolean; isFew: boolean; isMarked: boolean }): Way | undefined {
  if (asked.hasWords) return asked.isFew ? 'fewWords' : 'words'
  if (asked.isLimited) return asked.isFew ? 'few' : 'figures'
  return asked.isMarked ? 'marks' : undefined
}

/** Asked for in a question of its own, a value is none that the planner knows: so it makes one plan for all of them, once. */
function given(name: string, type: 'text' | 'int' | 'real' | 'tsquery'): SQL {
  return sql`(select ${sql.placeholder(name)}::${sql.raw(type)})`
}

const ownerId = given('ownerId', 'text')
const before = given('before', 'int')
const limit = given('limit', 'int')
/**
 * The owner's recipes before one. Owner and id are compared as a pair, and `order by` names both: so nothing but an index of each
 * owner's recipes can answer, and the planner never walks through everybody's newest to find this owner's.
 */
export function ofOwner(id: 'id' | 'recipe_id', place: SQL = before): SQL {
  const pair = sql.raw(`(user_id, ${id})`)
  return sql`${pair} < (${ownerId}, ${place}) and ${pair} > (${ownerId}, 0)`
}

const hasWords = sql`words @@ ${given('query', 'tsquery')}`

type Mark = 'favorite' | 'plain' | 'since' | 'rating'

const marks: Record<Mark, SQL> = {
  favorite: sql`is_favorite`,
  plain: sql`not is_favorite`,
  since: sql`created_at >= ${sql.placeholder('since')}::timestamptz`,
  rating: sql`user_rating = ${sql.placeholder('rating')}::smallint`,
}

const withinLimits = sql`total_minutes <= ${given('maxMinutes', 'real')}
  and calories <= ${given('maxCalories', 'real')} and cost_per_serving <= ${given('maxCost', 'real')}`

/**
 * The newest recipes are looked at one by one until there are enough: a word that many have is found there without asking for all
 * that have it. One that hardly any of the first has is rare, so the index of words has few to bring. Measured at 10,000 recipes
 * the two cost alike where three of a hundred have it.
 */
const first = sql.raw('60')
const further = sql.raw('600')
const fewOfFirst = sql.raw('2')
/** Of favourites so many: each is looked up by itself. */
const firstOfFew = sql.raw('200')

const ways: Record<Way, (marked: SQL | undefined) => SQL> = {
  /** Marks stand in an index of the recipes: none of them is touched. */
  marks: (marked) => sql`${markedIds(marked)} limit ${limit}`,

  figures: (marked) => sql`
    select s.recipe_id from ${search} s
    where ${ofOwner('recipe_id', before)} and ${withinLimits} ${andMarked(marked)}
    order by user_id desc, recipe_id desc limit ${limit}`,

  /** Favourites and what has a thumb are few beside the rest: each of them is looked up, until there are enough. */
  few: (marked) => sql`
    select id from (${markedIds(marked)} offset 0) few
    where exists (select from ${search} where recipe_id = few.id and ${withinLimits} offset 0)
    order by id desc limit ${limit}`,

  fewWords: (marked) => sql`
    with few as materialized (${markedIds(marked)} limit ${firstOfFew}),
    looked as materialized (
      select ids, case when cardinality(ids) < ${limit} then (
        select id from few order by id desc offset ${firstOfFew} - 1 limit 1) end as oldest
      from (select array(
          select id from few
          where exists (select from ${search} where recipe_id = few.id and ${hasWords} and ${withinLimits} offset 0)
          order by id desc limit ${limit}) as ids offset 0) begun
    ), ${foundBefore(sql`select oldest from looked`)}
    select id from (select unnest(ids) as id from looked union all ${foundIds(marked)}) matching
    order by id desc limit ${limit}`,

  /** The first, then either more of the newest or all that the index of words has: what is not needed is not done. */
  words: (marked) => sql`
    with newest as materialized (
      select ids, case when cardinality(ids) < ${limit} then ${oldestOf(before, first)} end as oldest
      from (select ${amongNewest(before, first, limit, marked)} as ids offset 0) looked
    ), older as materialized (
      select ids, case when cardinality(ids) < missing then ${oldestOf(sql`place`, further)} end as oldest
      from (
        select place, missing, ${amongNewest(sql`place`, further, sql`missing`, marked)} as ids
        from (select oldest as place, ${limit} - cardinality(ids) as missing from newest
          where oldest is not null and cardinality(ids) >= ${fewOfFirst}) begun offset 0) looked
    ), ${foundBefore(sql`
      select case when cardinality(newest.ids) < ${fewOfFirst} then newest.oldest else older.oldest end
      from newest left join older on true`)}
    select id from (
      select unnest(ids) as id from newest union all select unnest(ids) from older union all ${foundIds(marked)}) matching
    order by id desc limit ${limit}`,
}

function markedIds(marked: SQL | undefined): SQL {
  return sql`select id from ${recipes}
    where ${ofOwner('id', before)} and deleted_at is null and ${marked} order by user_id desc, id desc`
}

/**
 * All that the index of words has before a recipe; nothing is asked of it where that is null. A part of its own, since the
 * planner cannot know how rare a word is among one member's recipes.
 */
function foundBefore(oldest: SQL): SQL {
  return sql`found as materialized (
    select recipe_id, user_id from ${search}
    where ${hasWords} and ${withinLimits} and recipe_id + 0 < (${oldest}) and (${oldest}) is not null)`
}

function foundIds(marked: SQL | undefined): SQL {
  return sql`select recipe_id from found s where user_id = ${ownerId} ${andMarked(marked)}`
}

/** Of so many of the newest before a recipe those that fit. */
function amongNewest(place: SQL, many: SQL, wanted: SQL, marked: SQL | undefined): SQL {
  return sql`array(
    select s.recipe_id from (
      select recipe_id, words, calories, cost_per_serving, total_minutes from ${search}
      where ${ofOwner('recipe_id', place)} order by user_id desc, recipe_id desc limit ${many}) s
    where ${hasWords} and ${withinLimits} ${andMarked(marked)}
    order by s.recipe_id desc limit ${wanted})`
}

/** The last of so many; null where there are fewer. */
function oldestOf(place: SQL, many: SQL): SQL {
  return sql`(select recipe_id from ${search} where ${ofOwner('recipe_id', place)}
    order by user_id desc, recipe_id desc offset ${many} - 1 limit 1)`
}

/** Marks of a recipe that is known by its row of the search, `s`. */
function andMarked(marked: SQL | undefined): SQL {
  if (marked === undefined) return sql``
  return sql`and exists (select from ${recipes} r where r.id = s.recipe_id and r.deleted_at is null and ${marked})`
}

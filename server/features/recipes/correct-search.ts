import { LRUCache } from 'lru-cache'
import { isOfFoods, wordsOfFoods } from '#domain/food/find-food.ts'
import { nearestWord } from '#domain/slips.ts'
import type { Db } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { ownerKey } from '#server/features/recipes/search-index.ts'
import { wordTerms } from '#server/features/recipes/search-query.ts'
import { recipeSearchTable as search } from '#server/features/recipes/tables.ts'

/**
 * What was typed, each word that none of the owner's recipes has replaced by the nearest one of them, else of the kitchen's
 * foods; a food that none of them takes is spelled as it should be and stays. Undefined where nothing is to be replaced: then nothing was misspelt, or nothing is like it.
 */
export async function correctedSearch(db: Db, ownerId: string, q: string): Promise<string | undefined> {
  const words = wordTerms(ownerId, q)
  const misspelt = words.filter(({ word }) => !isOfFoods(word))
  const unknown = await unknownOf(db, ownerId, misspelt)
  if (unknown.size === 0) return undefined
  const known = await vocabularyOf(db, ownerId)
  const meant = words.map(({ word }) => {
    if (!unknown.has(word)) return word
    return nearestWord(word, known) ?? nearestWord(word, foodWords()) ?? word
  })
  return meant.some((word, at) => word !== words[at]?.word) ? meant.join(' ') : undefined
}

async function unknownOf(
  db: Db,
  ownerId: string,
  words: readonly { word: string; term: string }[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set()
  const has = words.map(
    ({ word, term }) => sql`select ${word} as word where not exists (
      select from (select user_id from ${search} where words @@ ${term}::tsquery offset 0) found where user_id = ${ownerId})`,
  )
  const { rows } = await db.db.execute<{ word: string }>(sql.join(has, sql` union all `))
  return new Set(rows.map(({ word }) => word))
}

type Vocabulary = readonly { word: string; count: number }[]

/** Counting words takes some tens of milliseconds, so it is done again only when there is a newer recipe, or after a minute. */
const vocabularies = new LRUCache<string, Vocabulary>({ max: 100, ttl: 60_000 })
const recipesLookedAt = 1000

async function vocabularyOf(db: Db, ownerId: string): Promise<Vocabulary> {
  const newest = await db.db.execute<{ id: number | null }>(
    sql`select max(recipe_id) as id from ${search} where user_id = ${ownerId}`,
  )
  const key = `${ownerId} ${newest.rows[0]?.id}`
  const known = vocabularies.get(key)
  if (known) return known
  const rows = `select words from recipe_search where user_id = '${ownerId.replaceAll("'", "''")}'
    order by recipe_id desc limit ${recipesLookedAt}`
  const own = ownerKey(ownerId).length
  const counted = await db.db.execute<{ word: string; count: number }>(
    sql`select substr(word, ${own + 1}::int) as word, ndoc as count from ts_stat(${rows}, 'abc')`,
  )
  vocabularies.set(key, counted.rows)
  return counted.rows
}

let ofFoods: Vocabulary | undefined

function foodWords(): Vocabulary {
  ofFoods ??= [...wordsOfFoods()].map((word) => ({ word, count: 1 }))
  return ofFoods
}

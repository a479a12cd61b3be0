import { isOfFoods } from '#domain/food/match/find-food.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { markSigns, ownerKey } from '#server/features/recipes/search/search-index.ts'
import { wordTerms } from '#server/features/recipes/search/search-query.ts'
import { recipeSearchTable as search } from '#server/features/recipes/tables.ts'
import { keptAnswers } from '#server/kept-answers.ts'

/**
 * What was typed, each word that none of the owner's recipes has replaced by the nearest one of them, else of the kitchen's
 * foods; a food that none of them takes is spelled as it should be and stays. Undefined where nothing is to be replaced: then nothing was misspelt, or nothing is like it.
 */
export async function correctedSearch(
  { database: db, kitchen }: Pick<AppContext, 'database' | 'kitchen'>,
  ownerId: string,
  q: string,
): Promise<string | undefined> {
  const words = wordTerms(ownerId, q)
  const misspelt = words.filter(({ word }) => !isOfFoods(word))
  if (misspelt.length === 0) return undefined
  const { unknown, newest } = await unknownOf(db, ownerId, misspelt)
  if (unknown.size === 0) return undefined
  const known = await vocabularyOf(db, ownerId, newest)
  const asked = [...unknown].slice(0, mostCorrected)
  const nearest = await kitchen.ask('nearestWords', asked, known.slice(0, mostCompared / asked.length))
  const meant = words.map(({ word }) => nearest[asked.indexOf(word)] ?? word)
  return meant.some((word, at) => word !== words[at]?.word) ? meant.join(' ') : undefined
}

/** Which of these words none of the owner's recipes has, and the owner's newest recipe, by which their words are remembered. */
async function unknownOf(
  db: Db,
  ownerId: string,
  words: readonly { word: string; term: string }[],
): Promise<{ unknown: ReadonlySet<string>; newest: number | null }> {
  const has = words.map(
    ({ term }) =>
      sql`exists (select from (select user_id from ${search} where words @@ ${term}::tsquery offset 0) s where user_id = ${ownerId})`,
  )
  const { rows } = await db.db.execute<{ known: boolean[]; newest: number | null }>(sql`
    select array[${sql.join(has, sql`, `)}] as known,
      (select max(recipe_id) from ${search} where user_id = ${ownerId}) as newest`)
  const { known, newest } = rows[0]!
  return { unknown: new Set(words.flatMap(({ word }, at) => (known[at] ? [] : [word]))), newest }
}

type Vocabulary = readonly { word: string; count: number }[]

/** Counting words takes some tens of milliseconds, so it is done again only when there is a newer recipe, or after a minute. */
const vocabularies = keptAnswers<Vocabulary>(8_000_000, { ttl: 60_000 })
const recipesLookedAt = 1000
/** Comparing two words takes some tens of microseconds: so many words are set right, each by so many of the most frequent. */
const mostCorrected = 6
const mostCompared = 6000

async function vocabularyOf(db: Db, ownerId: string, newest: number | null): Promise<Vocabulary> {
  const key = `${ownerId} ${newest}`
  const known = vocabularies.get(key)
  if (known) return known
  const rows = `select words from recipe_search where user_id = '${ownerId.replaceAll("'", "''")}'
    order by recipe_id desc limit ${recipesLookedAt}`
  const own = ownerKey(ownerId).length
  const counted = await db.db.execute<{ word: string; count: number }>(sql`
    select substr(word, ${own + 1}::int) as word, ndoc as count from ts_stat(${rows})
    where substr(word, ${own + 1}::int, 1) not in (${markSigns[0]}, ${markSigns[1]})
    order by ndoc desc, word limit ${mostCompared}`)
  vocabularies.set(key, counted.rows)
  return counted.rows
}

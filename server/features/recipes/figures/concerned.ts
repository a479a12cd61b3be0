import { searchWords } from '#domain/food/match/search-words.ts'
import { and, type SQL, sql } from '#server/db/drizzle.ts'
import { recipeSearchTable as search } from '#server/features/recipes/tables.ts'

/** What a change of the kitchen's data speaks of: recipes with all these words in them, or with this food. */
export type Concerned = { readonly words: string } | { readonly food: string }

/** Words stand in the index behind the letters of their owner, each in its canonical form too. */
export function isConcerned(of: Concerned): SQL | undefined {
  if ('food' in of) return sql`${search.foods} @> array[${of.food}]::text[]`
  // letters and digits alone, as the index has them
  const words = new Set(searchWords(of.words).map(({ canonical }) => canonical))
  return and(...[...words].map((word) => sql`${search.words}::text like ${`%${word}%`}`))
}

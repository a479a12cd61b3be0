import { type SQL, sql } from '#server/db/drizzle.ts'
import { hasPart } from '#server/db/part-search.ts'

/** Whom a statement calls so: the table of users, or an alias of it. */
type Person = 'users' | 'actor' | 'subject'

/** That a part of a person's address or name is this text, in any case, by the indexes users_searched and users_by_letters. */
export function isCalled(person: Person, q: string): SQL {
  // as both indexes have it
  const searched = sql.raw(`(${person}."email" || ' ' || ${person}."first_name" || ' ' || ${person}."last_name")`)
  return hasPart(searched, q, person === 'users')
}

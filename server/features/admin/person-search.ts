import { type SQL, sql } from '#server/db/drizzle.ts'

/** Whom a statement calls so: the table of users, or an alias of it. */
type Person = 'users' | 'actor' | 'subject'

const fewestIndexed = 3

/**
 * That a part of a person's address or name is this text, in any case. Parts of at least three letters are found by the index users_searched where the
 * database has it; of fewer, plain ones are compared in the order of their codes, which takes a third of the time.
 */
export function isCalled(person: Person, q: string): SQL {
  const part = q.normalize('NFC').toLowerCase()
  // as the index has it
  const searched = sql.raw(`(${person}."email" || ' ' || ${person}."first_name" || ' ' || ${person}."last_name")`)
  if (part.length >= fewestIndexed) return sql`${searched} ilike ${`%${part.replace(/[%_\\]/g, String.raw`\$&`)}%`}`
  const collation = sql.raw(/^[ -~]*$/.test(part) ? ' collate "C"' : '')
  return sql`position(${part} in lower(${searched}${collation})) > 0`
}

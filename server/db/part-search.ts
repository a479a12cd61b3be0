import { type SQL, sql } from '#server/db/drizzle.ts'

/** Of what holds no three in a row, as 'zo', 'r@' and 'a b', the index of three finds nothing. */
const threeInARow = /[\p{L}\p{N}]{3}/u

/**
 * That a part of a text is this one, in any case. Parts with three letters or digits in a row are found by an index of trigrams where the database
 * has it, all others, where they are kept, by an index of letters_and_pairs: by the pairs of letters that follow one another in them, or by the only
 * one. The planner takes that index where few have them; where many do, the first in the order of the list are soon found.
 */
export function hasPart(searched: SQL, q: string, hasLetters = true): SQL {
  const part = q.normalize('NFC').toLowerCase()
  if (threeInARow.test(part)) return sql`${searched} ilike ${`%${part.replace(/[%_\\]/g, String.raw`\$&`)}%`}`
  // plain ones are compared in the order of their codes, which takes a third of the time
  const collation = sql.raw(/^[ -~]*$/.test(part) ? ' collate "C"' : '')
  const isPart = sql`position(${part} in lower(${searched}${collation})) > 0`
  if (!hasLetters) return isPart
  return sql`${isPart} and letters_and_pairs(${searched}) @> ${sql.param(pairsOf(part))}::text[]`
}

/** The letters that follow one another, two by two; of one letter it alone. */
function pairsOf(part: string): string[] {
  const letters = Array.from(part)
  return letters.length === 1 ? letters : letters.slice(1).map((next, at) => `${letters[at]}${next}`)
}

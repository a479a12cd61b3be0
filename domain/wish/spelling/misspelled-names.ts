import { slips } from '#domain/slips.ts'
import { commonness } from '#domain/text/frequent-words.ts'
import type { Meaning } from '#domain/wish/meaning.ts'
import { skeleton } from '#domain/wish/spelling/skeleton.ts'

/**
 * What is meant by words that stand only in misspelt names of dishes ('tomatoe soup'): each of these names is one of the same dish with another
 * word in its place that sounds the same, is one letter off and stands in more names. No dictionary and no food has them.
 */
export function misspeltWords(
  meanings: ReadonlyMap<string, Meaning>,
  ofFoods: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const namesWith = new Map<string, string[]>()
  for (const phrase of meanings.keys()) {
    for (const word of phrase.split(' ')) {
      const names = namesWith.get(word)
      if (names) names.push(phrase)
      else namesWith.set(word, [phrase])
    }
  }
  const bySound = new Map<string, string[]>()
  for (const word of namesWith.keys()) {
    const sound = skeleton(word)
    const alike = bySound.get(sound)
    if (alike) alike.push(word)
    else bySound.set(sound, [word])
  }
  const dishOf = (phrase: string) => {
    const meaning = meanings.get(phrase)
    return meaning?.is === 'dish' ? meaning.dish.forms[0] : undefined
  }
  const meant = new Map<string, string>()
  for (const [word, names] of namesWith) {
    const near = (bySound.get(skeleton(word)) ?? []).filter((other) => isSlip(word, other))
    if (near.length === 0 || word.length < 5 || ofFoods.has(word)) continue
    if (meanings.has(word) && dishOf(word) === undefined) continue
    if (commonness(word) !== undefined) continue
    const usesOf = (other: string) => namesWith.get(other)?.length ?? 0
    const better = near
      .filter((other) => usesOf(other) > names.length)
      .toSorted((one, two) => usesOf(two) - usesOf(one))
      .find((other) =>
        names.every((name) => {
          const dish = dishOf(name)
          return dish !== undefined && dishOf(name.replaceAll(word, other)) === dish
        }),
      )
    if (better !== undefined) meant.set(word, better)
  }
  // what is meant may be a slip itself: 'zuchinni', 'zuchini'
  return new Map([...meant].map(([word, other]): [string, string] => [word, meant.get(other) ?? other]))
}

/** One letter off, and no plural. */
function isSlip(word: string, other: string): boolean {
  if (word === other || word === `${other}s` || other === `${word}s`) return false
  return slips(other, word, 1) <= 1
}

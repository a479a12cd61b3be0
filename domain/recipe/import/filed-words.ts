import type { BroughtPlace } from '#domain/recipe/import/brought-recipe.ts'
import { isObject, listOf, numberOf, textOf } from '#domain/recipe/import/json-values.ts'
import { plainLine } from '#domain/recipe/import/plain-words.ts'

/** A collection in which a recipe is. */
export interface ExportedPlace {
  readonly name: string
  /** Which of several that are called so, where it is not the first: 2 is the second. */
  readonly nth?: number
  /** When the recipe was put into it, as JSON has it. */
  readonly since?: string
  /** It fills itself: other programs show its word, and nothing of it comes back. */
  readonly byRule?: true
}

/** A place in a file of ours: beside the collection, its word in the other program's list, unless a tag or a kind is called the same. */
interface FiledPlace extends ExportedPlace {
  readonly as?: string
}

/** One list of tags or categories, as other programs have it: the words, then the collections. What of it is a collection is told beside it. */
export function filedWords(
  words: readonly string[],
  places: readonly ExportedPlace[],
): { words: string[]; collections: FiledPlace[] } {
  const all = [...words]
  const collections = places.map((place) => {
    // a comma would make two words of it
    const as = plainLine(place.name.replaceAll(',', ' '))
    if (as === '' || all.some((word) => word.toLowerCase() === as.toLowerCase())) return place
    all.push(as)
    return { ...place, as }
  })
  return { words: all, collections }
}

/** The list taken apart again. Whoever took a word out of it in the other program took the recipe out of that collection. */
export function unfiledWords(
  words: readonly string[],
  told: unknown,
): { words: string[]; collections: BroughtPlace[] } {
  const left = [...words]
  const collections = listOf(told)
    .slice(0, mostTold)
    .filter(isObject)
    .flatMap((place): BroughtPlace[] => {
      if (typeof place['name'] !== 'string') return []
      const { name, as } = place
      if (typeof as === 'string') {
        const at = left.lastIndexOf(plainLine(as))
        if (at < 0) return []
        left.splice(at, 1)
      }
      if (place['byRule'] === true) return []
      return [{ name, nth: numberOf(place['nth']) ?? 1, since: textOf(place['since']) }]
    })
  return { words: left, collections }
}

/** Places of one recipe that are read: several times as many as there may be. */
const mostTold = 1000

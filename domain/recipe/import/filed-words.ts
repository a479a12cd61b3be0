import { isObject, listOf } from '#domain/recipe/import/json-values.ts'
import { plainLine } from '#domain/recipe/import/plain-words.ts'

/** A collection in a file of ours: its name, and its word in the other program's list, unless a tag or a kind is called the same. */
interface FiledCollection {
  readonly name: string
  readonly as?: string
}

/** One list of tags or categories, as other programs have it: the words, then the collections. What of it is a collection is told beside it. */
export function filedWords(
  words: readonly string[],
  collections: readonly string[],
): { words: string[]; collections: FiledCollection[] } {
  const all = [...words]
  const filed = collections.map((name) => {
    // a comma would make two words of it
    const as = plainLine(name.replaceAll(',', ' '))
    if (as === '' || all.some((word) => word.toLowerCase() === as.toLowerCase())) return { name }
    all.push(as)
    return { name, as }
  })
  return { words: all, collections: filed }
}

/** The list taken apart again. Whoever took a word out of it in the other program took the recipe out of that collection. */
export function unfiledWords(words: readonly string[], told: unknown): { words: string[]; collections: string[] } {
  const left = [...words]
  const collections = listOf(told)
    .filter(isObject)
    .flatMap(({ name, as }) => {
      if (typeof name !== 'string') return []
      if (typeof as !== 'string') return [name]
      const at = left.lastIndexOf(plainLine(as))
      if (at >= 0) left.splice(at, 1)
      return at < 0 ? [] : [name]
    })
  return { words: left, collections }
}

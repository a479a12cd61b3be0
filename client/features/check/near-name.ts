import type { LineReport } from '#domain/recipe/line-report.ts'

/** The food that a line which is not known probably is, by the look of its words; undefined where nothing looks like them. */
export function likelyName({ foods }: LineReport): string | undefined {
  const unread = foods.find(({ food }) => !food)
  const name = unread?.nearest?.name
  return unread && name && looksLike(unread.words, name) ? name : undefined
}

/**
 * Whether a food's name looks like the words that were written, so that it is worth offering: 'oat mlik' and 'oat milk',
 * never 'umami booster' and 'herring', nor one kind of sauce and another.
 */
export function looksLike(written: string, name: string): boolean {
  const said = wordsOf(written)
  const names = wordsOf(name)
  const alike = said.filter((word) => names.some((other) => likeness(word, other) > 0.5))
  return alike.length > said.length / 2
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
}

/** The share of pairs of letters that two words have in common, 0 to 1; letters in another order are the same word. */
function likeness(one: string, other: string): number {
  const sorted = (word: string) => lettersOf(word).toSorted().join('')
  if (sorted(one) === sorted(other)) return 1
  const pairs = (word: string) =>
    new Set(
      lettersOf(word)
        .slice(1)
        .map((letter, at) => word.charAt(at) + letter),
    )
  const [left, right] = [pairs(one), pairs(other)]
  return (2 * [...left].filter((pair) => right.has(pair)).length) / (left.size + right.size)
}

const lettersOf = (word: string) => word.split('')

import type { Food } from '#domain/food/food.ts'
import type { FoodIndex } from '#domain/food/food-index.ts'
import { isPlainWord } from '#domain/food/line-words.ts'

/** The food to offer where the words name none: most words in common, the last ones first; else the nearest spelling. */
export function nearestFood(index: FoodIndex, tokens: readonly string[]): Food | undefined {
  const telling = tokens.filter((token) => !isPlainWord(token))
  return byWords(index, telling) ?? bySpelling(index, telling)
}

function byWords(index: FoodIndex, tokens: readonly string[]): Food | undefined {
  let best: Food | undefined
  let bestScore = 0
  tokens.forEach((token, place) => {
    for (const { food, words } of index.byWord.get(token) ?? []) {
      const common = words.filter((word) => tokens.includes(word)).length
      const endsAlike = words.at(-1) === tokens.at(-1) ? 1 : 0
      const score = common * 2 + endsAlike - (words.length - common) * 0.5 + place * 0.01
      if (score > bestScore) [best, bestScore] = [food, score]
    }
  })
  return best
}

function bySpelling(index: FoodIndex, tokens: readonly string[]): Food | undefined {
  for (const token of tokens.toReversed()) {
    const allowed = token.length < 4 ? 0 : token.length < 7 ? 1 : 2
    if (allowed === 0 || token.length > 24) continue
    for (const word of index.vocabulary) {
      if (
        word[0] === token[0] &&
        Math.abs(word.length - token.length) <= allowed &&
        slips(word, token, allowed) <= allowed
      ) {
        return shortest(index.byWord.get(word) ?? [])
      }
    }
  }
  return undefined
}

/** Of the foods that share a word, the one that says least beside it. */
function shortest(named: readonly { food: Food; words: readonly string[] }[]): Food | undefined {
  let best = named[0]
  for (const one of named) if (best && one.words.length < best.words.length) best = one
  return best?.food
}

/** Letters to add, drop or change to come from one word to the other; more than `most` is not counted further. */
function slips(a: string, b: string, most: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same))
    }
    if (Math.min(...next) > most) return most + 1
    row = next
  }
  return row.at(-1) ?? most + 1
}

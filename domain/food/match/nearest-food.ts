import type { Food } from '#domain/food/food.ts'
import { isPlainWord } from '#domain/food/line/words/line-words.ts'
import type { FoodIndex } from '#domain/food/match/food-index.ts'
import { wordsKey } from '#domain/food/match/food-words.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { slips } from '#domain/slips.ts'

/**
 * The food to offer where the words name none, never to be taken for what is meant: each word is first spelled as some name
 * spells it ('oat mlik'), then the food that has most words in common, the last ones first. At most eight words are looked at.
 */
export function nearestFood(index: FoodIndex, tokens: readonly string[]): Food | undefined {
  const telling = tokens.filter((token) => !isPlainWord(token)).slice(-mostWords)
  const spelled = inKnownSpelling(index, telling)
  return index.byKey.get(wordsKey(spelled)) ?? byWords(index, spelled)
}
const mostWords = 8

/** Whether a short word is one letter away from a word of some name: a 'swet potato' is no kind of potato. */
export function isSlip(index: FoodIndex, word: string): boolean {
  if (word.length < 4 || word.length > 6) return false
  return wordsLike(index, word, 1).some((known) => slips(known, word, 1) === 1)
}

/** Whether a word may be the slip of a pen for a word of some name, its first two letters swapped or not. */
export function isNearWord(index: FoodIndex, word: string): boolean {
  const allowed = word.length < 3 || word.length > 24 ? 0 : 1
  const swapped = `${word[1]}${word[0]}${word.slice(2)}`
  return (
    allowed > 0 &&
    [word, swapped].some((said) =>
      wordsLike(index, said, allowed).some((known) => slips(known, word, allowed) <= allowed),
    )
  )
}

function byWords(index: FoodIndex, tokens: readonly string[]): Food | undefined {
  let best: Food | undefined
  let bestScore = 0
  const [said, last] = [new Set(tokens), tokens.at(-1)]
  tokens.forEach((token, place) => {
    for (const { food, words } of index.byWord.get(token) ?? []) {
      let common = 0
      for (const word of words) if (said.has(word)) common += 1
      const endsAlike = words.at(-1) === last ? 1 : 0
      const score = common * 2 + endsAlike - (words.length - common) * 0.5 + place * 0.01
      if (score > bestScore) [best, bestScore] = [food, score]
    }
  })
  return best
}

/** Words that no name has, as the nearest word of a name; of equally near ones that which stands in a name with the others. */
function inKnownSpelling(index: FoodIndex, tokens: readonly string[]): readonly string[] {
  const choices = tokens.map((token) => (index.vocabulary.has(token) ? [token] : nearestWords(index, token)))
  const company = new Set(choices.flat())
  return choices.map((words, place) => {
    let best = words[0] ?? tokens[place] ?? ''
    let bestScore = -1
    for (const word of words.length > 1 ? words : []) {
      const beside = (name: readonly string[]) => name.filter((one) => one !== word && company.has(one)).length
      const named = index.byWord.get(word) ?? []
      const score = Math.max(0, ...named.map((name) => beside(name.words))) * 1000 + named.length
      if (score > bestScore) [best, bestScore] = [word, score]
    }
    return best
  })
}

/** All words of names that are fewest slips away: none for two letters, one up to five, else two. */
function nearestWords(index: FoodIndex, token: string): readonly string[] {
  let allowed = token.length < 3 ? 0 : token.length < 6 ? 1 : 2
  if (allowed === 0 || token.length > 24) return []
  let nearest: string[] = []
  for (const word of wordsLike(index, token, allowed)) {
    const found = slips(word, token, allowed)
    if (found > allowed) continue
    if (found < allowed) nearest = []
    allowed = found
    nearest.push(word)
  }
  return nearest
}

/**
 * The words of all names with the same first letter, at most `most` letters longer or shorter, and of three letters or more. Words that lack
 * more letters of each other are not as near: most are told apart by that alone.
 */
function wordsLike(index: FoodIndex, word: string, most: number): readonly string[] {
  const shelves = shelvesOf(index)
  const letters = lettersOf(word)
  const found: string[] = []
  for (let length = Math.max(3, word.length - most); length <= word.length + most; length += 1)
    for (const other of shelves.get(`${word[0]}${length}`) ?? [])
      if (bitsOf(letters & ~other.letters) <= most && bitsOf(other.letters & ~letters) <= most) found.push(other.word)
  return found
}

interface Shelved {
  word: string
  letters: number
}

const shelvesOf = rememberedFor((index: FoodIndex): ReadonlyMap<string, readonly Shelved[]> => {
  const shelves = new Map<string, Shelved[]>()
  for (const word of index.vocabulary) {
    const key = `${word[0]}${word.length}`
    const shelf = shelves.get(key)
    const shelved = { word, letters: lettersOf(word) }
    if (shelf) shelf.push(shelved)
    else shelves.set(key, [shelved])
  }
  return shelves
})

/** Which letters a word has, one bit each; rare ones share a bit. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32)
  return letters
}

function bitsOf(number: number): number {
  let count = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1
  return count
}

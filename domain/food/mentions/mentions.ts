import type { Food } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import { families, namedFamilies } from '#domain/food/mentions/food-families.ts'
import { noFood, verbsThatLookLikeFood } from '#domain/food/mentions/mention-words.ts'
import { namesOfNoFood } from '#domain/food/mentions/names-of-no-food.ts'
import { plain, withoutAsides } from '#domain/plain-text.ts'
import { rememberedFor } from '#domain/remembered.ts'
import { denialsIn } from '#domain/text/negation.ts'
import { type Token, tokens } from '#domain/text/tokens.ts'

/** A food named in running text: its words, singular and as the text has them, and every food of the table that goes by them. */
export interface Mention {
  words: string
  said: string
  stems: readonly string[]
  foods: readonly Food[]
  at: number
  /** Of its first word among all words of the text. */
  place: number
}

/**
 * The foods that a text names, longest name first: 'rice vinegar' is never rice. Tools ('rice cooker'), sizes ('walnut-sized'), verbs
 * ('cream the butter') and what is denied ('no eggs', 'egg-free') are no mentions.
 */
export const mentionsIn = rememberedFor((words: readonly Token[]): readonly Mention[] => {
  const found: Mention[] = []
  const denied = denialsIn(words).things
  let index = 0
  while (index < words.length) {
    const match = longestMatch(words, index)
    if (!match) {
      index += 1
      continue
    }
    const first = words[index]
    const named = words.slice(index, index + match.length)
    const stems = named.map((token) => token.stem)
    const said = named.map((token) => token.word).join(' ')
    const isNamed = !denied[index + match.length - 1] && !isShape(words, index, match.length)
    if (first && match.foods && isNamed && !isVerb(words, index, match.length)) {
      found.push({ words: stems.join(' '), said, stems, foods: match.foods, at: first.at, place: index })
    }
    index += match.length
  }
  return found
})

interface Node {
  next: Map<string, Node>
  /** Set where a name ends: its foods, or nothing for a phrase that is no food. */
  end?: { foods?: Food[] }
}

let dictionary: Node | undefined

function longestMatch(words: readonly Token[], from: number): { length: number; foods?: readonly Food[] } | undefined {
  let node: Node | undefined = (dictionary ??= buildDictionary())
  let best: { length: number; foods?: readonly Food[] } | undefined
  for (let index = from; node && index < words.length; index += 1) {
    const token = words[index]
    if (!token || (index > from && !/^[\s-]*$/.test(token.gap))) break
    node = node.next.get(token.stem)
    if (node?.end) best = { length: index - from + 1, foods: node.end.foods }
  }
  return best
}

function buildDictionary(): Node {
  const root: Node = { next: new Map() }
  for (const food of foods.values()) {
    for (const name of [food.name, food.plural, ...food.aliases]) {
      // figures are no words: 'a1 sauce' would be read in every 'a sauce'
      if (/\d/.test(name)) continue
      const end = nodeFor(root, withoutAsides(name).split(',')[0] ?? '')
      if (end) end.foods = [...new Set([...(end.foods ?? []), food])]
    }
  }
  for (const word of namedFamilies) {
    const end = nodeFor(root, word)
    const belongs = families[word]
    if (end && belongs && !end.foods) end.foods = [...foods.values()].filter(belongs)
  }
  for (const phrase of [...noFood, ...namesOfNoFood]) {
    const end = nodeFor(root, phrase)
    if (end) delete end.foods
  }
  return root
}

function nodeFor(root: Node, name: string): { foods?: Food[] } | undefined {
  const words = tokens(plain(name))
  if (words.length === 0) return undefined
  let node = root
  for (const token of words) {
    const next: Node = node.next.get(token.stem) ?? { next: new Map() }
    node.next.set(token.stem, next)
    node = next
  }
  return (node.end ??= {})
}

/** 'Walnut-sized', 'custard-like': what a thing is compared with. */
function isShape(words: readonly Token[], from: number, length: number): boolean {
  const after = words[from + length]
  return after !== undefined && shapes.has(after.word) && (after.gap === '-' || after.word === 'sized')
}
const shapes = new Set(['sized', 'size', 'shaped', 'like', 'style', 'colored', 'coloured', 'less'])

function isVerb(words: readonly Token[], from: number, length: number): boolean {
  const token = words[from]
  if (length > 1 || !token || !verbsThatLookLikeFood.has(token.word)) return false
  const startsClause =
    from === 0 ||
    /[.;:!,(]/.test(token.gap) ||
    ['and', 'then', 'or', 'to', 'lightly', 'well'].includes(words[from - 1]?.word ?? '')
  const object = words[from + 1]
  return (
    startsClause &&
    object !== undefined &&
    [
      'the',
      'a',
      'an',
      'it',
      'them',
      'with',
      'well',
      'generously',
      'each',
      'both',
      'together',
      'your',
      'lightly',
      'all',
      'out',
    ].includes(object.word)
  )
}

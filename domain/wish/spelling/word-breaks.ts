import { verbOf } from '#domain/text/verbs.ts'
import { type Found, isKnownWord, phraseAt, tellingWord } from '#domain/wish/lexicon/vocabulary.ts'
import { isCommon } from '#domain/wish/spelling/spelling.ts'
import type { Token } from '#domain/wish/spelling/tokens.ts'

/** Words of a text that may be parted or joined; hostile texts have thousands. */
const mostBreaks = 40

/**
 * Words that are written in one or apart, as they are known: 'porkchops' are pork chops, 'meat balls' meatballs. Where something is refused
 * the parts stay and the whole comes beside them: who bears no 'shell fish' is told of no less.
 */
export function rightlyBroken(tokens: readonly Token[]): Token[] {
  const broken: Token[] = []
  let refuses: boolean | undefined
  let left = mostBreaks
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    const whole = left > 0 ? wholeAt(tokens, at) : undefined
    const parts = left > 0 && !whole ? partsOf(token.word) : undefined
    if (whole || parts) left -= 1
    if (whole && (refuses ??= isRefusing(tokens))) broken.push(token, tokens[at + 1]!, { ...whole, after: '' })
    else if (whole) broken.push(whole)
    else if (parts) broken.push(...parts.map((word, index): Token => ({ ...token, word, ...(index && { after: '' }) })))
    else broken.push(token)
    if (whole) at += 1
  }
  return broken
}

/** The one word that two in a row are: a food or a dish of any dictionary, where they are no name as they stand. */
function wholeAt(tokens: readonly Token[], at: number): Token | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (!first || !second || second.after || first.word.length < 3 || second.word.length < 3) return undefined
  const word = first.word + second.word
  if (!isKnownWord(word) || !isCommon(word) || !isNamed(phraseAt([word], 0)) || isVerb(first.word)) return undefined
  const words = tokens.slice(Math.max(0, at - 3), at + 6).map((each) => each.word)
  const from = Math.min(3, at)
  if (isPartOfName(words, from)) return undefined
  // sweet bread is bread, and no offal
  const isNoun = isNamed(phraseAt([second.word], 0))
  if (isNoun && (tellingWord(word)?.uses ?? 0) < ofMany) return undefined
  // flour, butter, milk: in a list of foods each is one of them
  const isListed = [words[from - 1], words[from + 2]].some((each) => each && phraseAt([each], 0)?.foods)
  if (isNoun && isListed && phraseAt([first.word], 0)?.foods) return undefined
  return { ...first, word, to: second.to }
}
/** Names that a word stands in which everybody knows. */
const ofMany = 20

function isVerb(word: string): boolean {
  return verbOf(word) !== undefined && !phraseAt([word], 0)?.foods
}

/** Whether a longer name ends with the first of two words, begins with the second, or has both. */
function isPartOfName(words: readonly string[], from: number): boolean {
  for (let start = Math.max(0, from - 3); start < from; start += 1)
    if (start + (phraseAt(words, start)?.length ?? 0) > from) return true
  return [from, from + 1].some((start) => (phraseAt(words, start)?.length ?? 0) > 1)
}

/** The two words that are known together and were written in one, also behind a 'no'. */
function partsOf(word: string): readonly string[] | undefined {
  if (word.length < 6 || word.length > 24 || isCommon(word) || isKnownWord(word)) return undefined
  for (let length = 2; length <= word.length - 3; length += 1) {
    const parts = [word.slice(0, length), word.slice(length)]
    if (!parts.every(isKnownWord)) continue
    if (denials.has(parts[0]!) && isNamed(phraseAt(parts, 1))) return parts
    const found = length > 2 ? phraseAt(parts, 0) : undefined
    if (found?.length === 2 && (found.foods || choices.has(found.meaning?.is ?? ''))) return parts
  }
  return compoundOf(word)
}

/** The kind of dish that the end of a word in one of the Germanic or Finnic tongues tells of, and what stands before it: 'Zwiebelkuchen', 'lohikeitto'. */
function compoundOf(word: string): readonly string[] | undefined {
  const ending = endings.find((each) => word.endsWith(each) && word.length >= each.length + leastBefore)
  if (!ending) return undefined
  const before = word.slice(0, -ending.length)
  // 'Tomatensuppe' is of Tomaten, and 'Linseneintopf' of Linsen
  const known = [before, before.replace(/(?:en|n|s)$/, '')].find((each) => phraseAt([each], 0)?.foods?.length)
  return [known ?? before, kindOfEnding.get(ending) ?? ending]
}
const leastBefore = 3

/** Ends of compounds, and the word by which the kitchen knows each. */
const kindOfEnding: ReadonlyMap<string, string> = new Map(
  Object.entries({
    torte: 'torte',
    kuchen: 'cake',
    taart: 'cake',
    kake: 'cake',
    kaka: 'cake',
    kakku: 'cake',
    suppe: 'soup',
    soppa: 'soup',
    soep: 'soup',
    keitto: 'soup',
    salat: 'salad',
    sallad: 'salad',
    salade: 'salad',
    eintopf: 'stew',
    gulasch: 'goulash',
    auflauf: 'casserole',
    pfanne: 'skillet',
    nudeln: 'noodles',
    strudel: 'strudel',
    knodel: 'dumplings',
    knoedel: 'dumplings',
    brot: 'bread',
    brod: 'bread',
  }),
)
const endings = [...kindOfEnding.keys()]
const choices: ReadonlySet<string> = new Set(['dish', 'machine', 'method', 'diet', 'allergens'])
const denials: ReadonlySet<string> = new Set(['no', 'without'])

/** Whether a text refuses anything, or tells of an allergy. */
function isRefusing(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ word }) => word)
  return words.some((_, at) => refusing.has(phraseAt(words, at)?.meaning?.is ?? '') || words[at] === 'free')
}
const refusing: ReadonlySet<string> = new Set([
  'refuse',
  'refused before',
  'allergy',
  'allergens',
  'banned',
  'diet',
  'swap',
])

function isNamed(found: Found | undefined): boolean {
  return found?.foods !== undefined || found?.meaning?.is === 'dish'
}

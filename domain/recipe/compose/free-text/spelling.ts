import { wordSet } from '#domain/plain-text.ts'
import { skeleton } from '#domain/recipe/compose/free-text/skeleton.ts'
import {
  isKnownWord,
  longDishNames,
  phraseAt,
  taughtSpelling,
  wordsLike,
} from '#domain/recipe/compose/free-text/vocabulary.ts'
import { remembered } from '#domain/remembered.ts'
import { slips } from '#domain/slips.ts'
import { commonness } from '#domain/text/frequent-words.ts'
import { verbOf } from '#domain/text/verbs.ts'

/** The known word that a misspelt one means; the word itself where it is known, common, short or near to nothing. */
export const spelled = remembered((word: string): string => (isCommon(word) ? word : spelledAnyway(word)))

/** The same for what is refused, where one food too many does less harm: 'no diary', 'allergic to pawns', though both words are common. */
export const spelledAnyway = remembered((word: string): string => {
  if (word.length < 5 || word.length > 20 || /\d/.test(word)) return word
  const taught = taughtSpelling(word)
  if (taught !== undefined) return taught
  // no 'whisking' is whiskey
  const form = verbOf(word)?.form
  if (form === 'gerund' || (form === 'base' && word.length >= 8)) return word
  if (isKnownWord(word) || isKnownWord(word.replace(/(?<=.{4})e?s$/, ''))) return word
  const bare = skeleton(word)
  let best = word
  let fewest = 99
  for (const known of wordsLike(word)) {
    if (Math.abs(known.length - word.length) > 2) continue
    const sameBones = skeleton(known) === bare
    // 'chikn': the head is right and two letters are left out
    const isShortened = known.length === word.length + 2 && known.startsWith(word.slice(0, 3))
    const most = word.length >= 8 || (sameBones && (word.length >= 6 || isShortened)) ? 2 : 1
    const found = slips(known, word, most)
    if (found > most) continue
    // of two words as near the one with the same consonants is meant, or with two letters turned round
    const cost = found - (sameBones ? (isShortened ? 1.5 : 0.5) : 0) - (isTurned(known, word) ? 0.25 : 0)
    if (cost < fewest) [best, fewest] = [known, cost]
  }
  return best
})

/**
 * Words in which names of dishes that sound as they stand there are written as they are known: 'chiken tika massala'. Only names with a word
 * that no dictionary has, in texts as long as people write.
 */
export function soundedOut(words: readonly string[]): string[] {
  const heard = [...words]
  if (heard.length > mostWords) return heard
  for (let at = 0; at < heard.length; at += 1) {
    for (let length = Math.min(longest, heard.length - at); length > 1; length -= 1) {
      const part = heard.slice(at, at + length)
      if (!part.some((word) => word.length > 3 && !/\d/.test(word) && !isCommon(word))) continue
      const name = bySound().get(part.map(skeleton).join(' '))?.split(' ')
      if (!name || !part.every((word, index) => isSlipOf(name[index] ?? '', word)) || isSaid(part)) continue
      heard.splice(at, length, ...name)
      break
    }
  }
  return heard
}
const mostWords = 60
const longest = 4

/**
 * Whether reading one word as another is a guess that has to be told: the other is a word that few know, and sounds otherwise or is two letters
 * away. Manti are no mani, and whoever typed 'gnochi' meant gnocchi.
 */
export function isBoldGuess(typed: string, meant: string): boolean {
  return !isCommon(meant) && (skeleton(meant) !== skeleton(typed) || slips(meant, typed, 1) > 1)
}

/** Nearly the same letters, and the first of them. */
function isSlipOf(known: string, word: string): boolean {
  const most = word.length >= 6 ? 2 : 1
  return known[0] === word[0] && slips(known, word, most) <= most
}

/** Whether words are a name as they stand, or one of them says something by itself: 'bina', without, is no part of a dish. */
function isSaid(words: readonly string[]): boolean {
  const isOwn = (word: string) => {
    const found = phraseAt([word], 0)
    return found !== undefined && !found.foods && found.meaning?.is !== 'dish'
  }
  return phraseAt(words, 0)?.length === words.length || words.some(isOwn)
}

let sounds: ReadonlyMap<string, string> | undefined
function bySound(): ReadonlyMap<string, string> {
  sounds ??= new Map(
    longDishNames()
      .toReversed()
      .map((name) => [name.split(' ').map(skeleton).join(' '), name]),
  )
  return sounds
}

/** Two letters that stand the wrong way round are likelier than a letter that is another. */
function isTurned(known: string, word: string): boolean {
  let at = 0
  while (at < word.length && known[at] === word[at]) at += 1
  return known[at] === word[at + 1] && known[at + 1] === word[at] && known.slice(at + 2) === word.slice(at + 2)
}

/** What stands in a dictionary is meant, however near it is to a food. */
export function isCommon(word: string): boolean {
  return commonness(word) !== undefined || otherWords.has(word)
}

/** Names of days, which the list of words leaves out, and small words of other languages that stand beside foods. */
const otherWords = wordSet(`
  saturday thursday
  mangio mangiare mange voudrais voulons repas comida receta ricetta kochen mochte etwas khana khaana banao chahte schnelles leckeres
  deliciosa delicioso`)

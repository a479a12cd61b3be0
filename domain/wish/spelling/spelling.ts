import { wordSet } from '#domain/plain-text.ts'
import { remembered } from '#domain/remembered.ts'
import { slips } from '#domain/slips.ts'
import { commonness } from '#domain/text/frequent-words.ts'
import { verbOf } from '#domain/text/verbs.ts'
import { contractions } from '#domain/wish/lexicon/chat-words.ts'
import type { TellingWord } from '#domain/wish/lexicon/telling-words.ts'
import {
  isKnownWord,
  longDishNames,
  phraseAt,
  taughtSpelling,
  wordsLike,
  wordsSounding,
} from '#domain/wish/lexicon/vocabulary.ts'
import { skeleton } from '#domain/wish/spelling/skeleton.ts'

/** The known word that a misspelt one means; the word itself where it is known, common, short or near to nothing. */
export const spelled = remembered((word: string): string => (isCommon(word) ? word : spelledAnyway(word)))

/** The same for what is refused, where one food too many does less harm: 'no diary', 'allergic to pawns', though both words are common. */
export const spelledAnyway = remembered((word: string): string => {
  if (!isGuessable(word)) return word
  const taught = taughtSpelling(word)
  if (taught !== undefined) return taught
  if (isKnownWord(word) || isKnownWord(word.replace(/(?<=.{4})s$/, ''))) return word
  const single = word.replace(/(?<=.{4})es$/, '')
  if (isKnownWord(single)) return `${single}s`
  return isClipped(word) ? `${word}g` : nearest(word)
})

/** The word that is meant by one that is known only from a longer name that does not stand there: the 'cheez' of a cracker. */
export const spelledElsewhere = remembered(
  (word: string): string => (isGuessable(word) && !isCommon(word) ? nearest(word) : word),
  { bytes: 30_000 },
)

/** 'Somethin', 'cookin'. */
function isClipped(word: string): boolean {
  return word.endsWith('thin') ? isCommon(`${word}g`) : verbOf(`${word}g`)?.form === 'gerund'
}

function isGuessable(word: string): boolean {
  if (word.length < 4 || word.length > 20 || /\d/.test(word)) return false
  // no 'whisking' is whiskey
  const form = verbOf(word)?.form
  return form !== 'gerund' && !(form === 'base' && word.length >= 6)
}

/** Of the words as near the one that more names have is meant, or that is a name by itself. */
function nearest(word: string): string {
  const sound = skeleton(word)
  let best = word
  let fewest = 99
  for (const known of [...wordsLike(word), ...wordsSounding(sound)]) {
    const cost = costOf(known, word, sound)
    if (cost < fewest) [best, fewest] = [known.word, cost]
  }
  return best
}

/** How unlikely it is that a word was meant by what was typed. */
function costOf(known: TellingWord, typed: string, sound: string): number {
  if (known.word === typed || Math.abs(known.word.length - typed.length) > 2) return 99
  const isAlike = known.sound === sound
  // 'chikn': the head is right and two letters are left out, of which none is that of many
  const isLonger = known.word.length === typed.length + 2 && !known.word.endsWith('s')
  const isShortened = isAlike && isLonger && known.word.startsWith(typed.slice(0, 3))
  // what is as short as 'beaf' is near to too much
  const isSurelyAlike = isAlike && known.uses >= ofMany
  if (typed.length < 5 && !isSurelyAlike) return 99
  const mayBeTwo = typed.length >= 8 || (isAlike && typed.length >= 6) || isShortened || isSurelyAlike
  const most = mayBeTwo && typed.length > 4 ? 2 : 1
  const found = slips(known.word, typed, most)
  // who is two letters off in a shorter word means none that stands in a name or two
  if (found > most || (found > 1 && known.uses < ofSome && typed.length < 10)) return 99
  // of two words as near the one with the same consonants is meant, or with two letters turned round, or one left out
  const likeness = isAlike ? (isShortened ? 1.5 : isSurelyAlike ? 0.65 : 0.5) : 0
  const isCommonSlip = (found === 1 && known.word.length === typed.length + 1) || isTurned(known.word, typed)
  if (known.isSmall && !isAlike && !isCommonSlip) return 99
  return (
    found - likeness - (isCommonSlip ? 0.25 : 0) - Math.min(0.6, Math.log10(known.uses) / 5) - (known.isName ? 0.15 : 0)
  )
}
/** Names that a word stands in which everybody knows. */
const ofMany = 20
const ofSome = 4

/**
 * Words in which names of dishes that sound as they stand there are written as they are known: 'chiken tika massala'. Only names with a word
 * that no dictionary has, or with one common word that is another ('chow main'), in texts as long as people write.
 */
export function soundedOut(words: readonly string[]): string[] {
  const heard = [...words]
  if (heard.length > mostWords) return heard
  for (let at = 0; at < heard.length; at += 1) {
    for (let length = Math.min(longest, heard.length - at); length > 1; length -= 1) {
      const part = heard.slice(at, at + length)
      const name = bySound().get(part.map(skeleton).join(' '))?.split(' ')
      if (!name || !part.every((word, index) => isSlipOf(name[index] ?? '', word))) continue
      if (isMistaken(part) ? isSaid(part) : !isUnspellable(part, name)) continue
      heard.splice(at, length, ...name)
      break
    }
  }
  return heard
}
const mostWords = 60

/** Whether a word of a name is in no dictionary. */
function isMistaken(part: readonly string[]): boolean {
  return part.some((word) => word.length > 3 && !/\d/.test(word) && !isCommon(word))
}

/** Whether one word is common and stands where a name has one that hardly anybody can spell, beside words that mean nothing else: 'chow main'. */
function isUnspellable(part: readonly string[], name: readonly string[]): boolean {
  const wrong = part.findIndex((word, at) => word !== name[at])
  const [typed = '', own = ''] = [part[wrong], name[wrong]]
  if (typed.length < 4 || isCommon(own) || phraseAt([typed], 0)?.foods) return false
  return part.every((word, at) => at === wrong || (word === name[at] && !phraseAt([word], 0)))
}
const longest = 4

/**
 * Whether reading one word as another is a guess that has to be told: the other is a word that few know, and sounds otherwise or is two letters
 * away. Manti are no mani, and whoever typed 'gnochi' meant gnocchi.
 */
export function isBoldGuess(typed: string, meant: string): boolean {
  return !isCommon(meant) && (skeleton(meant) !== skeleton(typed) || slips(meant, typed, 1) > 1)
}

/** Whether a letter of a short word was read as another: then hardly more than a guess is left of it. Pisto is no pesto. */
export function isShortGuess(typed: string, meant: string): boolean {
  return typed.length <= 5 && typed.length === meant.length && !isTurned(meant, typed)
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

/** Names by how they sound. Their words come again and again, and each is sounded once. */
function soundsOf(names: readonly string[]): Map<string, string> {
  const ofWord = new Map<string, string>()
  for (const word of names.flatMap((name) => name.split(' '))) if (!ofWord.has(word)) ofWord.set(word, skeleton(word))
  return new Map(
    names.map((name) => [
      name
        .split(' ')
        .map((word) => ofWord.get(word))
        .join(' '),
      name,
    ]),
  )
}

let sounds: ReadonlyMap<string, string> | undefined
function bySound(): ReadonlyMap<string, string> {
  sounds ??= soundsOf(longDishNames().toReversed())
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
  return commonness(word) !== undefined || contractions.has(word) || otherWords.has(word)
}

/** Names of days, which the list of words leaves out, and small words of other languages that stand beside foods. */
const otherWords = wordSet(`
  saturday thursday
  mangio mangiare mange voudrais voulons repas comida receta ricetta kochen mochte etwas khana khaana banao chahte schnelles leckeres
  deliciosa delicioso`)

import { wordSet } from '#domain/plain-text.ts'
import { withoutSuffixes } from '#domain/wish/allergies/denied-suffixes.ts'
import { foodNamed, isKnownWord, phraseAt, tellingWord } from '#domain/wish/lexicon/vocabulary.ts'
import {
  isBoldGuess,
  isCommon,
  isShortGuess,
  soundedOut,
  spelled,
  spelledAnyway,
  spelledElsewhere,
} from '#domain/wish/spelling/spelling.ts'
import { type Token, tokensOf } from '#domain/wish/spelling/tokens.ts'
import { rightlyBroken } from '#domain/wish/spelling/word-breaks.ts'

/** The words of a text as they are meant, each with its place in the text as typed. */
export interface MeantWords {
  tokens: readonly Token[]
  words: readonly string[]
  /** Places of words that were taken for others that they may not be. */
  bold: readonly number[]
}

/** Words after which a food is refused, and with one word between, as in 'allergic to prawns'. */
const refusals = wordSet('no without avoid hate hates minus skip hold zero never')
const bodies = wordSet('allergic intolerant allergy intolerance sensitive')
/** What stands before them is a name: nobody has lime disease. */
const illnesses = wordSet('disease syndrome disorder')
/** Words of a text that may be misspelt and are looked up; hostile texts have thousands. */
const mostGuesses = 80
/** So many more names have the word that is meant by one that is known from others. */
const timesAsMany = 4

/** Reads the words of a text that `cleaned` gave: written out, joined or parted, and spelled as they are known. */
export function meantWords(text: string): MeantWords {
  const typed = rightlyBroken(withoutSuffixes(tokensOf(text), text))
  const words = withOnesNamed(asNames(typed, inTheirPlace(typed, spelledOut(typed, text))))
  const tokens = typed.map((token, at) => ({ ...token, word: words[at]! }))
  const isBold = (word: string, meant: string) =>
    word !== meant && (isBoldGuess(word, meant) || (typed.length === 1 && isShortGuess(word, meant)))
  const bold = typed.flatMap(({ word }, at) => (isBold(word, words[at]!) ? [at] : []))
  return { tokens, words: soundedOut(words), bold }
}

/** 'Tomatoes, mostly cherry ones' are cherry tomatoes: the food that was named before, where it has a kind of that name. */
function withOnesNamed(words: readonly string[]): readonly string[] {
  if (!words.includes('ones')) return words
  return words.map((word, at) => {
    const kind = words[at - 1]
    if (word !== 'ones' || !kind) return word
    const before = words.slice(Math.max(0, at - reach), at - 1).toReversed()
    // the ones of banana bread are bananas
    const named = before.filter(
      (food, place) => !phraseAt([food, before[place - 1] ?? ''], 0, 2)?.meaning || place === 0,
    )
    return named.find((food) => foodNamed(food)?.length && phraseAt([kind, food], 0)?.length === 2) ?? word
  })
}
/** Words between a food and the ones of it. */
const reach = 12

/**
 * Who writes a word or two writes a name: one that nobody knows stays as it was typed where the word that it is near to is no name in a kitchen, or a
 * place that is far from it. Causa is no cause, momos are no moms, and a hangi is not from Hanoi.
 */
function asNames(typed: readonly Token[], words: readonly string[]): readonly string[] {
  if (typed.length > mostNames) return words
  return words.map((meant, at) => {
    const word = typed[at]!.word
    if (meant === word || isCommon(word) || typed.some((_, from) => isRefusedAt(typed, from))) return meant
    const found = phraseAt([meant], 0)
    const isFar = isBoldGuess(word, meant) && found?.meaning?.is === 'cuisine'
    const isSaid = found?.foods?.length || (found?.meaning && found.meaning.is !== 'nothing')
    const isKept = isFar || !(isSaid || words.length > 1)
    return isKept ? word : meant
  })
}
const mostNames = 2

/** Each word as it is known, wherever it stands. */
function spelledOut(typed: readonly Token[], text: string): string[] {
  let guesses = mostGuesses
  return typed.map(({ word }, at) => {
    if (guesses <= 0 || illnesses.has(typed[at + 1]?.word ?? '') || isPlace(typed, at, text)) return word
    const meant = isRefusedAt(typed, at) ? spelledAnyway(word) : spelled(word)
    if (meant !== word) guesses -= 1
    return meant
  })
}

/** Whether a word that nobody knows is the name of a place: 'here in Perth' is no perch. */
function isPlace(typed: readonly Token[], at: number, text: string): boolean {
  const { word = '', from = 0 } = typed[at] ?? {}
  const isNamed = /^\p{Lu}\p{Ll}/u.test(text.slice(from, from + 2)) && !isKnownWord(word)
  return isNamed && /^(?:in|from|near|at|outside|around)$/.test(typed[at - 1]?.word ?? '')
}

/** A word that is known only from longer names, which do not stand there, is one that more names have and that says something in its place. */
function inTheirPlace(typed: readonly Token[], spelledWords: readonly string[]): string[] {
  const words = [...spelledWords]
  let guesses = mostGuesses
  for (const [at, { word }] of typed.entries()) {
    const known = words[at]!
    if (guesses <= 0 || word.length < 4 || isCommon(word) || !isKnownWord(known) || isPartOfPhrase(words, at)) continue
    guesses -= 1
    const meant = spelledElsewhere(word)
    const isBetter = meant === `${word}s` || usesOf(meant) >= timesAsMany * Math.max(usesOf(known), 2)
    if (!isBetter) continue
    words[at] = meant
    if (!isPartOfPhrase(words, at)) words[at] = known
  }
  return words
}

/** Names that have a word just so. */
function usesOf(word: string): number {
  return tellingWord(word)?.usesAsWritten ?? 0
}

/** Whether the words beside a word refuse it. */
function isRefusedAt(tokens: readonly Token[], at: number): boolean {
  const beside = (place: number) => tokens[place]?.word ?? ''
  return (
    refusals.has(beside(at - 1)) || bodies.has(beside(at - 2)) || /^(?:free|allergy|allergies)$/.test(beside(at + 1))
  )
}

/** Whether a word stands in a phrase that is known: one of its own, or that begins up to three words before. */
function isPartOfPhrase(words: readonly string[], at: number): boolean {
  for (let from = at; from >= Math.max(0, at - 3); from -= 1)
    if (from + (phraseAt(words, from, Math.min(words.length, from + 8))?.length ?? 0) > at) return true
  return false
}

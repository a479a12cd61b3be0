import {
  beings,
  between,
  comparing,
  determiners,
  doers,
  exchanges,
  finite,
  needed,
  owners,
  perceiving,
  prepositions,
  properties,
  type Turn,
  things,
  tools,
  turns,
  without,
  withoutPhrases,
} from '#domain/text/printed-negations.ts'
import { type Verb, verbOf } from '#domain/text/verbs.ts'

/** A word in lower case, and what stands between it and the word before. */
export interface Spoken {
  word: string
  gap: string
}

/** What is denied of a text, word by word, while it is being read. */
export interface Marks {
  things: boolean[]
  loosely: boolean[]
  actions: boolean[]
}

/** Whether a sentence, or what stands in parentheses, ends before a word. */
export function endsSentence(gap: string): boolean {
  return gap !== ' ' && /[;:!?()\n–—]|\.(?!\d)| - /.test(gap)
}

/** The longest phrase that turns the words behind it, where one begins. */
export function turnAt(words: readonly Spoken[], at: number): { turn: Turn; length: number } | undefined {
  const row = turns.get(words[at]!.word)?.find((one) =>
    one.words.every((word, offset) => {
      const said = words[at + offset]
      return said?.word === word && (offset === 0 || !/[.,;:!?()]/.test(said.gap))
    }),
  )
  if (!row) return undefined
  const { words: said, turn } = row
  const isPlace = turn === 'drop' && said[0]?.startsWith('leav') === true && isElsewhere(words, at + said.length)
  return isPlace ? undefined : { turn, length: said.length }
}

/** The verb that a word is, where it is one: 'are boiled', not 'boiled eggs'; 'baking', not 'baking powder'. */
export function verbAt(words: readonly Spoken[], at: number): Verb | undefined {
  const { word } = words[at]!
  const verb = verbOf(word)
  if (!verb || (verb.form === 'past' && !isSaidOf(words, at))) return undefined
  if (verb.form === 'gerund' && (things.has(word) || tools.has(words[at + 1]?.word ?? ''))) return undefined
  const before = words[at - 1]?.word ?? ''
  const isNoun = verb.form === 'third' && determiners.has(before) && before !== 'this' && before !== 'that'
  return isNoun ? undefined : verb
}

/** The place of the 'out' that belongs to a 'leave', of the 'away' of a 'keep', of the 'from' of a 'cut': 'leave the nuts out'. */
export function endOfLeaving(words: readonly Spoken[], at: number): number | undefined {
  const { base = '', form } = verbOf(words[at]!.word) ?? {}
  // 'the leaves'
  if (form === 'third' && determiners.has(words[at - 1]?.word ?? '')) return undefined
  if (!leaving.has(base) && !taking.has(base)) return undefined
  for (let one = at + 2; one < Math.min(at + longestLeaving, words.length); one += 1) {
    const { word, gap } = words[one]!
    if (/[.,;:!?()]/.test(gap)) return undefined
    if (base === 'keep' && (word === 'away' || (word === 'out' && isOfDish(words, one + 1)))) return one
    if (base === 'leave' && word === 'to' && isLeftToOthers(words, one + 1)) return one
    if (base === 'give' && word === 'miss' && words[one - 1]!.word === 'a') return one
    const of = word === 'out' && words[one + 1]?.word === 'of' ? one + 2 : word === 'from' ? one + 1 : 0
    if (taking.has(base) && of > 0 && isRecipe(words, of)) return one
    if (base === 'leave' && (word === 'out' || word === 'off')) return isElsewhere(words, one + 1) ? undefined : one
  }
  return undefined
}

/** 'Leave the nuts to others'. */
function isLeftToOthers(words: readonly Spoken[], at: number): boolean {
  const next = words[at]?.word === 'the' ? words[at + 1] : words[at]
  return /^(?:others|restaurants|purists|somebody|someone)$/.test(next?.word ?? '')
}
const leaving = new Set(['leave', 'keep', 'give'])
/** 'Out of this', 'out of it'. */
function isOfDish(words: readonly Spoken[], at: number): boolean {
  return words[at]?.word === 'of' && /^(?:this|it|that)$/.test(words[at + 1]?.word ?? '')
}

/** What is taken from a recipe is not in it: 'we have cut the nuts from this one'. */
const taking = new Set(['cut', 'take', 'remove', 'drop', 'strip'])
function isRecipe(words: readonly Spoken[], at: number): boolean {
  const [first, second] = [words[at]?.word ?? '', words[at + 1]?.word ?? '']
  return /^(?:this|the|our|my)$/.test(first) && /^(?:recipe|version|list|one|ingredients)$/.test(second)
}

/** Whether what 'is' and its like say of a thing denies it: 'are left out', 'is not needed'. */
export function deniesSubject(words: readonly Spoken[], at: number, isTurned: boolean): boolean {
  let isNot = isTurned || words[at]!.word.endsWith("n't")
  let place = at + 1
  const end = Math.min(at + longestBetween, words.length)
  while (place < end && between.has(words[place]!.word) && !/[.,;:!?()]/.test(words[place]!.gap)) {
    if (/^(?:not|never)$/.test(words[place]!.word)) isNot = true
    place += 1
  }
  const said = words[place]
  if (!said || /[.;:!?()]/.test(said.gap)) return false
  if (said.word === 'what' && isOfOthers(words, place + 1)) return !isNot
  const verb = verbOf(said.word)
  const next = words[place + 1]?.word
  const isDropped = said.word === 'dropped' && !goesInto(words, place)
  const isKept = said.word === 'kept' && next === 'out' && isOfDish(words, place + 2)
  const isLeft = (said.word === 'left' && (next === 'out' || next === 'off')) || isKept
  const isAway = withoutPhrases.some((phrase) => phrase.every((word, offset) => words[place + offset]?.word === word))
  const isOut =
    without.has(said.word) || isAway || isLeft || isDropped || (verb?.kind === 'drops' && verb.form === 'past')
  const isIn = needed.has(said.word) || (!isDropped && verb?.kind === 'brings' && verb.form === 'past')
  return isOut !== isNot && (isOut || isIn)
}

/** 'Boiling is what most people do'. */
function isOfOthers(words: readonly Spoken[], at: number): boolean {
  const turn = words[at] && turnAt(words, at)?.turn
  return turn === 'others' || turn === 'person'
}

/** Words within which a being says something: 'is really not at all needed'. */
const longestBetween = 12

/** Whether a 'free' denies the word before it: 'dairy-free', 'nut free'; not 'eggs free-range', 'feel free to'. */
export function deniesWordBefore(words: readonly Spoken[], at: number): boolean {
  const { word, gap } = words[at]!
  const [before, after] = [words[at - 1]?.word ?? '', words[at + 1]?.word ?? '']
  return word === 'free' && at > 0 && /^[ -]$/.test(gap) && !notFree.has(before) && !ofItsOwn.has(after)
}
const notFree = new Set(['feel', 'for', 'is', 'are', 'be', 'set', 'breaks', 'come', 'comes', 'work'])
const ofItsOwn = new Set(['range', 'of', 'from', 'to'])

/** 'Leave out overnight', 'off the heat': a place, nothing that is left out. */
function isElsewhere(words: readonly Spoken[], at: number): boolean {
  const next = words[at]
  if (!next || /[.,;:!?()]/.test(next.gap)) return false
  return places.has(next.word) || (next.word === 'of' && !isOfDish(words, at))
}
const places = new Set(['overnight', 'on', 'at', 'in', 'for', 'to', 'until', 'during', 'all', 'a', 'several'])

/** Words within which 'out' belongs to 'leave'. */
const longestLeaving = 9

/** 'are boiled', 'has been left': a verb; 'boiled eggs': none. */
function isSaidOf(words: readonly Spoken[], at: number): boolean {
  for (let one = at - 1; one >= Math.max(0, at - 3); one -= 1) {
    const { word } = words[one]!
    if (beings.has(word) || /^(?:has|have|had|gets?|\w+'(?:ve|d))$/.test(word)) return true
    if (word === 'not' || word === 'never') return !isNoun(words[at + 1])
    if (!between.has(word) && !word.endsWith('ly')) return false
  }
  return false
}

/** 'Not chopped walnuts' denies walnuts, 'not chopped' chopping. */
function isNoun(next: Spoken | undefined): boolean {
  return next?.gap === ' ' && !prepositions.has(next.word) && !/^(?:and|or|but|by|very)$/.test(next.word)
}

/** 'no butter, cream or milk': an 'or' comes before anything else does. */
export function isList(words: readonly Spoken[], at: number): boolean {
  for (let one = at; one < Math.min(at + longestList, words.length); one += 1) {
    const { word, gap } = words[one]!
    if (one > at && endsSentence(gap)) return false
    if (word === 'or' || word === 'nor') return true
    if (verbOf(word)?.form === 'base' || finite.has(word) || turns.has(word)) return false
  }
  return false
}
/** Words within which an 'or' makes a list of what was said before it. */
const longestList = 10

/** 'As soft as butter', 'the same size as walnuts'. */
export function isCompared(words: readonly Spoken[], at: number): boolean {
  const isSame = words[at - 2]?.word === 'same' && properties.has(words[at - 1]?.word ?? '')
  return words[at - 2]?.word === 'as' || isSame
}

/** 'So do I'. */
export function isAgreeing(words: readonly Spoken[], at: number): boolean {
  return words[at + 1]?.word === 'do' && /^(?:i|we)$/.test(words[at + 2]?.word ?? '')
}

/** 'I swapped', 'we omitted': what the cook left out long ago is still left out. */
export function pastAt(words: readonly Spoken[], at: number): Verb | undefined {
  const verb = verbOf(words[at]!.word)
  if (verb?.form !== 'past') return undefined
  const isByCook = doers.has(words[at - 1]?.word ?? '')
  if (verb.base === 'drop' && (isByCook || isSaidOf(words, at)) && !goesInto(words, at))
    return { ...verb, kind: 'drops' }
  return verb.kind === 'drops' && isByCook ? verb : undefined
}
/** 'We dropped the dumplings into the soup'; where it is not said, the nuts that somebody has dropped are left out. */
function goesInto(words: readonly Spoken[], at: number): boolean {
  for (let one = at + 1; one < Math.min(at + longestLeaving, words.length); one += 1) {
    const { word, gap } = words[one]!
    if (/[.,;:!?()]/.test(gap)) return false
    if (/^(?:in|into|onto|on|over|to|by)$/.test(word)) return true
  }
  return false
}

/** 'My swap for butter'. */
export function isExchangeAt(words: readonly Spoken[], at: number): boolean {
  const before = words[at - 1]?.word ?? ''
  return (
    exchanges.has(words[at]!.word) && words[at + 1]?.word === 'for' && (owners.has(before) || determiners.has(before))
  )
}

/** 'I never cook with butter': with butter before me or not, but never with 'the lid'. */
export function isMaterial(words: readonly Spoken[], at: number, from: number): boolean {
  // 'cook with', 'cook it with'
  const verb = /^(?:this|it|that|them|these)$/.test(words[at - 1]?.word ?? '') ? at - 2 : at - 1
  const isFirst = verb === from || (verb === from + 1 && words[from]?.word === 'ever')
  const isOfCooking = isFirst && /^(?:cook|bake|make|serve|prepare)(?:ing)?$/.test(words[verb]?.word ?? '')
  const [next, then] = [words[at + 1], words[at + 2]]
  if (words[at]!.word !== 'with' || !isOfCooking || !next || determiners.has(next.word)) return false
  return !then || /[.,;:!?()]/.test(then.gap) || /[.,;:!?()]/.test(words[at + 3]?.gap ?? '.')
}

/** 'Nuts like almonds' gives an example, 'it looks like butter' compares. */
export function isExample(words: readonly Spoken[], { turn, from }: { turn: Turn; from: number }): boolean {
  const [before, like] = [words[from - 2], words[from - 1]]
  return turn === 'like' && like?.word === 'like' && !comparing.has(before?.word ?? '')
}

export function isNobody(words: readonly Spoken[], at: number): boolean {
  return words[at]!.word === 'nobody' || (words[at]!.word === 'no' && words[at + 1]?.word === 'one')
}

/** Where it is no more said of nobody what a clause says, or only that nobody notices; 'nobody I know' is nobody still. */
export function endsNobody(words: readonly Spoken[], at: number): boolean {
  const { word, gap } = words[at]!
  return gap.includes(',') || endsSentence(gap) || (perceiving.has(word) && !doers.has(words[at - 1]?.word ?? ''))
}

/** 'Swap in oil for butter', 'swap it in for butter': what stands behind the verb goes in. */
export function isSwapIn(words: readonly Spoken[], at: number): boolean {
  return words[at + 1]?.word === 'in' || (words[at + 2]?.word === 'in' && words[at + 3]?.word === 'for')
}

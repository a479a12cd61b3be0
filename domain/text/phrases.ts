import {
  beings,
  between,
  determiners,
  needed,
  prepositions,
  type Turn,
  things,
  tools,
  turns,
  without,
} from '#domain/text/negation-words.ts'
import { type Verb, verbOf } from '#domain/text/verbs.ts'

/** A word in lower case, and what stands between it and the word before. */
export interface Spoken {
  word: string
  gap: string
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

/** The place of the 'out' that belongs to a 'leave', or of the 'away' of a 'keep': 'leave the nuts out'. */
export function endOfLeaving(words: readonly Spoken[], at: number): number | undefined {
  const base = verbOf(words[at]!.word)?.base
  if (base !== 'leave' && base !== 'keep') return undefined
  for (let one = at + 2; one < Math.min(at + longestLeaving, words.length); one += 1) {
    const { word, gap } = words[one]!
    if (/[.,;:!?()]/.test(gap)) return undefined
    if (base === 'keep' && word === 'away') return one
    if (base === 'leave' && (word === 'out' || word === 'off')) return isElsewhere(words, one + 1) ? undefined : one
  }
  return undefined
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
  const verb = verbOf(said.word)
  const next = words[place + 1]?.word
  const isLeft = said.word === 'left' && (next === 'out' || next === 'off')
  const isOut = without.has(said.word) || isLeft || (verb?.kind === 'drops' && verb.form === 'past')
  const isIn = needed.has(said.word) || (verb?.kind === 'brings' && verb.form === 'past')
  return isOut !== isNot && (isOut || isIn)
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
  const isOfDish = ['this', 'it', 'that'].includes(words[at + 1]?.word ?? '')
  return places.has(next.word) || (next.word === 'of' && !isOfDish)
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

import {
  beings,
  between,
  finite,
  needed,
  prepositions,
  somewhat,
  things,
  tools,
  type Turn,
  turnBack,
  turns,
  untils,
  without,
} from '#domain/text/negation-words.ts'
import { type Verb, verbOf } from '#domain/text/verbs.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** A word in lower case, and what stands between it and the word before. */
export interface Spoken {
  word: string
  gap: string
}

/** For each word of a text whether the thing that it names is denied, and whether what it says is done is not. */
export interface Denials {
  readonly things: readonly boolean[]
  readonly actions: readonly boolean[]
}

/**
 * What a text denies: 'instead of butter' denies butter, 'do not peel the potatoes' denies peeling and no potatoes, 'do not forget the
 * salt' denies nothing. A denial reaches to the end of its phrase; a second one within it takes it back. Linear in the words.
 */
export const denialsIn: (words: readonly Spoken[]) => Denials = rememberedFor((words: readonly Spoken[]) => {
  if (!words.some(({ word }) => mayDeny(word))) return nothing(words.length)
  return new Reading(words).read()
})

function nothing(length: number): Denials {
  const none = Array<boolean>(length).fill(false)
  return { things: none, actions: none }
}

function mayDeny(word: string): boolean {
  return turns.has(word) || verbOf(word)?.kind === 'drops' || opening.has(word)
}
const opening = new Set(['leave', 'leaves', 'left', 'leaving', 'free', 'substitute', 'substituted', ...without])

/** What is being denied at a word. */
interface Scope {
  turn: Turn
  /** Where it began. */
  from: number
  isDenied: boolean
  verb?: Verb
  /** Whether the words still belong to what the verb or the preposition is about. */
  isThing: boolean
  /** Where a verb that stands apart from its 'out' ends. */
  end?: number
}

class Reading {
  readonly #words: readonly Spoken[]
  readonly #things: boolean[]
  readonly #actions: boolean[]
  #scope: Scope | undefined
  #isSupposed = false
  /** Where the clause began. */
  #clause = 0
  #isExchange = false

  constructor(words: readonly Spoken[]) {
    this.#words = words
    this.#things = Array<boolean>(words.length).fill(false)
    this.#actions = Array<boolean>(words.length).fill(false)
  }

  read(): Denials {
    for (let at = 0; at < this.#words.length; ) at += this.#step(at)
    return { things: this.#things, actions: this.#actions }
  }

  /** Reads what begins at a word, and tells how many words that was. */
  #step(at: number): number {
    const { word, gap } = this.#words[at]!
    if (at > 0 && endsSentence(gap)) {
      this.#endClause(at)
      this.#isSupposed = false
    } else if (gap.includes(',')) this.#comma(at)
    if (this.#scope?.end !== undefined && at > this.#scope.end) this.#endClause(at)
    const phrase = this.#phraseAt(at)
    if (phrase) {
      const { turn, length } = phrase
      if (turn === 'perhaps') this.#isSupposed = true
      else if (turn !== 'idle') this.#open(turn, at, length)
      if (beings.has(word)) this.#saidOfIt(at)
      // the words of the phrase itself are no foods: the 'free' of 'free from', the 'like' of 'just like'
      for (let one = at; one < at + length; one += 1) if (turn !== 'idle') this.#actions[one] = this.#isSupposed
      return length
    }
    if (word === 'as' && this.#words[at - 2]?.word === 'as') this.#open('like', at, 1)
    else if (word === 'free') this.#free(at)
    else if (turnBack.has(word)) this.#endClause(at)
    else if (beings.has(word)) {
      this.#saidOfIt(at)
      if (this.#scope?.turn === 'without') this.#endClause(at)
    } else if (!this.#apartVerb(at)) this.#inScope(at, word)
    this.#mark(at)
    return 1
  }

  /** The longest phrase that begins here. */
  #phraseAt(at: number): { turn: Turn; length: number } | undefined {
    const rows = turns.get(this.#words[at]!.word)
    const row = rows?.find(({ words }) =>
      words.every((word, offset) => {
        const one = this.#words[at + offset]
        return one?.word === word && (offset === 0 || !/[.,;:!?()]/.test(one.gap))
      }),
    )
    if (!row) return undefined
    const { words, turn } = row
    if (turn === 'drop' && words[0]?.startsWith('leav') && this.#isElsewhere(at + words.length)) return undefined
    // 'as soft as' compares; 'as' alone does not
    return { turn, length: words.length }
  }

  /** 'Leave out overnight', 'off the heat': a place, nothing that is left out. */
  #isElsewhere(at: number): boolean {
    const next = this.#words[at]
    if (!next || /[.,;:!?()]/.test(next.gap)) return false
    return places.has(next.word) || (next.word === 'of' && !['this', 'it', 'that'].includes(this.#words[at + 1]?.word ?? ''))
  }

  #open(turn: Turn, at: number, length: number): void {
    const outer = this.#scope
    const isTwice = outer !== undefined && outer.isDenied && outer.turn === 'not' && turn !== 'like' && turn !== 'not'
    const again = outer !== undefined && !outer.isDenied && outer.turn === 'not' && turn === 'drop'
    this.#scope = { turn, from: at + length, isDenied: again || !isTwice, isThing: true }
    if (turn === 'drop') this.#scope = { ...this.#scope, turn: outer?.turn === 'not' ? 'not' : 'drop' }
  }

  #comma(at: number): void {
    const { word } = this.#words[at]!
    const scope = this.#scope
    if (scope && (word === 'or' || word === 'nor')) return
    if (scope?.turn === 'not' && !scope.verb && at === scope.from) return
    if (scope && scope.isThing && scope.verb?.kind !== 'handles' && this.#isList(at)) return
    this.#endClause(at)
  }

  /** 'no butter, cream or milk': an 'or' comes before anything else does. */
  #isList(at: number): boolean {
    for (let one = at; one < Math.min(at + longestList, this.#words.length); one += 1) {
      const { word, gap } = this.#words[one]!
      if (one > at && endsSentence(gap)) return false
      if (word === 'or' || word === 'nor') return true
      if (verbOf(word)?.form === 'base' || finite.has(word) || turnBack.has(word) || turns.has(word)) return false
    }
    return false
  }

  #endClause(at: number): void {
    this.#scope = undefined
    this.#clause = at
    this.#isExchange = false
  }

  #inScope(at: number, word: string): void {
    const verb = this.#verbAt(at)
    if (verb && (verb.base === 'replace' || verb.base === 'swap' || verb.base === 'trade' || verb.base === 'exchange' || word.startsWith('substitut')))
      this.#isExchange = true
    if (word === 'substitute' || word === 'substituting') this.#isExchange = true
    const scope = this.#scope
    if (!scope) {
      if (verb?.kind === 'drops') this.#scope = { turn: 'drop', from: at + 1, isDenied: true, isThing: true }
      else if (this.#isExchange && (word === 'for' || word === 'substituted')) this.#scope = { turn: 'without', from: at + 1, isDenied: word === 'for', isThing: true }
      return
    }
    if (untils.has(word) && scope.turn === 'not' && scope.isDenied) {
      this.#things.fill(false, scope.from, at)
      this.#endClause(at)
    } else if (this.#isExchange && (word === 'for' || word === 'with' || word === 'by')) this.#endClause(at)
    else if (word === 'and' && this.#endsAtAnd(at, scope)) this.#endClause(at)
    else if (prepositions.has(word) || (word === 'to' && !verbOf(this.#words[at + 1]?.word ?? ''))) {
      // 'no butter in it' is over; 'do not cook it in water' is not
      const isItsOwn = word === 'for' && askingFor.has(scope.verb?.base ?? '')
      if (isItsOwn) scope.isThing = scope.isDenied
      else if (scope.turn === 'not' || scope.verb) scope.isThing = false
      else if (at > scope.from) this.#endClause(at)
    } else if (somewhat.has(word) && scope.turn === 'not') scope.isThing = false
    else if (verb) this.#verb(scope, verb, at)
    else if (at > scope.from && finite.has(word) && scope.turn !== 'not') this.#endClause(at)
  }

  /** A verb in what is denied: the first one behind 'not', a gerund behind 'without', what is to be done behind 'forget to'. */
  #verb(scope: Scope, verb: Verb, at: number): void {
    const before = this.#words[at - 1]?.word ?? ''
    const isFirst = scope.verb === undefined
    const isNext = before === 'to' || before === 'or' || before === 'nor' || before === 'and' || verb.form === 'gerund'
    const isAction = scope.turn === 'not' ? isFirst || isNext : verb.form === 'gerund' || (before === 'to' && isNext)
    // 'instead of oil, or adding pumpkin'
    const isBeside = scope.turn !== 'not' && isFirst && before === 'or' && verb.kind === 'brings'
    if (isBeside) this.#endClause(at)
    else if (isAction) {
      if (verb.kind === 'drops') scope.isDenied = !scope.isDenied
      scope.verb = verb
      scope.isThing = verb.kind !== 'handles'
    } else if (scope.turn !== 'not' && verb.form === 'base' && at > scope.from && !determiners.has(before)) this.#endClause(at)
  }

  #verbAt(at: number): Verb | undefined {
    const { word } = this.#words[at]!
    const verb = verbOf(word)
    if (!verb || (verb.form === 'past' && !isSaidOf(this.#words, at))) return undefined
    if (verb.form === 'gerund' && (things.has(word) || tools.has(this.#words[at + 1]?.word ?? ''))) return undefined
    return verb.form === 'third' && determiners.has(this.#words[at - 1]?.word ?? '') ? undefined : verb
  }

  /** 'no butter and cream' goes on, 'no butter and add cream' does not; 'do not soak and boil' does. */
  #endsAtAnd(at: number, scope: Scope): boolean {
    const next = this.#words[at + 1]?.word ?? ''
    if (/,/.test(this.#words[at]!.gap) || turns.has(next) || finite.has(next)) return true
    const verb = verbOf(next)
    if (!verb || verb.form === 'past') return false
    if (scope.turn !== 'not') return verb.form === 'base'
    return at - scope.from > 1
  }

  /** 'Leave the nuts out', 'leave it off': what stands between is left out. */
  #apartVerb(at: number): boolean {
    const { word } = this.#words[at]!
    if (verbOf(word)?.base !== 'leave') return false
    for (let one = at + 2; one < Math.min(at + longestApart, this.#words.length); one += 1) {
      const { word: next, gap } = this.#words[one]!
      if (/[.,;:!?()]/.test(gap)) return false
      if (next !== 'out' && next !== 'off') continue
      if (this.#isElsewhere(one + 1)) return false
      const outer = this.#scope
      const isDenied = !(outer?.turn === 'not' && outer.isDenied)
      this.#scope = { turn: 'drop', from: at + 1, isDenied, isThing: true, end: one }
      return true
    }
    return false
  }

  /** 'The nuts are left out', 'boiling is not necessary': what is said of a thing reaches back over it. */
  #saidOfIt(at: number): void {
    let isNot = /n't$/.test(this.#words[at]!.word) || (this.#scope?.turn === 'not' && this.#scope.isDenied)
    let place = at + 1
    while (place < this.#words.length && between.has(this.#words[place]!.word) && !/[.,;:!?()]/.test(this.#words[place]!.gap)) {
      if (/^(?:not|never)$/.test(this.#words[place]!.word)) isNot = true
      place += 1
    }
    const said = this.#words[place]
    if (!said || /[.;:!?()]/.test(said.gap)) return
    const verb = verbOf(said.word)
    const next = this.#words[place + 1]?.word
    const isOut =
      without.has(said.word) ||
      (verb?.kind === 'drops' && verb.form === 'past') ||
      (said.word === 'left' && (next === 'out' || next === 'off')) ||
      (said.word === 'out' && next === 'of')
    const isIn = needed.has(said.word) || (verb?.kind === 'brings' && verb.form === 'past')
    if (isOut !== isNot && (isOut || isIn)) this.#denySubject(at)
  }

  #denySubject(at: number): void {
    const from = this.#clause
    let isHandled = false
    for (let one = from; one < at; one += 1) {
      const verb = this.#verbAt(one)
      if (verb && verb.form === 'gerund') isHandled ||= verb.kind === 'handles'
      this.#actions[one] = true
      if (!isHandled) this.#things[one] = true
    }
  }

  /** 'Dairy-free', 'nut free'; not 'eggs free-range', 'feel free to'. */
  #free(at: number): void {
    const { gap } = this.#words[at]!
    const [before, after] = [this.#words[at - 1]?.word ?? '', this.#words[at + 1]?.word ?? '']
    if (at === 0 || !/^[ -]$/.test(gap) || notFree.has(before) || ['range', 'of', 'from', 'to'].includes(after)) return
    this.#things[at - 1] = true
    this.#actions[at - 1] = true
  }

  #mark(at: number): void {
    const scope = this.#scope
    const isIn = scope !== undefined && at >= scope.from && scope.isDenied
    if (isIn && scope.isThing) this.#things[at] = true
    if (isIn || this.#isSupposed) this.#actions[at] = true
  }
}

function endsSentence(gap: string): boolean {
  return /[;:!?()\n–—]|\.(?!\d)| - /.test(gap)
}

/** 'are boiled', 'has been left': a verb; 'boiled eggs': none. */
function isSaidOf(words: readonly Spoken[], at: number): boolean {
  for (let one = at - 1; one >= Math.max(0, at - 3); one -= 1) {
    const { word } = words[one]!
    if (beings.has(word) || /^(?:has|have|had|get|gets)$/.test(word)) return true
    if (/^(?:not|never)$/.test(word)) return !hasNoun(words[at + 1])
    if (!between.has(word) && !/ly$/.test(word)) return false
  }
  return false
}

/** 'Not chopped walnuts' denies walnuts, 'not chopped' chopping. */
function hasNoun(next: Spoken | undefined): boolean {
  return next !== undefined && next.gap === ' ' && !prepositions.has(next.word) && !/^(?:and|or|but|by|very)$/.test(next.word)
}

const askingFor = new Set(['call', 'reach', 'go', 'opt'])
const places = new Set(['overnight', 'on', 'at', 'in', 'for', 'to', 'until', 'during', 'all', 'a', 'several'])
const determiners = new Set(['the', 'a', 'an', 'any', 'some', 'of', 'your', 'this', 'that', 'these', 'those', 'no', 'more'])
const notFree = new Set(['feel', 'for', 'is', 'are', 'be', 'set', 'breaks', 'come', 'comes', 'work'])
/** Words within which an 'or' makes a list of what was said before it, and within which 'out' belongs to 'leave'. */
const longestList = 10
const longestApart = 9

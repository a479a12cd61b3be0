import { rememberedFor } from '#domain/remembered.ts'
import { denyAnswered } from '#domain/text/answers.ts'
import { denyBehind } from '#domain/text/denied-behind.ts'
import {
  deniesSubject,
  deniesWordBefore,
  endOfLeaving,
  endsNobody,
  endsSentence,
  isAgreeing,
  isCompared,
  isExample,
  isExchangeAt,
  isList,
  isMaterial,
  isNobody,
  isSwapIn,
  type Marks,
  pastAt,
  type Spoken,
  turnAt,
  verbAt,
} from '#domain/text/phrases.ts'
import {
  askingFor,
  beings,
  choosing,
  conditions,
  denying,
  determiners,
  doers,
  exchanging,
  finite,
  moving,
  prepositions,
  somewhat,
  type Turn,
  turns,
  untils,
} from '#domain/text/printed-negations.ts'
import { type Verb, verbOf } from '#domain/text/verbs.ts'

/**
 * For each word of a text whether the thing that it names is denied, whether that is so only in a comparison or under a condition ('like
 * butter', 'if you skip the butter'), and whether what it says is done is not.
 */
export type Denials = { readonly [Mark in keyof Marks]: readonly boolean[] }

/**
 * What a text denies: 'instead of butter' denies butter, 'do not peel the potatoes' denies peeling and no potatoes, 'do not forget the
 * salt' denies nothing. A denial reaches to the end of its phrase; a second one within it takes it back. Linear in the words.
 */
export const denialsIn: (words: readonly Spoken[]) => Denials = rememberedFor((words: readonly Spoken[]) => {
  if (!words.some(({ word }) => denying.has(word))) return nothing(words.length)
  return new Reading(words).read()
})

function nothing(length: number): Denials {
  const none = Array<boolean>(length).fill(false)
  return { things: none, loosely: none, actions: none }
}

/** What is being denied at a word. */
interface Scope {
  turn: Turn
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
  readonly #loosely: boolean[]
  readonly #actions: boolean[]
  #scope: Scope | undefined
  #isSupposed = false
  #isConditional = false
  /** Where what somebody else did begins, as long as nothing in it is denied; whether it stands beside what is done here: 'where others use butter'. */
  #othersFrom: number | undefined
  #isBeside = false
  /** Whether it is said of nobody: 'nobody makes it without butter'. */
  #isOfNobody = false
  /** Up to where the clause is denied by what was said of it, its beginning at first, and whether it named what is handled by then. */
  #denied = { to: 0, isHandled: false }
  /** Behind which word what is given for something else stands: 'substitute oil for butter'. */
  #exchange: 'for' | 'over' | undefined

  constructor(words: readonly Spoken[]) {
    this.#words = words
    this.#things = Array<boolean>(words.length).fill(false)
    this.#loosely = Array<boolean>(words.length).fill(false)
    this.#actions = Array<boolean>(words.length).fill(false)
  }

  read(): Denials {
    for (let at = 0; at < this.#words.length; ) at += this.#step(at)
    const marks = { things: this.#things, loosely: this.#loosely, actions: this.#actions }
    return denyAnswered(this.#words, denyBehind(this.#words, marks))
  }

  /** Reads what begins at a word, and tells how many words that was. */
  #step(at: number): number {
    const { word, gap } = this.#words[at]!
    if (at > 0 && endsSentence(gap)) {
      this.#endClause(at)
      this.#isSupposed = this.#isConditional = this.#isBeside = false
      this.#othersFrom = undefined
    } else if (gap.includes(',')) {
      this.#comma(at)
      this.#isConditional = false
      if (this.#isBeside) this.#isSupposed = this.#isBeside = false
    }
    this.#isOfNobody = isNobody(this.#words, at) || (this.#isOfNobody && !endsNobody(this.#words, at))
    if (conditions.has(word)) this.#isConditional = true
    if (word === 'so' && isAgreeing(this.#words, at)) this.#agree(at)
    if (word === 'no' && this.#words[at + 1]?.gap === '-') {
      this.#actions[at + 1] = true
      return 2
    }
    if (this.#scope?.end !== undefined && at > this.#scope.end && !beings.has(word)) this.#endClause(at)
    const phrase = turnAt(this.#words, at)
    if (phrase) {
      const { turn, length } = phrase
      const isOfOthers = turn === 'others' || turn === 'person'
      if (turn === 'perhaps' || isOfOthers) this.#isSupposed = true
      if (isOfOthers) this.#othersFrom ??= at
      // 'some cooks boil them, but I rinse them'
      if (word === 'but' && doers.has(this.#words[at + 1]?.word ?? '')) this.#isSupposed = false
      if (turn === 'back') this.#endClause(at)
      else if (turn === 'idle' && finite.has(word)) this.#scope = undefined
      else if (isOfOthers && this.#words[at - 1]?.word === 'where') this.#openBeside(at, length)
      else if (turn === 'others') this.#open('like', at, length)
      else if (turn !== 'idle' && turn !== 'perhaps' && turn !== 'person') this.#open(turn, at, length)
      if (beings.has(word)) this.#saidOfIt(at)
      // the words of the phrase itself are no foods: the 'free' of 'free from', the 'like' of 'just like'
      for (let one = at; one < at + length; one += 1) if (turn !== 'idle') this.#actions[one] = this.#isSupposed
      return length
    }
    if (word === 'as' && isCompared(this.#words, at)) this.#open('like', at, 1)
    else if (deniesWordBefore(this.#words, at)) this.#things[at - 1] = this.#actions[at - 1] = true
    else if (beings.has(word)) {
      this.#saidOfIt(at)
      if (this.#scope?.turn === 'without' && finite.has(word)) this.#endClause(at)
    } else if (!this.#leaving(at)) this.#inScope(at, word)
    this.#mark(at)
    return 1
  }

  #open(turn: Turn, at: number, length: number): void {
    const outer = this.#scope
    const isInNot = outer?.turn === 'not' && turn !== 'like' && turn !== 'not'
    const isTakenBack = (isInNot && outer.isDenied) || (this.#isOfNobody && turn !== 'like' && turn !== 'not')
    const again = isInNot && !outer.isDenied && turn === 'drop'
    if (turn !== 'like') this.#othersFrom = undefined
    const as = turn === 'drop' && outer?.turn === 'not' ? 'not' : turn
    this.#scope = { turn: as, from: at + length, isDenied: again || !isTakenBack, isThing: true }
  }

  /** 'Oat milk where others use cream': not under a condition, and only up to the comma. */
  #openBeside(at: number, length: number): void {
    this.#isConditional = false
    this.#isBeside = true
    this.#open('without', at, length)
  }

  /** 'Some cooks add butter, and so do I'. */
  #agree(at: number): void {
    if (this.#othersFrom === undefined) return
    this.#things.fill(false, this.#othersFrom, at)
    this.#actions.fill(false, this.#othersFrom, at)
    this.#isSupposed = false
    this.#othersFrom = undefined
  }

  #comma(at: number): void {
    const { word } = this.#words[at]!
    const scope = this.#scope
    if (scope && (word === 'which' || word === 'who')) {
      // 'unlike chickpeas, which you boil, …' tells of chickpeas
      this.#scope = { ...scope, turn: 'not', verb: undefined, isThing: false }
      return
    }
    if (scope && (word === 'or' || word === 'nor') && !isExample(this.#words, scope)) return
    // 'do not, under any circumstances, add'
    if (scope?.turn === 'not' && !scope.verb && this.#words[scope.from]?.gap.includes(',')) return
    if (scope && scope.isThing && scope.verb?.kind !== 'handles' && isList(this.#words, at)) return
    this.#endClause(at)
  }

  #endClause(at: number): void {
    this.#scope = undefined
    this.#denied = { to: at, isHandled: false }
    this.#exchange = undefined
  }

  #inScope(at: number, word: string): void {
    const isExchange = isExchangeAt(this.#words, at)
    const verb = isExchange ? undefined : (pastAt(this.#words, at) ?? verbAt(this.#words, at))
    if (isExchange || exchanging.has(verb?.base ?? '') || word.startsWith('substitut')) this.#exchange = 'for'
    else if (choosing.has(verb?.base ?? '')) this.#exchange = 'over'
    const scope = this.#scope
    if (!scope) return this.#begin(at, word, verb)
    if (untils.has(word) && scope.turn === 'not' && scope.isDenied) {
      this.#things.fill(false, scope.from, at)
      this.#endClause(at)
    } else if ((word === 'or' || word === 'and') && isExample(this.#words, scope)) this.#endClause(at)
    else if (this.#exchange === 'for' && (word === 'for' || word === 'with' || word === 'by')) this.#endClause(at)
    else if (word === 'and' && this.#endsAtAnd(at, scope)) this.#endClause(at)
    else if (word === 'in' && verbOf(this.#words[at - 1]?.word ?? '')?.kind === 'brings') return
    else if (prepositions.has(word) || (word === 'to' && !verbOf(this.#words[at + 1]?.word ?? ''))) {
      // 'no butter in it' is over; 'do not cook it in water' is not
      const before = this.#words[at - 1]!.word
      const isItsOwn = word === 'for' && askingFor.has((scope.verb ?? verbOf(before))?.base ?? before)
      if (isItsOwn || isMaterial(this.#words, at, scope.from)) scope.isThing = scope.isDenied
      else if (scope.turn === 'not' || scope.verb) scope.isThing = false
      else if (at > scope.from) this.#endClause(at)
    } else if (somewhat.has(word) && scope.turn === 'not') scope.isThing = false
    else if (at > scope.from && finite.has(word) && (scope.turn !== 'not' || (scope.verb && moving.has(word))))
      this.#endClause(at)
    else if (verb) this.#verb(scope, verb, at)
  }

  /** 'Skip the butter', 'substitute oil for butter', 'choose oil over butter'. */
  #begin(at: number, word: string, verb: Verb | undefined): void {
    const isDrop = verb?.kind === 'drops' && !isSwapIn(this.#words, at)
    if (isDrop || word === this.#exchange)
      this.#scope = { turn: isDrop ? 'drop' : 'without', from: at + 1, isDenied: true, isThing: true }
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
    } else if (scope.turn !== 'not' && verb.form === 'base' && at > scope.from && !determiners.has(before)) {
      // 'without letting them boil'
      if (scope.verb?.base !== 'let') this.#endClause(at)
    }
  }

  /** 'no butter and cream' goes on, 'no butter and add cream' does not; 'do not soak and boil' does. */
  #endsAtAnd(at: number, scope: Scope): boolean {
    const next = this.#words[at + 1]?.word ?? ''
    if (/,/.test(this.#words[at]!.gap) || turns.has(next) || finite.has(next)) return true
    // 'without heads and 2 tbsp butter'
    if (scope.turn !== 'not' && /^(?:an?$|[\d½⅓⅔¼¾⅛])/.test(next)) return true
    const verb = verbOf(next)
    if (!verb || verb.form === 'past') return false
    if (scope.turn !== 'not') return verb.form === 'base'
    return at - scope.from > 1
  }

  /** 'Leave the nuts out', 'leave it off': what stands between is left out. */
  #leaving(at: number): boolean {
    const end = endOfLeaving(this.#words, at)
    if (end === undefined) return false
    const isDenied = !(this.#scope?.turn === 'not' && this.#scope.isDenied)
    this.#scope = { turn: 'drop', from: at + 1, isDenied, isThing: true, end }
    return true
  }

  /** 'The nuts are left out', 'boiling is not necessary': what is said of a thing reaches back over it. */
  #saidOfIt(at: number): void {
    if (deniesSubject(this.#words, at, this.#scope?.turn === 'not' && this.#scope.isDenied)) this.#denySubject(at)
  }

  /** The clause up to here; what was denied before stays so, but 'leaving out the salt is a mistake'. */
  #denySubject(at: number): void {
    let { to, isHandled } = this.#denied
    for (; to < at; to += 1) {
      const verb = verbAt(this.#words, to)
      if (verb && verb.form === 'gerund') isHandled ||= verb.kind === 'handles'
      this.#actions[to] = true
      const isDropped = this.#scope?.turn === 'drop' && to >= this.#scope.from
      if (isDropped || !isHandled) this.#things[to] = !isDropped
    }
    this.#denied = { to, isHandled }
  }

  #mark(at: number): void {
    const scope = this.#scope
    const isIn = scope !== undefined && at >= scope.from && scope.isDenied
    if (isIn && scope.isThing) this.#things[at] = true
    if (isIn && (scope.turn === 'like' || this.#isConditional)) this.#loosely[at] = true
    if (isIn || this.#isSupposed) this.#actions[at] = true
  }
}

import { allergenAt, bareAllergenAt } from '#domain/wish/allergies/allergen-names.ts'
import { type Mention, Mentions } from '#domain/wish/allergies/mentions.ts'
import { reactionAt } from '#domain/wish/allergies/reactions.ts'
import { Tellings, type ToldAllergies } from '#domain/wish/allergies/tellings.ts'
import { lengthOfOthers } from '#domain/wish/allergies/words-of-others.ts'
import { bodily } from '#domain/wish/lexicon/heard-by-itself.ts'
import { joiners } from '#domain/wish/lexicon/small-words.ts'
import type { Found } from '#domain/wish/lexicon/vocabulary.ts'
import type { DishMeaning, Meaning } from '#domain/wish/meaning.ts'
import { isCut, isNoMeat } from '#domain/wish/parser/flesh.ts'
import { OpenList } from '#domain/wish/parser/open-list.ts'
import { passingHere } from '#domain/wish/parser/passing.ts'
import type { Reading } from '#domain/wish/parser/reading.ts'
import { beginsList, isBareNo, isWeakening } from '#domain/wish/parser/refusing-words.ts'
import { type Mode, Scope } from '#domain/wish/parser/scope.ts'
import { Swap } from '#domain/wish/parser/swap.ts'

/** Hears what makes somebody ill, by itself: it takes the words of a text and knows nothing of what else is heard of them. */
export function allergiesIn(reading: Reading): ToldAllergies {
  const listener = new AllergyListener(reading)
  for (let at = 0; at < reading.tokens.length; ) at += listener.hear(at)
  return listener.tellings.told
}

class AllergyListener {
  readonly tellings = new Tellings()
  private readonly reading: Reading
  private readonly mentions: Mentions
  private readonly scope = new Scope()
  private readonly list = new OpenList()
  private readonly swap = new Swap()
  private passingTo = -9

  constructor(reading: Reading) {
    this.reading = reading
    this.mentions = new Mentions(reading)
  }

  /** Hears what stands at a place, and tells how many words that was. */
  hear(at: number): number {
    const { reading, scope } = this
    if (reading.signBefore(at)) this.pause(at)
    const end = reading.partEnd(at)
    const isTurned = scope.turnedAt === at && !scope.is('wanted')
    const length =
      lengthOfOthers(reading, at, end, { isTurned, isWanted: scope.is('wanted') }) ||
      this.reaction(at, end) ||
      this.passing(at, end) ||
      this.phrase(at)
    if (!length) this.strangeWord(at)
    return Math.max(1, length)
  }

  private pause(at: number): void {
    const { scope, list, reading } = this
    const sign = reading.signBefore(at)
    if (sign === 'comma' && scope.endsAtComma) this.end(at)
    if (sign === 'colon' && scope.isFilled && scope.is('refused')) this.end(at)
    scope.endAtComma(undefined)
    list.pause()
    if (sign === 'comma' || sign === 'colon') return
    // 'Allergies:' and then a line for each
    if (sign === 'line' && !scope.is('wanted') && (scope.isOverLines || !scope.isFilled)) return scope.goOverLines()
    scope.endSentence(at)
    this.swap.end()
  }

  private strangeWord(at: number): void {
    this.list.word(this.reading.word(at), at)
    if (this.scope.isOverLines && this.list.others > 1) this.end(at)
  }

  /** 'peanuts make me itch', 'my throat closes up with walnuts': an allergy in all but the word. */
  private reaction(at: number, end: number): number {
    const told = reactionAt(this.reading.words, at, end)
    if (!told) return 0
    // 'tree nuts and sesame = epipen'
    const isLast = at + told.length >= end && this.mentions.last?.to === at
    if (told.food === 'after' && !isLast) {
      this.open(at, told.length)
      this.scope.endAtComma('reaction')
      return told.length
    }
    const isTold = this.tellings.ofKnown(this.mentions.endingAt(at, () => 4, this.scope.sentenceFrom))
    return isTold ? this.tellings.take(at, told.length, 'telling') : 0
  }

  /** What was eaten lately, or is eaten beside the dish, is refused for this once. */
  private passing(at: number, end: number): number {
    if (this.passingTo === at && this.scope.is('refused')) this.begin('wanted', at)
    const heard = passingHere(this.reading, at, end)
    if (!heard || heard.isForEaters) return heard ? heard.length - 1 : 0
    this.begin('refused', at + heard.length)
    this.passingTo = heard.to
    return heard.length
  }

  private phrase(at: number): number {
    const { reading, scope } = this
    const found = allergenAt(reading, at, scope.is('allergy')) ?? reading.phraseAt(at) ?? bareAllergenAt(reading, at)
    if (!found) return 0
    const { meaning, foods, length } = found
    if (meaning?.is === 'food') return 0
    if (meaning?.is === 'allergy') return this.allergy(found, at)
    if (meaning?.is === 'refuse' && bodily.has(found.words)) return this.open(at, length)
    if (meaning?.is === 'dish') this.dish(found, meaning.dish, at)
    else if (meaning) this.turn(found, meaning, at)
    else if (foods) this.mention(found, at)
    return length
  }

  /** 'allergic to nuts' and 'nut allergy'; 'no allergies' is a phrase of its own. */
  private allergy({ words, length }: Found, at: number): number {
    const { reading, mentions } = this
    const isForward = / (?:to|of|from|a|au|aux|al|gegen)$/.test(words)
    const gap = ({ dish, isAsked }: Mention) => (!dish || !isAsked ? 1 : reading.isJoined(at) ? 0 : -1)
    const before = isForward ? [] : mentions.endingAt(at, gap)
    // a dish that nobody asks for is told besides
    const isTold = this.tellings.ofKnown(before) && before.some(({ foods, isAsked }) => foods || isAsked)
    const isOver = isTold ? reading.word(at + length) !== 'to' : this.isOfSentence(at + length)
    if (isOver) return this.tellings.take(at, length, 'telling')
    this.open(at, length)
    this.tellings.openAllergy(at)
    return length
  }

  /** 'no eggs, she is allergic', 'loves shrimp but is allergic': nothing follows, so what was named is meant. */
  private isOfSentence(to: number): boolean {
    const from = this.scope.sentenceFrom
    const { mentions, isRefused } = this.mentions.ofSentence(from)
    const after = this.reading.tokens[to]?.after ?? 'stop'
    if (!mentions.length || (after !== 'stop' && !(after === 'comma' && isRefused))) return false
    this.tellings.ofSentence(from, to)
    this.tellings.of(mentions)
    return true
  }

  private turn({ words, length }: Found, meaning: Meaning, at: number): void {
    const { scope, swap } = this
    const to = at + length
    // 'rice no, allergic to'
    if (meaning.is === 'refuse' && this.isAfterthought(words, at, to)) return this.mentions.refuse(at, 0)
    // 'not just tomatoes' are tomatoes, and more
    const mode = meaning.is === 'refuse' && /\bjust\b/.test(words) ? 'aside' : modes[meaning.is]
    if (meaning.is === 'want' && !scope.is('wanted') && isWeakening(this.reading, scope.turnedAt, at))
      return scope.startAt(to)
    if (meaning.is === 'swap') swap.begin('out')
    if (mode) return this.begin(mode, to)
    if (meaning.is === 'for' && swap.is('out')) {
      swap.end()
      this.begin('wanted', to)
    } else if (meaning.is === 'closed') this.end(at)
    else if (meaning.is === 'refused before') this.mentions.refuse(at, meaning.tells ? 0 : 1)
    else if (meaning.is === 'allergens' || meaning.is === 'banned' || meaning.is === 'diet') {
      this.tellings.bind(meaning.is)
      this.goOnRefusing(words, to)
    } else if (meaning.is === 'mood' && meaning.mood !== 'one-pot') this.goOnRefusing(words, to)
  }

  private isAfterthought(words: string, at: number, to: number): boolean {
    const { reading, scope, mentions } = this
    const isBehind = reading.isJoined(at) && mentions.last?.to === at && scope.is('wanted')
    return isBehind && isBareNo(words) && reading.isPartOver(to)
  }

  /** 'without eggs or dairy': a phrase that refuses begins a list. */
  private goOnRefusing(words: string, to: number): void {
    if (!beginsList(words)) return
    this.begin('refused', to)
    this.scope.keepToList()
  }

  private begin(mode: Mode, to: number): void {
    this.scope.turn(mode, to)
    this.list.member()
  }

  private end(at: number): void {
    if (this.scope.is('allergy')) this.tellings.endList(at)
    this.scope.put('wanted')
  }

  /** A dish behind the comma of an allergy is asked for, unless the list goes on behind it: 'allergic to kiwi, fruit salad'. */
  private dish(found: Found, dish: DishMeaning, at: number): void {
    const { scope, list, reading } = this
    const next = reading.tokens[at + found.length]
    const isLast = !next || (next.after !== 'comma' && !joiners.has(next.word))
    if (scope.is('allergy') && list.isBehindComma && !found.foods && isLast) this.end(at)
    if (scope.is('refused') && list.isBehindComma && (list.others > 0 || !found.foods)) this.end(at)
    if (found.foods) this.mention(found, at, dish)
    else if (!scope.is('allergy')) this.mentions.add(this.mentionOf(found, at, dish))
  }

  private mention(found: Found, at: number, dish?: DishMeaning): void {
    const { scope, list, mentions } = this
    const { last } = mentions
    if (scope.is('wanted') && isCut(found) && last?.to === at && isNoMeat(last.foods ?? [])) return
    // words behind its comma end a list, and a phrase with its food goes on only over one
    if (!scope.is('wanted') && list.isBehindComma && list.others > 0) this.end(at)
    if (scope.isListOnly && !list.isJoined) this.end(at)
    if (found.words === 'salt') return list.takeJoint()
    const mention = this.mentionOf(found, at, dish)
    mentions.add(mention)
    list.member()
    scope.fill()
    scope.endAtComma(undefined)
    if (scope.is('allergy')) this.tellings.of([mention])
  }

  private mentionOf({ words, length, foods }: Found, at: number, dish: DishMeaning | undefined): Mention {
    return {
      words,
      from: at,
      to: at + length,
      foods,
      dish,
      isRefused: this.scope.is('refused'),
      isAsked: this.scope.is('wanted'),
    }
  }

  private open(at: number, length: number): number {
    this.begin('allergy', at + length)
    return this.tellings.take(at, length, 'opening')
  }
}

/** How foods are meant behind phrases that turn a sentence. */
const modes: Partial<Record<Meaning['is'], Mode>> = {
  refuse: 'refused',
  want: 'wanted',
  little: 'little',
  turn: 'wanted',
  swap: 'refused',
  substitute: 'wanted',
}

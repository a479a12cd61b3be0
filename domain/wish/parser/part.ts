import { verbOf } from '#domain/text/verbs.ts'
import type { Intents } from '#domain/wish/intents.ts'
import { fillers } from '#domain/wish/lexicon/small-words.ts'
import { isTelling } from '#domain/wish/parser/qualities.ts'
import type { Reading } from '#domain/wish/parser/reading.ts'
import { isCommon } from '#domain/wish/spelling/spelling.ts'

/** A part between two signs: what of it was understood, and what is told as not heard at its end. */
export class Part {
  private readonly reading: Reading
  private readonly intents: Intents
  private from = 0
  private understood = true
  /** Words were heard that ask for nothing: 'something', 'please'. */
  private emptied = false
  /** Words that ask for something, and are not understood. */
  private strangers = 0
  private qualitiesBefore = 0
  /** Words in a row that mean nothing, and whether no dictionary has one of them: what is asked for may be called so. */
  private rows: { from: number; to: number; isRare: boolean }[] = []

  constructor(reading: Reading, intents: Intents) {
    this.reading = reading
    this.intents = intents
  }

  understand(): void {
    this.understood = true
  }

  empty(): void {
    this.emptied = true
  }

  stranger(word: string): void {
    if (isTelling(word) && word.length > 2) this.strangers += 1
  }

  /** A word that means nothing, with those right before it. Where and when something is eaten says nothing of what it is. */
  nameless(word: string, at: number): void {
    const before = this.rows.at(-1)
    const isRare = word.length > 2 && !isCommon(word) && !verbOf(word) && !/\d/.test(word)
    if (before?.to === at && this.reading.isJoined(at)) {
      before.to = at + 1
      before.isRare ||= isRare
    } else if (!prepositions.has(this.reading.word(at - 1)) && this.rows.length < mostRows)
      this.rows.push({ from: at, to: at + 1, isRare })
  }

  /** Where a part was understood but for a name, the 'boxty' of 'boxty that does not break', the name is told; else all of it, unless it says nothing. */
  end(at: number): void {
    const { reading, intents } = this
    const isSaying = reading.words.slice(this.from, at).some((word) => !fillers.has(word))
    if (!this.understood && isSaying && this.meansMore()) intents.unheard.push(reading.typed(this.from, at))
    const isQualityIn = (from: number, to: number) => intents.qualities.some((each) => each.to > from && each.to <= to)
    for (const { from, to, isRare } of this.understood ? this.rows : [])
      if (isRare && !isQualityIn(from, to)) intents.unheard.push(reading.typed(from, to))
    this.begin(at)
  }

  private begin(at: number): void {
    this.from = at
    this.understood = false
    this.rows = []
    this.emptied = false
    this.strangers = 0
    this.qualitiesBefore = this.intents.qualities.length
  }

  /** Whether a part of which only 'something' was understood asks for what it is: 'something Ottolenghi style'. */
  private meansMore(): boolean {
    if (this.intents.qualities.length > this.qualitiesBefore) return false
    return !this.emptied || this.strangers > 0
  }
}

const prepositions: ReadonlySet<string> = new Set([
  'in',
  'from',
  'at',
  'on',
  'for',
  'by',
  'near',
  'to',
  'like',
  'my',
  'our',
])
/** Nobody names more, and hostile texts do. */
const mostRows = 8

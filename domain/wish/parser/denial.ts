import { commonness } from '#domain/text/frequent-words.ts'
import { bareRefusals, fillers, joiners } from '#domain/wish/lexicon/small-words.ts'
import type { Found } from '#domain/wish/lexicon/vocabulary.ts'
import type { Meaning } from '#domain/wish/meaning.ts'
import type { Reading } from '#domain/wish/parser/reading.ts'

type Tells = Extract<Meaning, { is: 'refuse' }>['tells']

/** The phrase that denies, and what it denies and is not known: a food that was refused and not understood is told, as it may be in the dish. */
export class Denial {
  private readonly reading: Reading
  private phrase: { words: string; tells: Tells } | undefined
  private from = 0
  private bareTo = -9
  /** Where the next food of its list may begin. */
  private memberAt = -9
  private isListed = false
  /** Words of a denied food that are not known, unless one follows that is: they were only said of it. */
  private untold: { from: number; to: number; isListed: boolean } | undefined

  constructor(reading: Reading) {
    this.reading = reading
  }

  /** The words that deny; '' where nothing does. */
  get words(): string {
    return this.phrase?.words ?? ''
  }

  /** Hardly anything but food stands beside it. */
  get isOfFoods(): boolean {
    return this.phrase?.tells !== undefined
  }

  begin({ length, words }: Found, tells: Tells, at: number): void {
    this.phrase = { words, tells }
    this.from = at
    this.memberAt = at + length
    this.isListed = false
    if (bareRefusals.has(words)) this.bareTo = at + length
  }

  end(): void {
    this.phrase = undefined
  }

  /** Whether a 'not' stands right before, at most with an article between. */
  isBareBefore(at: number): boolean {
    return at - this.bareTo <= 1
  }

  /** Where the phrase begins that denies what stands at a place. */
  startFor(at: number): number {
    return Math.min(this.from, at)
  }

  /** Whether the word at a place is told already, as a food that is not known. */
  isTold(at: number): boolean {
    return this.untold?.to === at + 1
  }

  pause(isComma: boolean, at: number): void {
    this.memberAt = isComma ? at : -9
    this.isListed = true
  }

  /** A word that means nothing, where something is refused: what is told by it, if the words go on to something else. */
  word(word: string, at: number, isFilled: boolean): string | undefined {
    if (!this.isOfFoods) return undefined
    const isSmall = joiners.has(word) || fillers.has(word)
    let told: string | undefined
    if (this.untold?.to === at && !isSmall) this.untold.to = at + 1
    else told = this.takeUntold()
    if (joiners.has(word) || (fillers.has(word) && this.memberAt === at)) this.memberAt = at + 1
    else if (this.memberAt === at && !this.untold && (this.phrase?.tells === 'any' || isRare(word)))
      this.untold = { from: isFilled ? at : this.from, to: at + 1, isListed: this.isListed }
    return told
  }

  /** What was denied is known. */
  food(): void {
    this.untold = undefined
  }

  /** 'no onions, weeknight dinner': behind a comma only a food alone is one of a list. */
  phraseAt(at: number): void {
    if (this.untold?.isListed && this.untold.to === at) this.untold = undefined
  }

  /** What was denied and is not known, once the words go on to something else. */
  takeUntold(): string | undefined {
    const { untold } = this
    this.untold = undefined
    return untold && this.reading.typed(untold.from, Math.min(untold.to, untold.from + 4))
  }
}

/** Whether a word is the name of something more often than a plain word. */
export function isRare(word: string): boolean {
  return word.length >= 3 && (commonness(word) ?? rare) >= rare
}
/** The class of `commonness` where those begin. */
const rare = 40

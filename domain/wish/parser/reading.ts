import type { Figure } from '#domain/wish/figures/figure.ts'
import { figureAt } from '#domain/wish/figures/figures.ts'
import { type Found, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import { meantWords } from '#domain/wish/spelling/meant-words.ts'
import type { Token } from '#domain/wish/spelling/tokens.ts'

/** A text as it is read: its words as they are meant, and where each stands. Nothing that is said of it changes. */
export class Reading {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly words: readonly string[]
  /** Words as they were typed, and the rare ones that they were taken for. */
  readonly guessed: readonly (readonly [typed: string, meant: string])[]

  private readonly phrases = new Map<number, Found | undefined>()
  private readonly figures = new Map<number, Figure | undefined>()

  constructor(text: string) {
    this.text = text
    const { tokens, words, bold } = meantWords(text)
    this.tokens = tokens
    this.words = words
    const read = bold.map((at) => [this.typed(at, at + 1), words[at] ?? ''] as const)
    this.guessed = read.filter(([typed, meant]) => typed.toLowerCase().replace(/['’]/g, '') !== meant)
  }

  word(at: number): string {
    return this.words[at] ?? ''
  }

  /** Words of the text as they stand there. */
  typed(from: number, to: number): string {
    const [first, last] = [this.tokens[from], this.tokens[to - 1]]
    return first && last ? this.text.slice(first.from, last.to).trim() : ''
  }

  /** Words between two places, as they are meant. */
  said(from: number, to: number): string {
    return this.words.slice(Math.max(0, from), to).join(' ')
  }

  /** The sign before the word at a place; '' where there is none, or no word. */
  signBefore(at: number): Token['after'] {
    return this.tokens[at]?.after ?? ''
  }

  /** Whether nothing parts a place from the one before. */
  isJoined = (at: number): boolean => !this.signBefore(at)

  /** Where the next comma or stop is: no phrase reaches over it. */
  partEnd(at: number): number {
    const most = Math.min(at + 8, this.tokens.length)
    for (let next = at + 1; next < most; next++) if (this.tokens[next]?.after) return next
    return most
  }

  /** The longest phrase at a place that no sign parts, and the figure there; looked for once, whoever asks. */
  phraseAt(at: number): Found | undefined {
    if (!this.phrases.has(at)) this.phrases.set(at, phraseAt(this.words, at, this.partEnd(at)))
    return this.phrases.get(at)
  }
  figureAt(at: number): Figure | undefined {
    if (!this.figures.has(at)) this.figures.set(at, figureAt(this.tokens, at))
    return this.figures.get(at)
  }

  /** Whether no word of the same part stands at a place. */
  isPartOver(at: number): boolean {
    const next = this.tokens[at]
    return !next || next.after !== ''
  }
}

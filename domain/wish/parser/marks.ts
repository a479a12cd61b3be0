import { fillers, joiners } from '#domain/wish/lexicon/small-words.ts'
import type { Reading } from '#domain/wish/parser/reading.ts'

/**
 * What is said of the words behind a place: that the cook has them, or much of them, that a dish is to have more of them than usual, that there is nothing
 * else. It goes on from food to food.
 */
export type Mark = 'owned' | 'much' | 'extra' | 'alone'
/** What else ends at a place: what is refused for this once, what is eaten with the dish, and the last machine. */
type Reach = Mark | 'passing' | 'beside' | 'machine'

/** What is said of words that come: each mark up to where, and what holds until the next turn. */
export class Marks {
  private readonly reading: Reading
  private readonly reaches = new Map<Reach, number>()
  private readonly held = new Set<'leftover' | 'only'>()

  constructor(reading: Reading) {
    this.reading = reading
  }

  say(mark: Reach, to: number): void {
    this.reaches.set(mark, to)
  }

  forget(...marks: Mark[]): void {
    for (const mark of marks) this.reaches.delete(mark)
  }

  endOf(mark: Reach): number {
    return this.reaches.get(mark) ?? -9
  }

  /** Of what is left over, and of machines that are the only ones. */
  hold(what: 'leftover' | 'only', isHeld = true): void {
    if (isHeld) this.held.add(what)
    else this.held.delete(what)
  }

  holds(what: 'leftover' | 'only'): boolean {
    return this.held.has(what)
  }

  /** 'I have a store-bought pie crust and hummus': whether a mark is said of a place, with at most one word of another kind between. */
  isSaidOf(mark: Mark, at: number): boolean {
    const to = this.endOf(mark)
    if (to < 0 || at - to > 3) return false
    const between = this.reading.words.slice(to, at)
    // who has to make it does not have it
    if (between.includes('to')) return false
    return between.filter((word) => !fillers.has(word) && !joiners.has(word)).length <= 1
  }
}

import { fillers, joiners } from '#domain/wish/lexicon/small-words.ts'

/** The list that may go on: what came since its last member. */
export class OpenList {
  private strange = 0
  private strangeAt = -9
  private comma = false
  private joined = false
  private or = false

  /** Words of another kind since the comma of a list: a list goes on only with foods. */
  get others(): number {
    return this.strange
  }
  get isBehindComma(): boolean {
    return this.comma
  }
  /** A comma or an 'and' came since the last food or phrase. */
  get isJoined(): boolean {
    return this.joined
  }
  get isEither(): boolean {
    return this.or
  }

  /** Whether a word that meant nothing stands right before a place. */
  isStrangeBefore(at: number): boolean {
    return this.strangeAt === at - 1
  }

  word(word: string, at: number): void {
    this.strangeAt = at
    if (joiners.has(word)) {
      this.joined = true
      // an unknown member of a list does not end it: 'no nuts, blorks and eggs'
      this.strange = 0
    }
    if (/^(?:or|oder|o|ou)$/.test(word)) this.or = true
    else if (!fillers.has(word)) {
      this.strange += 1
      this.or = false
    }
  }

  pause(): void {
    this.strange = 0
    this.comma = true
    this.joined = true
    this.or = false
  }

  /** A member came: of a list that goes on, or the first of another. */
  member(): void {
    this.strange = 0
    this.comma = false
    this.joined = false
    this.or = false
  }

  /** What was joined to the list came, whether or not it is a member. */
  takeJoint(): void {
    this.joined = false
  }
}

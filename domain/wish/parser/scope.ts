import type { Named } from '#domain/wish/intents.ts'

export type Mode = Named['as']

/** How foods are meant just now, where that began, and how far it goes. */
export class Scope {
  private now: Mode = 'wanted'
  private from = -9
  private sentence = 0
  private filled = false
  private listOnly = false
  private each = false
  private lines = false
  private comma: 'mood' | 'reaction' | undefined

  get mode(): Mode {
    return this.now
  }
  is(mode: Mode): boolean {
    return this.now === mode
  }
  /** Where the phrase ended that began it. */
  get turnedAt(): number {
    return this.from
  }
  get sentenceFrom(): number {
    return this.sentence
  }
  /** A food or a choice was heard in it. */
  get isFilled(): boolean {
    return this.filled
  }
  /** Its phrase had a food of its own ('no dairy'): it goes on only over a list. */
  get isListOnly(): boolean {
    return this.listOnly
  }
  /** Each refused food has its own 'no': one after a comma without it is not refused. */
  get isOfEach(): boolean {
    return this.each
  }
  /** It goes on over lines of their own. */
  get isOverLines(): boolean {
    return this.lines
  }
  /** It ends with its comma: what was refused last is no food, or a reaction was told and its food has not come yet. */
  get endsAtComma(): boolean {
    return this.comma !== undefined
  }

  turn(mode: Mode, next: number): void {
    this.now = mode
    this.from = next
    this.listOnly = false
    this.filled = false
  }

  /** What comes is meant another way, though nothing turned. */
  put(mode: Mode): void {
    this.now = mode
  }

  /** The verb behind a refusal belongs to it: what is denied begins behind that. */
  startAt(next: number): void {
    this.from = next
  }

  fill(): void {
    this.filled = true
  }

  keepToList(): void {
    this.listOnly = true
  }

  refuseEach(): void {
    this.each ||= this.now === 'refused' && this.filled
  }

  goOverLines(): void {
    this.lines = true
  }

  endAtComma(why: 'mood' | 'reaction' | undefined): void {
    this.comma = why
  }

  /** A mood that was refused is no food, and no list goes on with it behind a comma. */
  choose(isMoodRefused: boolean): void {
    if (isMoodRefused) this.comma = 'mood'
    else if (this.comma === 'mood') this.comma = undefined
  }

  endSentence(at: number): void {
    this.lines = false
    this.sentence = at
    this.each = false
    this.now = 'wanted'
  }
}

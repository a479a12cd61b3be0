import { foodsIn, isKnown, type Mention, ownFood, type ToldFood } from '#domain/wish/allergies/mentions.ts'

/** What a text tells of allergies, in whatever way: one too many does less harm than one too few. */
export interface ToldAllergies {
  /** Foods that make somebody ill, as far as they are named beside what tells it. */
  readonly foods: readonly ToldFood[]
  /** Sentences in which it is told of what they refuse: 'no eggs, she is allergic'. */
  readonly sentences: readonly { from: number; to: number }[]
  /** Where it was told and no food came. */
  readonly openAt: number | undefined
  /** Words of it, by the place of the first: nothing else is to be heard of them. */
  readonly taken: ReadonlyMap<number, Taken>
  /** Where such a list ended, though no phrase ended it. */
  readonly ends: ReadonlySet<number>
}

/** Words that open a list of foods, or tell it of those before, or are such a food. */
interface Taken {
  length: number
  is: 'opening' | 'telling' | 'food'
}

/** What is told so far. */
export class Tellings {
  private readonly foods = new Map<string, ToldFood>()
  private readonly sentences: { from: number; to: number }[] = []
  private readonly taken = new Map<number, Taken>()
  private readonly ends = new Set<number>()
  private openAt: number | undefined
  /** It was told of something: of a food, or by a phrase for an allergen or a diet. */
  private isBound = false

  get told(): ToldAllergies {
    const { foods, sentences, openAt, taken, ends } = this
    return { foods: [...foods.values()], sentences, openAt, taken, ends }
  }

  /** An allergen, a diet or a way of life has a phrase of its own. An allergy to nightshades is told in full by that. */
  bind(by: 'allergens' | 'banned' | 'diet'): void {
    if (by !== 'diet') this.openAt = undefined
    this.isBound ||= by !== 'banned'
  }

  /** False where nothing was named but dishes of which nobody knows what is in them. */
  ofKnown(mentions: readonly Mention[]): boolean {
    const known = mentions.filter(isKnown)
    this.of(mentions, known.flatMap(foodsIn))
    return known.length > 0
  }

  /** Mentions, and what is told by them: each by its own words, where no other is meant. */
  of(mentions: readonly Mention[], foods: readonly ToldFood[] = mentions.flatMap(ownFood)): void {
    for (const { from, to } of mentions) this.take(from, to - from, 'food')
    for (const food of foods) this.foods.set(`${food.from} ${food.words} ${food.anyOf.join()}`, food)
    if (!foods.length) return
    this.openAt = undefined
    this.isBound = true
  }

  ofSentence(from: number, to: number): void {
    this.sentences.push({ from, to })
  }

  /** An allergy is spoken of, and its food may come or not. */
  openAllergy(at: number): void {
    this.openAt = this.isBound ? undefined : at
  }

  endList(at: number): void {
    this.ends.add(at)
  }

  take(at: number, length: number, is: Taken['is']): number {
    this.taken.set(at, { length, is })
    return length
  }
}

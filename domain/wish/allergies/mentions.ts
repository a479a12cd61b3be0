import { rememberedFor } from '#domain/remembered.ts'
import { joiners } from '#domain/wish/lexicon/small-words.ts'
import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'
import { foodsOf } from '#domain/wish/parser/asked-dishes.ts'
import type { Reading } from '#domain/wish/parser/reading.ts'

/** A food or a dish that is named, whatever is said of it. */
export interface Mention {
  words: string
  from: number
  to: number
  /** Ids of foods of which any is meant; undefined of a dish that is no food by its name. */
  foods: readonly string[] | undefined
  dish: DishMeaning | undefined
  isRefused: boolean
  /** Nothing is said against it. */
  isAsked: boolean
}

/** A food that makes somebody ill, and where it was named. */
export interface ToldFood {
  words: string
  anyOf: readonly string[]
  from: number
  to: number
}

/** All that was named so far in a text, in its order. */
export class Mentions {
  private readonly reading: Reading
  private readonly all: Mention[] = []

  constructor(reading: Reading) {
    this.reading = reading
  }

  add(mention: Mention): void {
    this.all.push(mention)
  }

  get last(): Mention | undefined {
    return this.all.at(-1)
  }

  /** The list that ends at most `gap` words before a place is refused. */
  refuse(at: number, gap: number): void {
    const { last } = this
    if (!last || at - last.to > gap) return
    for (const mention of listEnding(this.all, this.reading))
      if (!mention.foods === !last.foods) mention.isRefused = true
  }

  /** The list that ends at most so many words before a place; what is a dish that nobody asks for, or knows, hides none before it. */
  endingAt(at: number, gap: (mention: Mention) => number, from = 0): readonly Mention[] {
    const passed: Mention[] = []
    for (let index = this.all.length - 1; index >= 0; index -= 1) {
      const mention = this.all[index]!
      const next = passed.at(-1)
      const isNear = at - mention.to <= gap(mention) || (next && isListed(mention, next, this.reading))
      if (mention.from < from || !isNear) break
      if (mention.foods || (mention.isAsked && isKnown(mention)))
        return [...passed, ...listEnding(this.all, this.reading, index)]
      passed.push(mention)
    }
    return passed
  }

  /** What a sentence refuses, or else the list that it ends with. */
  ofSentence(from: number): { mentions: readonly Mention[]; isRefused: boolean } {
    const mine = this.all.filter((mention) => mention.from >= from && isFood(mention))
    const refused = mine.filter(({ isRefused }) => isRefused)
    if (refused.length || !mine.length) return { mentions: refused, isRefused: true }
    const hasFoods = mine.some(({ dish }) => !dish)
    const plain = this.all.filter(({ foods, dish, isAsked }) => foods && !(dish && isAsked))
    return {
      mentions: [...listEnding(mine, this.reading), ...(hasFoods ? listEnding(plain, this.reading) : [])],
      isRefused: false,
    }
  }
}

/** The last one and those before it in the same list: 'gluten, dairy and nut'. */
function listEnding(all: readonly Mention[], reading: Reading, last = all.length - 1): Mention[] {
  let first = last
  while (first > 0 && isListed(all[first - 1]!, all[first]!, reading)) first -= 1
  return all.slice(Math.max(0, first), last + 1)
}

/** A list is joined by commas and small words; two foods side by side are not one, nor are a dish and a food behind its comma. */
function isListed({ to, foods, isRefused }: Mention, next: Mention, reading: Reading): boolean {
  const gap = reading.words.slice(to, next.from)
  if (!gap.every((word) => joiners.has(word)) || isRefused !== next.isRefused) return false
  if (gap.length > 0) return true
  return foods === undefined ? next.foods === undefined : !reading.isJoined(next.from)
}

/** Whether it was named as a food: a dish that is asked for is one by its own name only where there is such a food. */
function isFood({ foods, dish, isAsked }: Mention): boolean {
  return foods !== undefined && (!dish || !isAsked || foods.length > 0)
}

/** Whether it is a food, or a dish of which it is known what is in it. */
export function isKnown(mention: Mention): boolean {
  return !mention.dish || Boolean(mention.foods?.length) || foodsIn(mention).length > (mention.foods ? 1 : 0)
}

/** A food by its own words. */
export function ownFood({ words, from, to, foods }: Mention): ToldFood[] {
  return foods ? [{ words, anyOf: foods, from, to }] : []
}

/** The foods by which what was named makes ill: of a dish also those that it is made of, or named for. */
export const foodsIn: (mention: Mention) => readonly ToldFood[] = rememberedFor((mention: Mention) => {
  const { words, from, to, foods, dish } = mention
  const own = ownFood(mention)
  if (!dish || foods?.length) return own
  const names = words.split(' and ').map((name) => ({ words: name, anyOf: foodNamed(name) ?? [] }))
  const isOfFoods = names.length > 1 && names.every(({ anyOf }) => anyOf.length)
  const made = [...(isOfFoods ? names : []), ...foodsOf({ dish, words, from, to, foods: [] })]
  const others = made.filter((each) => !own.some((one) => one.words === each.words))
  return [...own, ...others.map((each): ToldFood => ({ words: each.words, anyOf: each.anyOf, from, to }))]
})

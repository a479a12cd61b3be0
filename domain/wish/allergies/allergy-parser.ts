import { smallKinds } from '#domain/food/mentions/small-kinds.ts'
import { commonness } from '#domain/text/frequent-words.ts'
import { animalAt } from '#domain/wish/allergies/animal-eaters.ts'
import { reactionAt } from '#domain/wish/allergies/reactions.ts'
import { unlabeledAllergens } from '#domain/wish/allergies/unlabeled-allergens.ts'
import { othersAt, tableOf } from '#domain/wish/figures/mixed-table.ts'
import { allergenWords } from '#domain/wish/lexicon/diet-words.ts'
import { joiners } from '#domain/wish/lexicon/small-words.ts'
import { type Found, foodNamed, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import { childAt } from '#domain/wish/lexicon/young-eaters.ts'
import type { Meaning } from '#domain/wish/meaning.ts'
import { takeOccasion } from '#domain/wish/parser/choices.ts'
import { DishParser } from '#domain/wish/parser/dish-parser.ts'
import { hearLastOfList } from '#domain/wish/parser/doubtful-dish.ts'

/** Hears what makes somebody ill, in whatever way it is told: an allergy binds, so one too many does less harm than one too few. */
export class AllergyParser extends DishParser {
  /** 'peanuts make me itch', 'my throat closes up with walnuts': an allergy in all but the word. */
  reaction(at: number, end: number): number {
    const told = reactionAt(this.words, at, end)
    if (!told) return 0
    // 'tree nuts and sesame = epipen'
    const isLast = at + told.length >= end && this.intents.foods.at(-1)?.to === at
    if (told.food === 'after' && !isLast) {
      this.turn('allergy', at + told.length)
      this.reactionOpen = true
      return told.length
    }
    this.dishesBecomeFoods(at, 4)
    const before = this.intents.foods.at(-1)
    if (!before || before.from < this.sentenceFrom || at - before.to > 4) return 0
    for (const { words } of this.listBefore('allergy')) this.allergy(words)
    return told.length
  }

  /** Allergens that are no foods of a kitchen: named alone they are told for the eater's sake. */
  bareAllergen(at: number): Found | undefined {
    const word = this.words[at] ?? ''
    // in other tongues and before the word itself: 'Soja-Allergie'
    const next = this.words[at + 1] === 'se' ? this.words[at + 2] : this.words[at + 1]
    const isTold = allergenWords.has(word) && ill.test(next ?? '')
    return noFoods.has(word) || isTold ? { words: word, length: 1, foods: [] } : undefined
  }

  /** False for 'disease' and 'diet' after words that say by themselves which one. */
  occasion({ words, length }: Found, meaning: Extract<Meaning, { is: 'occasion' | 'need' }>, at: number): boolean {
    const isTail = meaning.is === 'need' && meaning.isTail
    if (elsewise.test(`${words} ${this.words[at + length] ?? ''}`)) return false
    if (isTail && !this.isRareBefore(at)) return false
    takeOccasion(this.intents, meaning, this.typed(isTail ? at - 1 : at, at + length))
    return true
  }

  /** Those who are counted may be toddlers, or vegan. */
  eatersWithin(from: number, to: number): void {
    for (let at = from; at < to; at++) {
      const found = phraseAt(this.words, at, to)
      if (found?.meaning?.is === 'need') this.occasion(found, found.meaning, at)
      else if (found?.meaning?.is === 'diet') this.intents.diets.push(found.meaning.diet)
    }
  }

  /** Who eats, where words say so: others of a table, a child of some age, an animal. */
  eater(at: number, end: number): number {
    const others = this.mode === 'wanted' && tableOf(this.text) ? othersAt(this.words, at) : 0
    return others || this.child(at, end) || this.animal(at, end)
  }

  /** A child who eats, by the age that is told of them. */
  child(at: number, end: number): number {
    const heard = childAt(this.words, at, end)
    if (!heard) return 0
    takeOccasion(this.intents, heard.meaning, heard.words)
    return heard.length
  }

  /** An animal that the dish is for: its treats are no sweets. */
  animal(at: number, end: number): number {
    const heard = this.turnedAt === at && this.mode !== 'wanted' ? undefined : animalAt(this.tokens, at, end)
    if (!heard) return 0
    takeOccasion(this.intents, heard.meaning, this.typed(at + heard.from, at + heard.length))
    this.intents.moods.delete('sweet')
    return heard.length
  }

  /** Whether the word before is one that few people use and nothing here knows. */
  isRareBefore(at: number): boolean {
    const before = this.words[at - 1]
    return !!before && !this.tokens[at]?.after && this.strangeAt === at - 1 && this.isRare(before)
  }

  isRare(word: string): boolean {
    return word.length >= 3 && (commonness(word) ?? rare) >= rare
  }

  /** In an allergy the words for an allergen come before all others, in any tongue; 'corn allergy' is one of corn. */
  allergenAt(at: number): Found | undefined {
    if (this.mode !== 'allergy' && !unlabeledFirst.has(this.words[at] ?? '')) return undefined
    for (let length = Math.min(3, this.partEnd(at) - at); length > 0; length--) {
      const words = this.words.slice(at, at + length).join(' ')
      const isTold =
        this.mode === 'allergy'
          ? allergenWords.has(words) || unlabeledAllergens.has(words)
          : unlabeledAllergens.has(words) && ill.test(this.words[at + length] ?? '')
      if (isTold) return { words, length, foods: foodNamed(words) ?? [] }
    }
    return undefined
  }

  /** Where the next comma or stop is: no phrase reaches over it. */
  partEnd(at: number): number {
    const most = Math.min(at + 8, this.tokens.length)
    for (let next = at + 1; next < most; next++) if (this.tokens[next]?.after) return next
    return most
  }

  /** 'allergic to nuts' and 'nut allergy'; 'no allergies' is a phrase of its own. */
  heardAllergy(found: Found, at: number): boolean {
    const isForward = / (?:to|of|from|a|au|aux|al|gegen)$/.test(found.words)
    if (!isForward && !this.tokens[at]?.after) this.dishesBecomeFoods(at, 0)
    const before = this.intents.foods.at(-1)
    const backward = before && at - before.to <= 1 && !isForward
    if (backward) {
      for (const { words } of this.listBefore('allergy')) this.allergy(words)
    }
    const next = this.words[at + found.length]
    if (backward && next !== 'to') return true
    if (!backward && this.allergicToBefore(at + found.length)) return true
    const { foods, diets, allergens } = this.intents
    // 'no eggs, she is allergic' has said to what
    this.intents.openAllergy = !diets.length && !allergens.length && !foods.some(({ as }) => as !== 'wanted')
    this.turn('allergy', at + found.length)
    return true
  }

  /** 'no eggs, she is allergic', 'loves shrimp but is allergic': nothing follows, so what was named is meant. */
  allergicToBefore(next: number): boolean {
    const after = this.tokens[next]?.after ?? 'stop'
    const mine = this.intents.foods.filter(({ from }) => from >= this.sentenceFrom)
    const refused = mine.filter(({ as }) => as === 'refused')
    if (after !== 'stop' && !(after === 'comma' && refused.length)) return false
    const meant = refused.length ? refused : mine.length ? this.listBefore('allergy') : []
    for (const food of meant) {
      food.as = 'allergy'
      this.allergy(food.words)
    }
    return meant.length > 0
  }

  /** 'allergic to kiwi, fruit salad': a dish behind the comma is wanted, unless the list goes on behind it. */
  endsAllergies({ foods, length }: Found, at: number): boolean {
    if (this.mode !== 'allergy' || !this.afterComma || foods) return false
    const next = this.tokens[at + length]
    return !next || (next.after !== 'comma' && !joiners.has(next.word))
  }

  /** What a doctor forbids is refused for the body's sake; what may be the dish instead is asked about. */
  bindRefused(): void {
    hearLastOfList(this.intents, this.words, this.tokens)
    if (!this.words.some((word) => physicians.has(word))) return
    for (const food of this.intents.foods) {
      if (food.as !== 'refused' || food.passing || this.isOwnTaste(food.from)) continue
      food.as = 'allergy'
      this.allergy(food.words)
    }
  }

  /** 'Dr says eat more, I don't eat red meat': what stands right before a food says that it is left on the plate, and the doctor did not forbid it. */
  private isOwnTaste(from: number): boolean {
    return ownTaste.test(this.words.slice(Math.max(0, from - 4), from).join(' '))
  }
}

const ownTaste = /\b(?:i|we) (?:dont eat|do not eat|dont like|do not like|never eat|wont eat|hate)(?: \w+)?$/

const ill = /^(?:allerg|alerg|intoler|sensitiv)/
/** Words that the names of unlabeled allergens begin with: most words of a text are none of them. */
const unlabeledFirst: ReadonlySet<string> = new Set(
  [...unlabeledAllergens.keys()].map((name) => name.split(' ')[0] ?? ''),
)

/** Words from this class of `commonness` on are names of something more often than plain words. */
const rare = 40

const physicians: ReadonlySet<string> = new Set(
  'doctor doctors doc docs dr gp medical medically allergist dietitian diagnosed hospital pediatrician paediatrician'.split(
    ' ',
  ),
)
const noFoods: ReadonlySet<string> = new Set(
  'msg monosodium glutamate ajinomoto lupin lupine sulphite sulphites sulfite sulfites casein whey crustacean crustaceans mollusc molluscs mollusk mollusks'.split(
    ' ',
  ),
)
/** Baby carrots are no food for babies, a whole 30 minutes no diet, and a good Friday night is no fast. */
const elsewise = new RegExp(`(?:^| )baby ${smallKinds.source}$|^whole 30 min|^good friday (?:night|evening)$`)

import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { unlabeledAllergens } from '#domain/wish/allergies/unlabeled-allergens.ts'
import { type Named, noIntents } from '#domain/wish/intents.ts'
import { allergenWords } from '#domain/wish/lexicon/diet-words.ts'
import { fillers, joiners } from '#domain/wish/lexicon/small-words.ts'
import { type Found, foodNamed } from '#domain/wish/lexicon/vocabulary.ts'
import { takeNoSalt, takeOccasion } from '#domain/wish/parser/choices.ts'
import { listEndingAt } from '#domain/wish/parser/lists.ts'
import { meantWords } from '#domain/wish/spelling/meant-words.ts'
import type { Token } from '#domain/wish/spelling/tokens.ts'

/** Whether a food of a list is hardly ever left over cooked: the eggs of 'leftover mash, bacon, eggs'. */
function isKeptRaw([id = '']: readonly string[]): boolean {
  return keptRaw.has(namedFood(id)?.behaviour.kind ?? 'other')
}
const keptRaw: ReadonlySet<Kind> = new Set<Kind>([
  'egg',
  'cured meat',
  'bread',
  'cheese',
  'cream',
  'yogurt',
  'milk',
  'herb',
  'citrus',
  'fruit',
  'berry',
  'lettuce',
  'nut',
  'sauce',
])

/** What a listener has in mind while the words go by: how foods are meant just now, and where the last turn was. */
export class PhraseParser {
  readonly intents = noIntents()
  readonly text: string
  readonly tokens: readonly Token[]
  readonly words: readonly string[]
  mode: Named['as'] = 'wanted'
  /** After 'swap', what comes with 'for' or 'with' is wanted; after 'substitute', refused. */
  swap: 'out' | 'in' | undefined
  /** What is refused now is what something else takes the place of. */
  replacing = false
  /** Other words since the comma of a list: a list goes on only with foods. */
  strange = 0
  /** Where the last word stood that meant nothing. */
  strangeAt = -9
  afterComma = false
  either = false
  leftover = false
  only = false
  turnedAt = -9
  /** Up to here it was said that the cook has what comes next. */
  ownedTo = -9
  /** Up to here it was said that there is much of what comes next. */
  muchTo = -9
  /** Up to here it was said that a dish is to have more than usual of what comes next. */
  extraTo = -9
  /** Up to here it was said that there is nothing else than what comes next. */
  aloneTo = -9
  /** A comma or an 'and' came since the last food or phrase. */
  joined = false
  /** The refusal is a phrase that has its food ('no dairy'): it goes on only over a list. */
  listOnly = false
  /** Where a 'not' ended that may stand before a diet. */
  bareAt = -9
  /** A food or a choice was heard since the last turn. */
  heardSince = false
  /** The refusal or the allergy goes on over lines of their own. */
  lineList = false
  /** Foods up to here are refused for this once. */
  passingTo = -9
  /** A reaction was told and its food has not come yet. */
  reactionOpen = false
  /** Each refused food has its own 'no': one after a comma without it is not refused. */
  noEach = false
  /** What was refused last is no food: the refusal ends with its comma. */
  moodRefused = false
  /** Where the sentence began. */
  sentenceFrom = 0
  /** Where the last machine ended. */
  machineTo = -9

  constructor(text: string) {
    this.text = text
    const { tokens, words, bold } = meantWords(text)
    this.tokens = tokens
    this.words = words
    this.intents.guessed.push(...bold.map((at) => [this.typed(at, at + 1), words[at] ?? ''] as const))
  }

  /** Words of the text as they stand there. */
  typed(from: number, to: number): string {
    const [first, last] = [this.tokens[from], this.tokens[to - 1]]
    return first && last ? this.text.slice(first.from, last.to).trim() : ''
  }

  pause(sign: Exclude<Token['after'], ''>, at: number): void {
    this.strange = 0
    this.ownedTo = -9
    this.muchTo = -9
    this.extraTo = -9
    if ((this.reactionOpen || this.moodRefused) && sign === 'comma') this.mode = 'wanted'
    this.moodRefused = false
    this.reactionOpen = false
    this.afterComma = true
    this.joined = true
    this.either = false
    // 'minus the bacon: potato soup'
    if (sign === 'colon' && this.heardSince && this.mode === 'refused') this.mode = 'wanted'
    if (sign === 'comma' || sign === 'colon') return
    // 'Allergies:' and then a line for each
    if (sign === 'line' && this.mode !== 'wanted' && (this.lineList || !this.heardSince)) {
      this.lineList = true
      return
    }
    this.lineList = false
    this.sentenceFrom = at
    this.noEach = false
    this.mode = 'wanted'
    this.swap = undefined
    this.leftover = false
    this.only = false
  }

  strangeWord(word: string, at: number): void {
    this.strangeAt = at
    // 'mushrooms instead of shrimp in scampi'
    if (word === 'in' && this.replacing && this.mode === 'refused' && this.heardSince) this.turn('wanted', at + 1)
    if (joiners.has(word)) {
      this.joined = true
      // an unknown member of a list does not end it: 'no nuts, blorks and eggs'
      this.strange = 0
    }
    if (word === 'or' || word === 'oder' || word === 'o' || word === 'ou') this.either = true
    else if (!fillers.has(word)) {
      this.strange += 1
      if (this.lineList && this.strange > 1) this.mode = 'wanted'
      this.either = false
    }
  }

  food({ words, length, foods = [] }: Found, at: number): void {
    if (this.isOwned(at)) this.ownedTo = at + length
    const isMuch = this.isSaidOf(this.muchTo, at)
    if (isMuch) this.muchTo = at + length
    // 'potatoes au gratin with lots of cheese' has more than usual, and who has lots of it has it to use up
    const isExtra = isMuch && (this.isSaidOf(this.extraTo, at) || (this.intents.dishes.length > 0 && !this.isOwned(at)))
    if (isExtra) this.extraTo = at + length
    this.intents.onlyHas ||= this.isSaidOf(this.aloneTo, at)
    this.endList()
    this.endRefusals(at, at + length)
    if (this.listOnly && !this.joined) this.mode = 'wanted'
    this.joined = false
    if (words === 'salt' && this.mode === 'little') this.intents.moods.add('low-salt')
    else if (words === 'salt' && this.mode !== 'wanted') takeNoSalt(this.intents)
    if (words === 'salt') return
    this.moodRefused = false
    this.intents.foods.push({
      words,
      anyOf: foods.length ? foods : foodOfPart(words),
      as: this.mode,
      from: at,
      to: at + length,
      either: this.either && this.intents.foods.length > 0,
      leftover: this.leftover && !(this.intents.foods.at(-1)?.leftover && isKeptRaw(foods)),
      ...(isMuch && { much: true }),
      ...(isExtra && { extra: true }),
      ...(this.mode === 'refused' && this.replacing && { replaced: true }),
      ...(at < this.passingTo && this.mode === 'refused' && { passing: true }),
    })
    this.either = false
    this.strange = 0
    this.afterComma = false
    this.heardSince = true
    this.reactionOpen = false
    // what is no food is refused for the body's sake: 'no MSG'
    const isNoFood = this.mode === 'refused' && !foods.length && unlabeledAllergens.has(words) && words !== 'red meat'
    if (this.mode === 'allergy' || isNoFood) this.allergy(words)
  }

  /** 'I have a store-bought pie crust and hummus': one word may be said of each. */
  isOwned(at: number): boolean {
    return this.isSaidOf(this.ownedTo, at)
  }

  /** Whether what was said up to one place is said of what stands at another. */
  isSaidOf(to: number, at: number): boolean {
    if (to < 0 || at - to > 3) return false
    const between = this.words.slice(to, at)
    // who has to make it does not have it
    if (between.includes('to')) return false
    return between.filter((word) => !fillers.has(word) && !joiners.has(word)).length <= 1
  }

  /** 'I have a birthday cake to bake' goes on, 'I have pizza dough' does not. */
  endsAt(at: number): boolean {
    const next = this.tokens[at]
    return !next || next.after !== '' || joiners.has(next.word)
  }

  /** 'no bread no pasta, brisket': who says 'no' to each refuses nothing without it, but for the last of a list. */
  endRefusals(from: number, to: number): void {
    if (!this.noEach || this.mode !== 'refused' || !this.afterComma) return
    if (!joiners.has(this.words[from - 1] ?? '') && !joiners.has(this.words[to] ?? '')) this.mode = 'wanted'
  }

  /** 'no onions, quick dinner': after the comma of a refusal only a food goes on with the list. */
  endList(): void {
    if (this.mode !== 'wanted' && this.afterComma && this.strange > 0) this.mode = 'wanted'
  }

  allergy(words: string): void {
    this.intents.allergens.push(...(allergenWords.get(words) ?? []))
    const unlabeled = unlabeledAllergens.get(words)
    if (unlabeled) takeOccasion(this.intents, unlabeled, words)
    this.intents.openAllergy = false
  }

  turn(mode: Named['as'], next: number): void {
    this.mode = mode
    this.turnedAt = next
    this.ownedTo = -9
    this.joined = false
    this.listOnly = false
    this.heardSince = false
    this.strange = 0
    this.afterComma = false
    this.either = false
    this.leftover = false
    if (mode === 'refused') this.only = false
    else this.replacing = false
  }

  /** Takes the last food and those before it in its list another way. */
  listBefore(as: Named['as']): readonly Named[] {
    const list = listEndingAt(this.intents.foods, this.words, this.tokens)
    for (const named of list) named.as = as
    return list
  }

  /** Whether what was just named is what is left: 'salmon left over'. */
  leftoverBefore(at: number): boolean {
    const before = this.intents.foods.at(-1)
    if (before?.to !== at || before.as !== 'wanted') return false
    before.leftover = true
    return true
  }

  heardFor(next: number): boolean {
    if (this.swap === 'out') this.turn('wanted', next)
    else if (this.swap === 'in') this.turn('refused', next)
    else return false
    this.swap = undefined
    return true
  }

  /** 'substitute the butter with oil' says it the other way round than 'substitute oil for the butter'. */
  swapBack(next: number): boolean {
    this.listBefore('refused')
    this.swap = undefined
    this.turn('wanted', next)
    return true
  }
}

/** What a part of a dish is called by, where the part is no food of the kitchen: the graham crackers of a graham cracker crust. */
function foodOfPart(words: string): readonly string[] {
  const [, food] = /^(.+) (?:crust|topping|dressing|sauce|frosting|icing|filling)$/.exec(words) ?? []
  return (food && foodNamed(food)) || []
}

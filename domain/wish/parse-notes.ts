import { remembered } from '#domain/remembered.ts'
import { deniedInName } from '#domain/wish/allergies/denied-in-name.ts'
import { eatersAt } from '#domain/wish/figures/eaters.ts'
import { figureAt } from '#domain/wish/figures/figures.ts'
import type { Intents } from '#domain/wish/intents.ts'
import { bodily, otherScripts, replacing } from '#domain/wish/lexicon/heard-by-itself.ts'
import { bareRefusals, chosenDiets } from '#domain/wish/lexicon/small-words.ts'
import { type Found, foodNamed, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import type { Choice, DishMeaning, Meaning } from '#domain/wish/meaning.ts'
import { takeChoice, takeDiet } from '#domain/wish/parser/choices.ts'
import { closeList } from '#domain/wish/parser/closed-list.ts'
import { isForBeside, tellsOfFood } from '#domain/wish/parser/dish-beside.ts'
import { passingAt } from '#domain/wish/parser/passing.ts'
import { QualityParser } from '#domain/wish/parser/quality-parser.ts'
import { hearRefusedName } from '#domain/wish/parser/refused-name.ts'
import { isMadeOf } from '#domain/wish/settled/heard-dishes.ts'
import { settledDishes } from '#domain/wish/settled/settled-dishes.ts'
import { settleRefusals } from '#domain/wish/settled/settled-refusals.ts'
import { cleaned } from '#domain/wish/spelling/tokens.ts'

/**
 * What a cook's own text says: one pass over its words, each the beginning of the longest known phrase or of none. A refusal
 * holds over a list until a new verb, a 'but' or the end of the sentence. Takes time in proportion to the text, and never throws.
 */
export const parseNotes: (text: string) => Intents = remembered((text) => new NotesParser(cleaned(text)).intents, {
  bytes: 1_000_000,
})

class NotesParser extends QualityParser {
  constructor(text: string) {
    super(text)
    this.parse()
  }

  parse(): void {
    let [partFrom, understood] = [0, true]
    const { tokens } = this
    for (let at = 0; at < tokens.length; ) {
      const token = tokens[at]!
      if (token.after) {
        if (!understood) this.unheard(partFrom, at)
        partFrom = at
        this.endPart(understood)
        understood = false
        this.pause(token.after, at)
      }
      const length = this.hear(at)
      understood ||= length > 0 && !this.isEmpty
      if (length) this.endUntold(at)
      else this.strangeWord(token.word, at)
      at += Math.max(1, length)
    }
    this.tellDenied()
    if (!understood) this.unheard(partFrom, tokens.length)
    this.endPart(understood)
    this.bindRefused()
    this.bindMeatless()
    this.bindFishEaters()
    hearRefusedName(this.intents, this.words)
    settleRefusals(this.intents, this.words)
    this.intents.dishes = settledDishes(this.intents, this.words)
    closeList(this.intents, this.text)
    if (otherScripts.test(this.text) && !this.intents.allergens.length) this.intents.openAllergy = true
  }

  /** Words of the phrase that was understood at a place, 0 where none was. */
  hear(at: number): number {
    this.isEmpty = false
    const figure = figureAt(this.tokens, at)
    if (figure) {
      this.intents.figures.push(figure)
      this.eatersWithin(at, at + figure.length)
      return figure.length
    }
    const end = this.partEnd(at)
    if (this.isHadEnough(at)) return this.refuseBefore({ words: 'again', length: 1 }, undefined, at) ? 1 : 0
    const told =
      this.amount(at) ||
      this.tea(at) ||
      this.eater(at, end) ||
      this.reaction(at, end) ||
      this.passing(at, end) ||
      this.deniedWork(at, end)
    if (told) return told
    const found = this.allergenAt(at) ?? phraseAt(this.words, at, end) ?? this.bareAllergen(at)
    if (!found) return 0
    if (found.foods && !found.meaning) this.food(found, at)
    else if (found.meaning) return this.meaning(found, found.meaning, at) ? found.length : 0
    return found.length
  }

  /** What was eaten lately, or is eaten beside the dish, is not in it. */
  passing(at: number, end: number): number {
    if (this.passingTo === at && this.mode === 'refused') this.turn('wanted', at)
    const heard = passingAt(this.words, at, end)
    if (!heard) return 0
    // who just had a baby has eaten nothing
    const isOccasion = [at, at + 1].some((from) => phraseAt(this.words, from, end)?.meaning?.is === 'occasion')
    if (heard.why === 'lately' && isOccasion) return 0
    // the dough that is made already is there, and is used up
    if (heard.why === 'made' && !this.isDishAt(at + heard.length)) return 0
    // a side dish for eight goes with nothing
    if (heard.why === 'from') this.leftoverBefore(at)
    const isForEaters = heard.why === 'side' && eatersAt(this.tokens, at + heard.length - 1) !== undefined
    if (isForEaters) this.intents.types.push('Side Dish')
    if (isForEaters) return heard.length - 1
    this.turn('refused', at + heard.length)
    this.passingTo = heard.reach === undefined ? end : at + heard.reach
    const isSide =
      heard.why === 'side' || (heard.why === 'beside' && !this.intents.foods.some(({ as }) => as === 'wanted'))
    if (isSide && !this.intents.types.length) this.intents.types.push('Side Dish')
    return heard.length
  }

  /** False where the words turn out to mean nothing at this place. */
  meaning(found: Found, meaning: Meaning, at: number): boolean {
    switch (meaning.is) {
      case 'refuse':
        if (this.isNoOfAnOccasion(found, at)) return false
        if (this.isAfterthought(found, at)) return this.refuseBefore(found, 'rare', at)
        this.noEach ||= this.mode === 'refused' && this.heardSince
        this.replacing = replacing.has(found.words)
        this.turn(bodily.has(found.words) ? 'allergy' : 'refused', at + found.length)
        this.denies(found, meaning, at)
        if (bareRefusals.has(found.words)) this.bareAt = at + found.length
        return true
      case 'want':
        if (/^(?:only|just|nothing but|only have|just have|all i have is)$/.test(found.words)) {
          this.only = true
          // 'microwave only'
          if (this.machineTo === at) this.intents.onlyMachines = true
        }
        if (this.swap === 'out' && found.words === 'with') this.swap = undefined
        if (this.swap === 'in' && found.words === 'with') return this.swapBack(at + found.length)
        // 'does not use', 'nothing with': a verb right behind a refusal does not lift it
        if (this.mode !== 'wanted' && this.isRightBehindTurn(at)) {
          this.turnedAt = at + found.length
          return true
        }
        this.turn('wanted', at + found.length)
        this.owns(found, at)
        if (meaning.much) this.muchTo = at + found.length
        if (meaning.isExtra) this.extraTo = at + found.length
        if (meaning.alone) this.aloneTo = at + found.length
        return true
      case 'closed':
        return this.closes(meaning)
      case 'much':
        this.muchTo = at + found.length
        return true
      case 'little':
      case 'turn':
        // 'what else is made of rice but fried rice'
        if (found.words === 'but' && this.words.slice(this.sentenceFrom, at).includes('else')) {
          this.turn('refused', at + found.length)
          return true
        }
        this.turn(meaning.is === 'little' ? 'little' : 'wanted', at + found.length)
        return true
      case 'swap':
      case 'substitute':
        this.swap = meaning.is === 'swap' ? 'out' : 'in'
        this.replacing = true
        this.turn(meaning.is === 'swap' ? 'refused' : 'wanted', at + found.length)
        return true
      case 'for':
        return this.heardFor(at + found.length)
      case 'allergy':
        return this.heardAllergy(found, at)
      case 'refused before':
        return this.refuseBefore(found, meaning.tells, at)
      case 'leftover':
        this.leftover = !(this.mode === 'wanted' && this.leftoverBefore(at))
        return true
      case 'nothing':
        this.hearNothing()
        return true
      case 'food':
        return false
      case 'dish':
        this.dish(found, meaning.dish, at)
        return true
      case 'allergens':
      case 'banned':
      case 'diet':
        this.bound(found, meaning, at)
        return true
      case 'occasion':
      case 'need':
        return this.occasion(found, meaning, at)
      case 'mood':
      case 'cuisine':
      case 'method':
      case 'meal':
      case 'type':
      case 'season':
      case 'level':
      case 'machine':
        this.choice(found, meaning, at)
        return true
    }
  }

  bound(found: Found, meaning: Extract<Meaning, { is: 'allergens' | 'banned' | 'diet' }>, at: number): void {
    const { intents } = this
    this.freeOfAll(found, at)
    // an allergy to nightshades is told in full
    if (meaning.is !== 'diet') intents.openAllergy = false
    if (/\bdairy\b|\bmilk and meat$/.test(found.words) && meaning.is === 'banned') intents.keepsApart = true
    if (meaning.is === 'banned') intents.banned.push(...meaning.words)
    else if (meaning.is === 'allergens') intents.allergens.push(...meaning.allergens)
    // only 'not vegan' and 'not a keto' are no diet: one too many does less harm than one too few
    else if (at - this.bareAt > 1 || !chosenDiets.has(meaning.diet)) takeDiet(intents, meaning.diet)
    this.goOnRefusing(found, at)
  }

  choice(found: Found, meaning: Choice, at: number): void {
    // the roast lamb of yesterday was roasted, and that lunch is over
    if (at < this.passingTo && this.mode === 'refused') return
    // the leftover roast chicken is roasted by now
    if (this.leftover && meaning.is === 'method') return
    if (/^(?:cuisine|meal|type)$/.test(meaning.is) && this.isDishWithout(at)) this.mode = 'wanted'
    // 'no onions, quick': a choice after a comma or after other words is not part of the refusal
    const inList = !this.listOnly || this.joined
    const not = this.mode === 'refused' && inList && !this.afterComma && (this.strange === 0 || !this.heardSince)
    // 'just a grill' is a machine, 'grilled' a method
    const onGrill = this.only && meaning.is === 'method' && meaning.method === 'Grilled'
    // 'no coriander, thai beef': what comes after the comma is a wish of its own
    if (this.mode === 'refused' && !not && this.afterComma && /^(?:cuisine|meal|mood|type)$/.test(meaning.is))
      this.mode = 'wanted'
    if (meaning.is === 'type') this.namedBefore(at, found.words)
    takeChoice(this.intents, onGrill ? { is: 'machine', machine: 'Grill' } : meaning, not, this.only)
    if (onGrill || meaning.is === 'machine') this.machineTo = at + found.length
    this.heardSince = true
    // 'she cannot do spicy or garlic'
    if (meaning.is === 'mood' && meaning.mood !== 'one-pot') this.goOnRefusing(found, at)
    this.moodRefused = not && meaning.is === 'mood'
  }

  dish(found: Found, dish: DishMeaning, at: number): void {
    if (this.partBeside(found, dish, at)) return
    this.namedBefore(at, found.words)
    if (this.isDishWithout(at)) this.mode = 'wanted'
    // nobody makes the hummus that is there
    if (this.hearOwn(found, at)) return
    if (this.mode === 'wanted' && /\bsoups?$/.test(found.words)) this.intents.types.push('Soup')
    if (this.leftover) {
      if (dish.isFeast) return
      // the leftover roast chicken is a food by now
      const words = dish.foods[0] ?? found.words.slice(found.words.lastIndexOf(' ') + 1)
      if (found.foods?.length) return this.food(found, at)
      const named = foodNamed(words)
      if (named?.length && (dish.foods.length || isMadeOf(dish, words, named)))
        return this.food({ ...found, words, foods: named }, at)
    }
    if (this.listOnly && !this.joined) this.mode = 'wanted'
    // 'replace the beef in tacos with mushrooms' is for tacos
    if (this.swap === 'out' && /^(?:in|from|of)$/.test(this.words[at - 1] ?? '')) {
      this.intents.dishes.push(dish)
      return
    }
    const goesOn = this.mode === 'refused' && !(this.afterComma && (this.strange > 0 || !found.foods))
    if (goesOn) {
      this.intents.refusedDishes.push(dish)
      const [main] = at < this.passingTo ? dish.foods : []
      if (main && !found.foods) return this.food({ ...found, words: main, foods: foodNamed(main) ?? [] }, at)
      if (found.foods) this.food(found, at)
      return
    }
    if (this.mode === 'refused' || this.endsAllergies(found, at)) this.mode = 'wanted'
    // a crumble with custard is a crumble
    const isBeside = this.mode === 'wanted' && this.words[at - 1] === 'with' && this.intents.dishes.length > 0
    const isAside = this.mode === 'wanted' && this.words[at - 1] === 'with' && this.intents.foods.at(-1)?.to === at - 1
    if (isAside && !found.foods && isForBeside(dish)) return void this.intents.besides.push(found.words)
    if (isBeside) return found.foods ? this.food(found, at) : this.foodsWithin(found, at)
    if (this.endsListOfFoods(found, at)) return this.foodsWithin(found, at)
    // 'spanakopita, but as a frittata' has the shape of the second and the foods of the first
    if (/^(?:as|into) an?$/.test(this.words.slice(at - 2, at).join(' '))) {
      this.intents.dishes = this.intents.dishes.map((each) => ({ ...each, forms: [] }))
    }
    if (this.mode === 'wanted') {
      const isThere = this.leftover || (this.isOwned(at) && this.endsAt(at + found.length))
      if (isThere && !tellsOfFood(found.words)) this.intents.owned.push(found.words)
      this.wantDish(dish, found.words, at, at + found.length, found.foods)
      this.refuseWithin(found, at)
    } else if (found.foods) this.food(found, at)
  }

  /** 'Chili without beans' is a dish, and says so of beans. */
  refuseWithin({ words }: Found, at: number): void {
    for (const phrase of deniedInName(words)) {
      const { foods, allergens, diets, banned } = parseNotes(phrase)
      this.intents.foods.push(...foods.map((named) => ({ ...named, from: at, to: at })))
      this.intents.allergens.push(...allergens)
      this.intents.diets.push(...diets)
      this.intents.banned.push(...banned)
    }
  }
}

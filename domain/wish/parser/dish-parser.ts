import { allergenName } from '#domain/food/allergens/allergens.ts'
import { foods } from '#domain/food/foods.ts'
import { knownFood } from '#domain/food/match/find-food.ts'
import { wordSet } from '#domain/plain-text.ts'
import { eatersAt } from '#domain/wish/figures/eaters.ts'
import type { Named } from '#domain/wish/intents.ts'
import { joiners } from '#domain/wish/lexicon/small-words.ts'
import { type Found, foodNamed, phraseAt } from '#domain/wish/lexicon/vocabulary.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'
import { PhraseParser } from '#domain/wish/parser/phrase-parser.ts'

/** A dish that was asked for, where it stands, and the foods under its name, if it is the name of one. */
interface HeardDish {
  dish: DishMeaning
  words: string
  from: number
  to: number
  foods: readonly string[]
}

/** Hears that a dish was not asked for after all: 'mussels make me ill', 'omelettes give him hives', 'ramen? no thanks'. */
export class DishParser extends PhraseParser {
  readonly heardDishes: HeardDish[] = []
  /** A dish is named for what is no meat: cauliflower tacos. */
  private meatlessName = false

  wantDish(dish: DishMeaning, words: string, from: number, to: number, ids: readonly string[] = []): void {
    this.intents.dishes.push(dish)
    this.intents.calledAs.set(dish.words, this.typed(from, to))
    if (!/^veg(?:gie)? /.test(words) || !this.wantsMeat()) this.intents.diets.push(...(dish.diets ?? []))
    this.heardDishes.push({ dish, words, from, to, foods: ids })
  }

  /** 'I have', before what is there or, as 'to use up', behind it. */
  owns({ length, meaning }: Found, at: number): void {
    if (meaning?.is !== 'want' || !meaning.owns) return
    this.ownedTo = at + length
    const before = this.heardDishes.at(-1)
    if (before?.to === at && before.foods.length) this.dishesBecomeFoods(at, 0)
  }

  /** In Britain a tea for five is dinner, and so is a toddler's tea and the tea that somebody cooks. */
  tea(at: number): number {
    if (this.words[at] !== 'tea' || this.mode !== 'wanted') return 0
    const isFor = this.words[at + 1] === 'for' && [at + 1, at + 2].some((from) => eatersAt(this.tokens, from))
    const before = this.tokens[at]?.after ? '' : (this.words[at - 1] ?? '')
    const isCooked =
      teaEaters.has(before) &&
      /^(?:|cook|cooks|cooking|make|makes|making|for|a|my|our|the)$/.test(
        teaCooks.has(before) ? (this.words[at - 2] ?? '') : '',
      )
    if (!isFor && !isCooked) return 0
    this.intents.meals.push('Dinner')
    return 1
  }

  /** A veggie lasagna is for vegetarians; lentil tacos and a vegetable stew have lentils and vegetables where others have meat. */
  namedBefore(at: number, words: string): void {
    const before = this.intents.foods.at(-1)
    if (before?.to !== at || before.as !== 'wanted') return
    if (/^veg(?:gie)?$/.test(before.words)) {
      if (this.wantsMeat()) return
      this.intents.foods.pop()
      this.intents.diets.push('vegetarian')
    } else this.meatlessName ||= isNoMeat(before.anyOf) && !tellsOfMeat(words)
  }

  /** 'Cauliflower steaks' are cut like steaks, and none. */
  isCutOf({ words, foods: ids = [] }: Found, at: number): boolean {
    const before = this.intents.foods.at(-1)
    const isCut = this.mode === 'wanted' && cuts.has(words) && !this.tokens[at]?.after && ids.some(isFlesh)
    if (!isCut || before?.to !== at || before.as !== 'wanted' || !isNoMeat(before.anyOf)) return false
    this.meatlessName = true
    return true
  }

  /** Once all is heard: a vegetable stew with beef has both. */
  bindMeatless(): void {
    this.intents.isMeatless = this.meatlessName && !this.wantsMeat()
  }

  /** 'Vegetarian but I eat fish' is pescatarian, and asks for no fish tonight. */
  bindFishEaters(): void {
    const { intents } = this
    const isExcepted = ({ as, words, from }: Named) =>
      as === 'wanted' &&
      /^(?:fish|seafood)$/.test(words) &&
      this.words.slice(Math.max(0, from - 4), from).includes('but')
    if (!intents.diets.includes('vegetarian') || !intents.foods.some(isExcepted)) return
    intents.diets = intents.diets.map((diet) => (diet === 'vegetarian' ? 'pescatarian' : diet))
    intents.foods = intents.foods.filter((food) => !isExcepted(food))
  }

  private wantsMeat(): boolean {
    return this.intents.foods.some(({ as, anyOf }) => as === 'wanted' && anyOf.some(isFlesh))
  }

  /** The dishes of a list that ends at most `gap` words before a place become the foods that they are made of, and are no longer asked for. */
  dishesBecomeFoods(at: number, gap: number): void {
    for (const heard of this.takeDishes(at, gap, this.sentenceFrom)) this.intents.foods.push(...foodsOf(heard))
    this.intents.foods.sort((one, other) => one.from - other.from)
  }

  /** The same dishes are refused; a food only where the dish is one by its own name. False where none stands there. */
  refuseDishes(at: number, gap: number): boolean {
    const taken = this.takeDishes(at, gap, 0)
    for (const heard of taken) {
      this.intents.refusedDishes.push(heard.dish)
      if (heard.foods.length) this.intents.foods.push(...foodsOf(heard))
    }
    this.intents.foods.sort((one, other) => one.from - other.from)
    return taken.length > 0
  }

  takeDishes(at: number, gap: number, sentenceFrom: number): HeardDish[] {
    const taken: HeardDish[] = []
    const lastFood = this.intents.foods.at(-1)?.to ?? -1
    for (let heard = this.heardDishes.at(-1); heard; heard = this.heardDishes.at(-1)) {
      const { dish, from, to } = heard
      const next = taken.at(-1)
      const isNear = next ? this.words.slice(to, next.from).every((word) => joiners.has(word)) : at - to <= gap
      if (!isNear || from < sentenceFrom || to <= lastFood) break
      taken.push(heard)
      this.heardDishes.pop()
      this.intents.dishes = this.intents.dishes.filter((each) => each !== dish)
    }
    return taken
  }

  /** The foods that a name is made of: 'a stir fry with shrimp and broccoli' is one with both. */
  foodsWithin({ length }: Found, from: number): void {
    for (let at = from; at < from + length; ) {
      const found = at === from ? undefined : phraseAt(this.words, at, from + length)
      const part = found ?? phraseAt(this.words, at, from + length - 1)
      if (part?.foods) this.food(part, at)
      at += part?.length ?? 1
    }
  }

  /** 'Eggs, rice and peas' are three foods, though rice and peas are a dish. */
  endsListOfFoods({ words }: Found, at: number): boolean {
    const last = this.intents.foods.at(-1)
    const isInList =
      this.mode === 'wanted' && last?.as === 'wanted' && last.to === at && this.tokens[at]?.after === 'comma'
    const parts = words.split(' and ')
    return isInList && parts.length === 2 && parts.every((part) => foodNamed(part) !== undefined)
  }

  /** Whether what is named at a place is a dish, and nothing that goes into one. */
  isDishAt(at: number): boolean {
    const found = phraseAt(this.words, at)
    const meaning = found?.meaning
    return meaning?.is === 'type' || (meaning?.is === 'dish' && !found?.foods && !meaning.dish.alsoFood)
  }
}

/** What a butcher calls a cut, and cooks call what they cut like it. */
const cuts = wordSet('steak steaks wing wings rib ribs fillet fillets cutlet cutlets chop chops mince bacon jerky loin')

/** A vegetable, a bean, tofu, an egg: what can be the middle of a dish. An onion or a chile only flavors it. */
function isNoMeat([first = '']: readonly string[]): boolean {
  const roles = foods.get(first)?.roles ?? []
  const isOwn = roles.some((role) => role === 'vegetable' || role === 'leaf' || role === 'protein')
  return isOwn && roles[0] !== 'aromatic' && roles[0] !== 'heat' && !isFlesh(first)
}

/** Chicken tacos do, and meatballs are a shape. */
function tellsOfMeat(words: string): boolean {
  const each = words.split(' ')
  return each.length > 1 && each.some((word) => foodNamed(word)?.every(isFlesh))
}

/** Meat, fish and what is made of them, stock too. */
export function isFlesh(id: string): boolean {
  const facts = foods.get(id)?.facts
  return facts !== undefined && (facts.has('meat') || facts.has('fish'))
}

/** A food by its own name is itself; another dish is what it is named for, and each usual food that somebody may be allergic to. */
function foodsOf({ dish, words, from, to, foods: ids }: HeardDish): Named[] {
  const named = (name: string, anyOf: readonly string[]): Named => {
    return { words: name, anyOf, as: 'wanted', from, to, either: false, leftover: false }
  }
  if (ids.length) return [named(words, ids)]
  const usual = dish.foods.map((name) => named(name, foodNamed(name) ?? []))
  const made = [...(dish.needs ?? []).map(([id = '']) => id), ...(dish.madeWith ?? [])].flatMap((id) =>
    (foods.get(id)?.allergens.certain ?? []).map((allergen) => named(allergenName(allergen), [id])),
  )
  const table = knownFood(words)
  const own = table.exact && table.food?.allergens.certain.length ? [named(words, [table.food.id])] : []
  return [...usual, ...made, ...own].filter(({ anyOf }) => anyOf.length > 0)
}

const teaEaters = wordSet(
  'toddler toddlers baby childs kid kids child family our us me them him her cook cooking tonights birthday party school midweek',
)
/** Of these it is dinner where somebody cooks it. */
const teaCooks = wordSet('us me them him her')

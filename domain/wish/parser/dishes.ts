import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { wordSet } from '#domain/plain-text.ts'
import { deniedInName } from '#domain/wish/allergies/denied-in-name.ts'
import { joiners } from '#domain/wish/lexicon/small-words.ts'
import { type Found, foodNamed, foodPacked } from '#domain/wish/lexicon/vocabulary.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'
import { isPacked } from '#domain/wish/parser/amounts.ts'
import { isForBeside, tellsOfFood } from '#domain/wish/parser/dish-beside.ts'
import { isNoMeat, tellsOfMeat, wantsFlesh } from '#domain/wish/parser/flesh.ts'
import { hearFood, hearFoodsWithin } from '#domain/wish/parser/foods.ts'
import type { Hearing } from '#domain/wish/parser/hearing.ts'
import { hasRoom, hearQuality } from '#domain/wish/parser/qualities-said.ts'
import { meet } from '#domain/wish/scope/scope-rules.ts'
import { isMadeOf } from '#domain/wish/settled/heard-dishes.ts'

/** A dish that is named: what is asked for, what is there already, what another dish comes with, or what nobody wants. */
export function hearDish(hearing: Hearing, found: Found, dish: DishMeaning, at: number): void {
  const { scope, intents, marks } = hearing
  if (isPartBeside(hearing, dish, at)) return hearPart(hearing, found, at)
  namedBefore(hearing, found.words, at)
  meet(hearing, 'dish', { at, found })
  if (scope.is('wanted') && hearOwn(hearing, found, at)) return
  if (scope.is('wanted') && /\bsoups?$/.test(found.words)) intents.types.push('Soup')
  if (marks.holds('leftover') && hearLeftover(hearing, found, dish, at)) return
  if (meet(hearing, 'named dish', { at, found })) return void intents.dishes.push(dish)
  if (scope.is('refused')) return refuseDish(hearing, found, dish, at)
  if (!scope.is('wanted')) return found.foods && hearFood(hearing, found, at)
  if (!hearBeside(hearing, found, dish, at)) wantDish(hearing, found, dish, at)
}

/** A veggie lasagna is for vegetarians; lentil tacos and a vegetable stew have lentils and vegetables where others have meat. */
export function namedBefore({ intents }: Hearing, words: string, at: number): void {
  const before = intents.foods.at(-1)
  if (before?.to !== at || before.as !== 'wanted') return
  if (/^veg(?:gie)?$/.test(before.words)) {
    if (wantsFlesh(intents)) return
    intents.foods.pop()
    intents.diets.push('vegetarian')
  } else if (isNoMeat(before.anyOf) && !tellsOfMeat(words)) intents.isMeatless = true
}

/** 'Chops in mushroom gravy' are chops: a sauce of the catalogue that a food or a dish comes with is a part of that. */
function isPartBeside({ intents, reading, scope }: Hearing, { forms }: DishMeaning, at: number): boolean {
  const from = startOfName(intents.foods.at(-1), at)
  const leads = intents.dishes.length > 0 || intents.foods.some((each) => each.as === 'wanted' && each.to < from)
  const isPart = bookDishes.get(forms[0] ?? '')?.entry.part ?? false
  return scope.is('wanted') && isPart && leads && besides.has(reading.word(from - 1))
}

function hearPart(hearing: Hearing, found: Found, at: number): void {
  const { intents, reading } = hearing
  const from = startOfName(intents.foods.at(-1), at)
  hearFoodsWithin(hearing, found, at)
  const to = at + found.length
  if (to - from > 1 && hasRoom(hearing))
    hearQuality(hearing, reading.word(from), to - 1, { to, from, of: reading.word(to - 1) })
}

function startOfName(before: { from: number; to: number } | undefined, at: number): number {
  return before?.to === at ? before.from : at
}

/**
 * Foods that the cook has and that dishes are called by, too: 'I have hummus', 'a can of mushroom soup': nobody makes the hummus that is there. Tells
 * whether it is no dish therefore.
 */
function hearOwn(hearing: Hearing, found: Found, at: number): boolean {
  const { marks } = hearing
  // 'all I have is pasta and butter' may well be buttered noodles
  const isAllFood = found.words.split(' and ').every((words) => foodNamed(words)?.length)
  if (marks.isSaidOf('alone', at) && isAllFood) hearFoodsWithin(hearing, found, at)
  // what is bought packed and not cooked with here is no dish either
  const packed = isPacked(hearing, at, 2) ? foodPacked(found.words) : undefined
  const own = marks.isSaidOf('owned', at) && found.foods?.length ? found : packed
  if (own) hearFood(hearing, { ...found, ...own }, at)
  return own !== undefined
}

/** The leftover roast chicken is a food by now. Tells whether it is, or what is left of a feast. */
function hearLeftover(hearing: Hearing, found: Found, dish: DishMeaning, at: number): boolean {
  if (dish.isFeast) return true
  const words = dish.foods[0] ?? found.words.slice(found.words.lastIndexOf(' ') + 1)
  const named = foodNamed(words)
  const isMade = named?.length && (dish.foods.length || isMadeOf(dish, words, named))
  if (found.foods?.length) hearFood(hearing, found, at)
  else if (isMade) hearFood(hearing, { ...found, words, foods: named }, at)
  else return false
  return true
}

function refuseDish(hearing: Hearing, found: Found, dish: DishMeaning, at: number): void {
  hearing.intents.refusedDishes.push(dish)
  const [main] = at < hearing.marks.endOf('passing') ? dish.foods : []
  if (main && !found.foods) hearFood(hearing, { ...found, words: main, foods: foodNamed(main) ?? [] }, at)
  else if (found.foods) hearFood(hearing, found, at)
}

/** What comes with a food or a dish, or is one of a list of foods, is no dish of its own. Tells whether it was that. */
function hearBeside(hearing: Hearing, found: Found, dish: DishMeaning, at: number): boolean {
  const { intents, reading } = hearing
  const isWith = reading.word(at - 1) === 'with'
  const isBesideFood = isWith && intents.foods.at(-1)?.to === at - 1
  if (isBesideFood && !found.foods && isForBeside(dish)) intents.besides.push(found.words)
  // a crumble with custard is a crumble
  else if (isWith && intents.dishes.length > 0)
    if (found.foods) hearFood(hearing, found, at)
    else hearFoodsWithin(hearing, found, at)
  else if (endsListOfFoods(hearing, found, at)) hearFoodsWithin(hearing, found, at)
  else return false
  return true
}

/** 'Eggs, rice and peas' are three foods, though rice and peas are a dish. */
function endsListOfFoods({ intents, reading }: Hearing, { words }: Found, at: number): boolean {
  const last = intents.foods.at(-1)
  const isInList = last?.as === 'wanted' && last.to === at && reading.signBefore(at) === 'comma'
  const parts = words.split(' and ')
  return isInList && parts.length === 2 && parts.every((part) => foodNamed(part) !== undefined)
}

function wantDish(hearing: Hearing, found: Found, dish: DishMeaning, at: number): void {
  const { intents, reading, marks, asked } = hearing
  const { words } = found
  const to = at + found.length
  // 'spanakopita, but as a frittata' has the shape of the second and the foods of the first
  if (/^(?:as|into) an?$/.test(reading.said(at - 2, at)))
    intents.dishes = intents.dishes.map((each) => ({ ...each, forms: [] }))
  // 'I have a birthday cake to bake' goes on, 'I have pizza dough' does not
  const isThere =
    marks.holds('leftover') ||
    (marks.isSaidOf('owned', at) && (reading.isPartOver(to) || joiners.has(reading.word(to))))
  if (isThere && !tellsOfFood(words)) intents.owned.push(words)
  asked.want({ dish, words, from: at, to, foods: found.foods ?? [] })
  if (!/^veg(?:gie)? /.test(words) || !wantsFlesh(intents)) intents.diets.push(...(dish.diets ?? []))
  refuseWithin(hearing, words, at)
}

/** 'Chili without beans' is a dish, and says so of beans. */
function refuseWithin({ intents, listen }: Hearing, words: string, at: number): void {
  for (const phrase of deniedInName(words)) {
    const { foods, allergens, diets, banned } = listen(phrase)
    intents.foods.push(...foods.map((named) => ({ ...named, from: at, to: at })))
    intents.allergens.push(...allergens)
    intents.diets.push(...diets)
    intents.banned.push(...banned)
  }
}

const besides = wordSet('with in under a')

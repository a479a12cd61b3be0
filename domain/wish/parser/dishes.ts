import { deniedInName } from '#domain/wish/allergies/denied-in-name.ts'
import { joiners } from '#domain/wish/lexicon/small-words.ts'
import { type Found, foodNamed } from '#domain/wish/lexicon/vocabulary.ts'
import type { DishMeaning } from '#domain/wish/meaning.ts'
import { tellsOfFood } from '#domain/wish/parser/dish-beside.ts'
import { isNoMeat, tellsOfMeat, wantsFlesh } from '#domain/wish/parser/flesh.ts'
import { hearFood, hearFoodsWithin } from '#domain/wish/parser/foods.ts'
import { type Hearing, turn } from '#domain/wish/parser/hearing.ts'
import type { Reading } from '#domain/wish/parser/reading.ts'
import { takeRole } from '#domain/wish/scope/dish-roles.ts'
import { meet } from '#domain/wish/scope/scope-rules.ts'

/** A dish that is named: what is asked for, what is there already, what another dish comes with, or what nobody wants. */
export function hearDish(hearing: Hearing, found: Found, dish: DishMeaning, at: number): void {
  const { scope, intents } = hearing
  const named = { found, dish, at }
  if (takeRole(hearing, 'named', named)) return
  namedBefore(hearing, found.words, at)
  meet(hearing, 'dish', { at, found })
  if (scope.is('wanted')) {
    hearFoodsAlone(hearing, found, at)
    if (takeRole(hearing, 'there', named)) return
    if (/\bsoups?$/.test(found.words)) intents.types.push('Soup')
  }
  if (takeRole(hearing, 'left', named)) return
  if (meet(hearing, 'named dish', { at, found })) return void intents.dishes.push(dish)
  if (scope.is('refused')) return refuseDish(hearing, found, dish, at)
  if (!scope.is('wanted')) return found.foods && hearFood(hearing, found, at)
  if (!takeRole(hearing, 'wanted', named)) wantDish(hearing, found, dish, at)
}

/** 'All I have is pasta and butter' may well be buttered noodles, and is pasta and butter besides. */
function hearFoodsAlone(hearing: Hearing, found: Found, at: number): void {
  const isAllFood = found.words.split(' and ').every((words) => foodNamed(words)?.length)
  if (hearing.marks.isSaidOf('alone', at) && isAllFood) hearFoodsWithin(hearing, found, at)
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

function refuseDish(hearing: Hearing, found: Found, dish: DishMeaning, at: number): void {
  hearing.intents.refusedDishes.push(dish)
  if (at < hearing.marks.endOf('beside')) hearing.intents.mains.push(dish)
  const [main] = at < hearing.marks.endOf('passing') ? dish.foods : []
  if (main && !found.foods) hearFood(hearing, { ...found, words: main, foods: foodNamed(main) ?? [] }, at)
  else if (found.foods) hearFood(hearing, found, at)
}

/** 'Spanakopita, but as a frittata' and 'lemon cake as cupcakes' have the shape of the second and the foods of the first. */
function isShapeOf(reading: Reading, { words }: Found, at: number): boolean {
  const isOne = /^(?:as|into) an?$/.test(reading.said(at - 2, at))
  return isOne || (/^(?:as|into)$/.test(reading.word(at - 1)) && words.endsWith('s'))
}

function wantDish(hearing: Hearing, found: Found, dish: DishMeaning, at: number): void {
  const { intents, reading, marks, asked } = hearing
  const { words } = found
  const to = at + found.length
  if (isShapeOf(reading, found, at))
    intents.dishes = intents.dishes.map((each, place) =>
      place < intents.dishes.length - 1 ? each : { ...each, forms: [] },
    )
  // 'I have a birthday cake to bake' goes on, 'I have pizza dough' does not
  const isThere =
    marks.holds('leftover') ||
    (marks.isSaidOf('owned', at) && (reading.isPartOver(to) || joiners.has(reading.word(to))))
  if (isThere && !tellsOfFood(words)) intents.owned.push(words)
  asked.want({ dish, words, from: at, to, foods: found.foods ?? [] })
  if (!/^veg(?:gie)? /.test(words) || !wantsFlesh(intents)) intents.diets.push(...(dish.diets ?? []))
  refuseWithin(hearing, found, at)
}

/** 'Chili without beans' is a dish, and says so of beans; 'or corn' behind it is refused as well. */
function refuseWithin(hearing: Hearing, { words, length }: Found, at: number): void {
  const { intents, listen, reading } = hearing
  for (const phrase of deniedInName(words)) {
    const { foods, allergens, diets, banned } = listen(phrase)
    intents.foods.push(...foods.map((named) => ({ ...named, from: at, to: at })))
    intents.allergens.push(...allergens)
    intents.diets.push(...diets)
    intents.banned.push(...banned)
    if (words.endsWith(phrase) && joiners.has(reading.word(at + length))) {
      turn(hearing, 'refused', at + length)
      hearing.scope.keepToList()
    }
  }
}

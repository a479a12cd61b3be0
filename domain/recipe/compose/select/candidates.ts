import { foodsByName, isCalledFirst } from '#domain/catalogue/book/kinds.ts'
import { unbaked } from '#domain/catalogue/foods/cooked-like.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import { type Form, isForm } from '#domain/catalogue/forms/form.ts'
import { lowCarbDiets } from '#domain/catalogue/writing/diet-limits.ts'
import { tellsOf } from '#domain/catalogue/writing/method-word.ts'
import { hashOf, luckOf } from '#domain/chance.ts'
import { everyKitchen } from '#domain/options/every-kitchen.ts'
import { type CookingMethod, complexities } from '#domain/options/options.ts'
import type { Asking } from '#domain/recipe/compose/asked/asked.ts'
import { type Reading, readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { type DinnerDraw, dinnerDraw, drawnPoints, isOpenDinner } from '#domain/recipe/compose/dinner/dinner-draw.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'
import { cuisinesOf, isOneOf, ofCuisine } from '#domain/recipe/compose/dish/cuisines-of.ts'
import { homelyPoints, standsOnStarch } from '#domain/recipe/compose/dish/homely-points.ts'
import { machinesFor } from '#domain/recipe/compose/dish/machines.ts'
import { isAtHome, pairsOf } from '#domain/recipe/compose/dish/pairs-of-form.ts'
import { traitsOf } from '#domain/recipe/compose/dish/traits.ts'
import { heardPoints, isForCrowd } from '#domain/recipe/compose/own-words/heard-points.ts'
import { unheldIn } from '#domain/recipe/compose/own-words/mood-points.ts'
import { everybodysPoints } from '#domain/recipe/compose/select/everybodys-dishes.ts'
import { belongs } from '#domain/recipe/compose/select/family-foods.ts'
import { isForBatch } from '#domain/recipe/compose/select/for-batch.ts'
import { formsOfAnyHour, formsOfOccasion, longLunch } from '#domain/recipe/compose/select/forms-of-hour.ts'
import { tastePoints } from '#domain/recipe/compose/select/learned.ts'
import { isMadeForOthers, isVersionForOthers } from '#domain/recipe/compose/select/made-for-some.ts'
import { mealPoints } from '#domain/recipe/compose/select/meal-points.ts'
import { isSweetTreat } from '#domain/recipe/compose/select/mild-foods.ts'
import { usedUpPoints } from '#domain/recipe/compose/select/on-hand.ts'
import { suitsOwnPiece } from '#domain/recipe/compose/select/owned-pieces.ts'
import { platesAway } from '#domain/recipe/compose/select/plates-away.ts'
import { recentPoints } from '#domain/recipe/compose/select/recent-points.ts'
import { standingOf } from '#domain/recipe/compose/select/renown.ts'
import { seasonPoints } from '#domain/recipe/compose/select/season-points.ts'
import { spiritPoints } from '#domain/recipe/compose/select/spirit-of-diet.ts'
import { strangeness } from '#domain/recipe/compose/select/strangeness.ts'
import { thrift, thriftPoints } from '#domain/recipe/compose/select/thrift.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import { traits } from '#domain/wish/meaning.ts'
import { untoldIn } from '#domain/wish/parser/qualities.ts'

/** Every pair that fits cuisine, type, meal, method, level and equipment, form by form. */
export const candidates: (wish: HeardWish) => readonly Candidate[] = rememberedFor((wish: HeardWish) => {
  const reading = readWish(wish)
  const strict = candidatesFor(wish, isMadeDoWith(reading, wish) ? savory : formsOfOccasion(wish))
  if (!strict.length) return candidatesAtAnyHour(wish)
  if (wish.recipeType || wish.mealTime === 'Breakfast' || !asksTraits(reading)) return strict
  const holds = ({ form }: Candidate) => !unheldIn(form, reading)
  const isHandy = reading.moods.has('in the hand')
  const held = new Set(strict.filter(holds).map(({ form }) => form)).size
  if (held >= (isHandy ? severalBites : 1)) return strict
  // what no dinner is, soft and cold, a pudding or a drink may be where no meal is said; where few are eaten with the hands, bites that are no sweets
  const wider = isHandy && (held || wish.mealTime) ? bites : wish.mealTime ? [] : forms
  const others = candidatesFor(wish, wider).filter((each) => holds(each) && !(wish.mealTime && each.form.sweet))
  return others.length ? others : strict
})

/** Dinners that are eaten with the hands, of which so few are no choice. */
const severalBites = 4
const bites: readonly Form[] = forms.filter(({ types: [first] }) => first !== 'Dessert' && first !== 'Beverage')

/** Whoever has nothing else has a soup or a side of it for dinner, if that is what it makes. */
function isMadeDoWith({ onlyHas, wanted, forms: named }: Reading, { recipeType, mealTime }: HeardWish): boolean {
  return onlyHas && wanted.length > 0 && !named.length && !recipeType && !mealTime
}
const savory: readonly Form[] = forms.filter(
  ({ sweet, part, types }) => !sweet && !part && !types.includes('Beverage') && types[0] !== 'Appetizer',
)

function asksTraits({ moods, forms: named, wanted }: Reading): boolean {
  return !named.length && !wanted.length && traits.some((trait) => moods.has(trait))
}

/**
 * The pairs where the hour is no more than a preference: steamed vegetables make a breakfast for whoever asks for a steamed
 * one. For wishes that nothing of the hour itself can keep.
 */
export const candidatesAtAnyHour: (wish: HeardWish) => readonly Candidate[] = rememberedFor((wish: HeardWish) =>
  candidatesFor(wish, formsOfAnyHour(wish)),
)

function candidatesFor(wish: HeardWish, fitting: readonly Form[]): Candidate[] {
  return fitting.flatMap((form) => {
    const machines = fitsForm(form, wish) ? machinesFor(form, wish) : undefined
    if (!machines) return []
    return ofCuisine(pairsOf(form, machines), wish.cuisine)
  })
}

/** The pairs of one form that somebody names, whatever its size and how long its list is. */
export function candidatesByName(form: Form, wish: HeardWish): readonly Candidate[] {
  const { recipeType: type, mealTime: meal, cuisine } = wish
  const isOfHour = (!type || form.types.includes(type)) && (!meal || form.meals.includes(meal))
  const machines = isOfHour && isWithin(form, wish) ? machinesFor(form, wish) : undefined
  return machines ? ofCuisine(pairsOf(form, machines), cuisine) : []
}

/** A bite, a side or a snack is smaller than a main dish. */
export function sizeOf(form: Form, wish: HeardWish): number {
  const small = ['Snack', 'Appetizer', 'Side Dish'].includes(wish.recipeType ?? '') || wish.mealTime === 'Snack'
  return small && !form.fixedSize ? 0.58 : 1
}

function fitsForm(form: Form, wish: HeardWish): boolean {
  const reading = readWish(wish)
  if (form.never?.some((diet) => diet === wish.diet || wish.alsoDiets?.includes(diet))) return false
  // a loaf is for whoever asks for one or for what it is like, or gives it away, or for as many as it feeds; a sauce is no dish for who does not ask for it
  const isGiven = isForBatch(wish, reading)
  const isTold = wish.recipeType === 'Dessert' && reading.qualities.length > 0 && !untoldIn(form, reading)
  const isOwnSize =
    !form.feeds || isGiven || isTold || usesWhatIsLeft(form, reading) || form.feeds(wish.servings) === wish.servings
  const isLong = (form.told?.lines ?? 0) > longList && !isMadeOfAll(form, reading)
  // brisket comes as a whole roast, and sweet potatoes as the curry of them, however long its list is
  const isOfOne = reading.wanted.some(
    ({ anyOf: [id, ...others], words }) =>
      // a sweet is baked whole, fresh pumpkin or canned
      ((form.sweet || !others.length) && isCalledFirst(form, { words })) || (!others.length && id === form.main),
  )
  if ((((!isOwnSize || isLong) && !isOfOne) || form.part || isMadeForOthers(form, wish)) && !isAskedFor(form, reading))
    return false
  return isWithin(form, wish)
}

/** Whether it is cooked as, as easily and as fast as was asked for, and can have the calories. */
function isWithin(form: Form, wish: HeardWish): boolean {
  if (wish.cookingMethod && !isCookedBy(form, wish.cookingMethod)) return false
  if (wish.complexity && form.level > complexities.indexOf(wish.complexity) + 1) return false
  if (wish.maxMinutes !== undefined && (form.quickest ?? 0) > wish.maxMinutes) return false
  if (!wish.calories) return true
  const [least, most] = form.calories
  return wish.calories >= least * sizeOf(form, wish) * 0.7 && wish.calories <= most * 1.25
}

/** A dish of the catalogue is cooked by a method where its steps say so. */
function isCookedBy({ methods, told }: Form, method: CookingMethod): boolean {
  return methods.includes(method) && (told === undefined || tellsOf(method, told.steps))
}

/** By its name, for what it is eaten with, or by a raw dough, which only a dish of its own bakes. */
function isAskedFor(form: Form, { forms: named, wanted, companions }: Reading): boolean {
  if (companions.has(form.id)) return true
  const doughs = wanted.flatMap(({ anyOf }) => (anyOf.every((id) => unbaked.has(id)) ? anyOf : []))
  return named.includes(form.id) || doughs.some((id) => foodsByName(form).has(id))
}

/** A whole batch of meringues is for whoever has the whites. */
function usesWhatIsLeft({ book = [] }: Form, { wanted }: Reading): boolean {
  return wanted.some(({ leftover, anyOf }) => leftover && anyOf.some((id) => book.includes(id)))
}

/** Whether several foods were named, and every one of them is on the list of the dish. */
function isMadeOfAll({ book = [] }: Form, { wanted }: Reading): boolean {
  return wanted.length > 1 && wanted.every(({ anyOf }) => anyOf.some((id) => book.includes(id)))
}

/** Lines after which a dish is for whoever asks for it by name. */
const longList = 16

/** Pairs, and what speaks for each before luck does: points of its form, and of the pair itself. */
export interface Ranked {
  readonly pairs: readonly Candidate[]
  readonly ofForm: Float64Array
  readonly ofPair: Float64Array
  /** By which luck knows them. */
  readonly formNames: Int32Array
  readonly pairNames: Int32Array
  /** Where nobody says what is for dinner. */
  readonly dinner: DinnerDraw | undefined
}

/** What was asked for in words, what the cook likes, the season and the hour, in points. */
export function ranked(pairs: readonly Candidate[], { wish, reading, allowed }: Omit<Asking, 'strain'>): Ranked {
  const ofForm = new Float64Array(pairs.length)
  for (const [index, pair] of pairs.entries())
    ofForm[index] = isSameForm(pairs, index) ? ofForm[index - 1]! : formPoints(pair, wish, reading)
  const isOpen = isOpenDinner(wish, reading)
  // a kind and a food are drawn: what a cook likes has to speak up
  const taste = isOpen ? 2 : 1
  const ofPair = Float64Array.from(pairs, (pair) => pairPoints(pair, wish, reading) + taste * tastePoints(pair, wish))
  const dinner = isOpen ? dinnerDraw(pairs, (index) => ofForm[index]! + ofPair[index]!, wish, allowed) : undefined
  const formNames = Int32Array.from(pairs, ({ form }) => hashOf(form.id))
  const pairNames = Int32Array.from(pairs, ({ form, flavour }) => hashOf(`${form.id}/${flavour.id}`))
  return { pairs, ofForm, ofPair, formNames, pairNames, dinner }
}

/**
 * The order in which pairs are tried: by their points and a little luck, which each has by its own name, so that a new dish changes nobody
 * else's. Few of thousands have their turn, so that each is looked for when it comes.
 */
export function inOrder(
  { pairs, ofForm, ofPair, formNames, pairNames, dinner }: Ranked,
  seed: number,
): (turn: number) => Candidate | undefined {
  // luck falls on the form first, so that one which suits every family is not drawn more often than one which suits three
  let drawn = 0
  const asDinner = dinner && drawnPoints(dinner, seed)
  const scores = new Float64Array(pairs.length)
  for (let index = 0; index < pairs.length; index += 1) {
    if (!isSameForm(pairs, index))
      drawn = ofForm[index]! + luckOf(formNames[index]!, seed) * 1.8 + (asDinner?.(pairs[index]!.form) ?? 0)
    scores[index] = drawn + ofPair[index]! + luckOf(pairNames[index]!, seed) * 1.5
  }
  const order: number[] = []
  return (turn) => {
    while (order.length < pairs.length && order.length <= turn) {
      let best = 0
      for (let index = 1; index < scores.length; index += 1) if (scores[index]! > scores[best]!) best = index
      scores[best] = Number.NEGATIVE_INFINITY
      order.push(best)
    }
    return pairs[order[turn] ?? -1]
  }
}

function isSameForm(pairs: readonly Candidate[], index: number): boolean {
  return index > 0 && pairs[index]!.form === pairs[index - 1]!.form
}

/** Milligrams of sodium in what a dish is made of after which it is not for every night. */
const muchSodium = 550
/** Lines of a list that nobody counts: salt, pepper and oil. */
const uncounted = 3
/** Points that each step below the level asked for costs: a level is aimed at, not only kept. What a profile says of a cook's skill is a ceiling. */
const aimed = 2.8

/** A dish of the catalogue that a stove or an oven does as well as a grill says so in its steps. */
const isForAnyKitchen = rememberedFor(
  ({ book, equipment }: Form) =>
    book !== undefined && equipment.every((row) => row.some((each) => everyKitchen.has(each))),
)

/** What speaks for a form, whatever the family: there are thousands of pairs, and few forms. */
function formPoints({ form, machines }: Candidate, wish: HeardWish, reading: Reading): number {
  let points = mealPoints(form, wish, reading)
  if (isForCrowd(wish, reading) && !traitsOf(form).has('for many')) points -= 3
  points -= strangeness(form, wish)
  // a meal is no glass of something
  if (!wish.recipeType && form.types[0] === 'Beverage' && !reading.forms.includes(form.id)) points -= 4
  const isLowCarb = wish.diet && (lowCarbDiets.includes(wish.diet) || (form.sweet && wish.diet === 'diabetic-friendly'))
  if (isLowCarb && standsOnStarch(form)) points -= 6
  if (wish.calories) points -= platesAway(form, wish.calories)
  if (wish.season) points += seasonPoints(form, wish.season, reading.wanted)
  // a stove and an oven are used anyway: what is preferred is what not everybody has
  if (machines.some((machine) => wish.preferEquipment.includes(machine) && isSpecial(machine))) points += 1.6
  // one form has all the work of such a machine
  if (form.few && wish.preferEquipment.includes(form.few)) points += reading.wanted.length ? 8 : 3
  if (suitsOwnPiece(form, wish.preferEquipment)) points += 0.5
  if (!wish.equipment.length && !machines.every((machine) => everyKitchen.has(machine)) && !isForAnyKitchen(form)) {
    // what is named for its machine is for who has one, or says so
    const isMeant = reading.forms[0] === form.id || machines.some((machine) => reading.machines.includes(machine))
    points -= form.book && !isMeant ? 14 : 1.5
  }
  points += homelyPoints(form, wish) - Math.max(0, ((form.told?.sodium ?? 0) - muchSodium) / 250)
  if (reading.maxIngredients && form.told) points -= Math.max(0, form.told.lines - uncounted - reading.maxIngredients)
  // time to spare earns nothing: else the quickest forms would be every night's
  if (wish.maxMinutes !== undefined)
    points += Math.max(-2, Math.min(0, (wish.maxMinutes - (form.quickest ?? 30)) / 12 - 1))
  if (wish.complexity && !wish.because.includes('skill'))
    points -= aimed * (complexities.indexOf(wish.complexity) + 1 - form.level)
  points += thriftPoints(form, wish)
  if (isForm(form, 'last resort') && (wish.maxMinutes ?? 60) > 25 && !reading.quick && !thrift(wish)) points -= 1
  if (reading.quick && (form.quickest ?? 60) <= 30) points += 1.5
  points += usedUpPoints(form, reading, wish.servings)
  if (isForMoreThan(form, wish, reading)) points -= 12
  if (isVersionForOthers(form, wish)) points -= 4
  if (reading.isHalfHeard) points += everybodysPoints(form, wish)
  return points
}

/** A feast of two has no roast for six. */
function isForMoreThan(form: Form, { servings }: HeardWish, { dish }: Reading): boolean {
  return (
    dish?.isFeast === true && !form.sweet && (form.feeds?.(servings) ?? 0) > (servings < 3 ? servings : 2 * servings)
  )
}

function pairPoints(pair: Candidate, wish: HeardWish, reading: Reading): number {
  const { form, flavour } = pair
  let points = heardPoints(pair, reading, belongs) + (standingOf(form).get(flavour) ?? 0) + spiritPoints(pair, wish)
  if (!wish.cuisine && cuisinesOf(pair).some((cuisine) => isOneOf(wish.preferredCuisines, cuisine)))
    points += isAtHome(form, flavour) ? 2.5 : 1.5
  if (isForm(form, 'asian by nature') && !wish.cookingMethod && !flavour.cuisines.includes('Asian')) points -= 1.2
  const isMild = !isSweetTreat(form, wish) && !(form.told ? form.told.heat : flavour.chile)
  if (isHot(wish) && isMild) points -= wish.spiceLevel === 'Hot' ? 4 : 8
  if (wish.spiceLevel === 'Mild' && form.told?.heat) points -= form.told.hot ? 20 : 4
  if (wish.mealTime === 'Lunch' && !reading.dish && !reading.moods.has('fancy')) points -= longLunch(form)
  return points + (wish.recent.length > 0 ? recentPoints(form, flavour.id, wish.recent) : 0)
}

/** Whoever asks for heat is not helped by a kitchen without chiles. */
function isHot({ spiceLevel }: HeardWish): boolean {
  return spiceLevel !== undefined && spiceLevel !== 'Mild' && spiceLevel !== 'Medium'
}

/** What not everybody has and what does more than be a small oven, which half of all dishes could be baked in. */
function isSpecial(machine: string): boolean {
  return !everyKitchen.has(machine) && machine !== 'Toaster Oven'
}

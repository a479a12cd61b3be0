import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { isAnotherWay, isKnownFor, isOfKind } from '#domain/catalogue/book/kinds.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { mainLine } from '#domain/catalogue/writing/names.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import { recipeTypes } from '#domain/options/options.ts'
import type { Asked } from '#domain/recipe/compose/asked/asked.ts'
import { type Reading } from '#domain/recipe/compose/asked/read-wish.ts'
import type { Want } from '#domain/recipe/compose/asked/want.ts'
import { isTrueToKitchen } from '#domain/recipe/compose/dish/cuisines-of.ts'
import type { Dish } from '#domain/recipe/compose/dish/dish.ts'
import { hasFinish } from '#domain/recipe/compose/make/for-the-others.ts'
import { linesOver } from '#domain/recipe/compose/own-words/fewer-lines.ts'
import { bringsMoreMeat, isOfOtherRegion } from '#domain/recipe/compose/own-words/heard-points.ts'
import { unheldIn } from '#domain/recipe/compose/own-words/mood-points.ts'
import { littleShare, shareInLines } from '#domain/recipe/compose/own-words/much-of.ts'
import { countedOn, lackingOf, lackingWeight } from '#domain/recipe/compose/own-words/only-has.ts'
import { isUnaskedSandwich } from '#domain/recipe/compose/own-words/room-in-form.ts'
import { isHotEnough } from '#domain/recipe/compose/portion/chile-heat.ts'
import { belongs } from '#domain/recipe/compose/select/family-foods.ts'
import { isSweetTreat } from '#domain/recipe/compose/select/mild-foods.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'
import { isFlesh as isFleshId } from '#domain/wish/parser/flesh.ts'
import { untoldIn } from '#domain/wish/parser/qualities.ts'
import { meatOf } from '#domain/wish/settled/settled-dishes.ts'

/** What speaks against a dish that could be written: named foods that are missing, another dish than the one that was named, too long a list. */
export function penaltyOf(dish: Dish, asked: Asked): number {
  const { wish, reading, allowed } = asked
  const isFinished = wish.others !== undefined && hasFinish(dish, asked)
  const over = linesOver(dish.lines, reading.maxIngredients)
  const untypical = reading.typical.filter(
    ({ anyOf }) => anyOf.some((id) => allowed.has(id)) && !dish.lines.some(({ id }) => anyOf.includes(id)),
  )
  const isLittle = (want: Want) => want.much && shareInLines(dish.lines, wish.servings, want) < littleShare
  return (
    dish.missing.length * 10 +
    (reading.refusedForms.includes(dish.candidate.form.id) ? 30 : 0) +
    // a longer list before another dish than the one that was named
    Math.min(over * 7, reading.forms.length ? 7 : Number.POSITIVE_INFINITY) +
    untypical.reduce((sum, { owed }) => sum + (owed ? 5 : 2), 0) +
    strayed(dish, reading, isFinished) +
    (wish.others && !isFinished ? (reading.forms.length ? 1 : 5) : 0) +
    (isGuest(dish, reading, wish) ? 4 : 0) +
    5 * rawOfLeft(dish, reading).length +
    (hasTwoGrains(dish) ? 6 : 0) +
    (isUnaskedSandwich(dish.candidate.form, reading) ? 5 : 0) +
    (bringsMoreMeat(dish.candidate.form, reading) ? 4 : 0) +
    reading.wanted.filter((want) => isLittle(want) || isHardlyUsed(dish, want)).length * 4 +
    4 * lackingWeight(reading) * lackingOf(dish.lines, reading).length +
    0.8 * countedOn(dish.lines, reading).length +
    2 * untoldIn(dish.candidate.form, reading) +
    4 * unheldIn(dish.candidate.form, reading) +
    (isOfOtherRegion(dish.candidate.form, dish.candidate.flavour, reading) ? 4 : 0) +
    (hasTooManyEggs(dish.lines, wish) ? 4 : 0) +
    (isMadeElsewhere(dish, reading) ? 6 : 0) +
    (isHotEnough(dish.lines, wish) || isSweetTreat(dish.candidate.form, wish) ? 0 : 5) +
    (wish.recent.includes(dish.key) ? 5 : 0) +
    (wish.cuisine && isBorrowed(dish, wish) ? 3 : 0)
  )
}

/** Whether a machine was named, and the dish is made with none of those. */
function isMadeElsewhere({ candidate }: Dish, { machines }: Reading): boolean {
  return machines.length > 0 && !candidate.machines.some((each) => machines.includes(each))
}

/** Three eggs are a plate; calories that ask for four are another dish's. */
function hasTooManyEggs(lines: readonly DishLine[], { calories, servings }: HeardWish): boolean {
  if (calories === undefined) return false
  const grams = lines.reduce((sum, line) => sum + (isKind(line, 'egg') ? line.grams : 0), 0)
  return grams / servings > threeEggs
}
/** Grams of three large eggs without their shells, and what rounding adds. */
const threeEggs = 162

/** Whether a dish takes little more than half of what there is of a food, by its weight. */
function isHardlyUsed({ lines }: Dish, { anyOf, grams, isLoose }: Want): boolean {
  if (!grams || isLoose) return false
  return lines.reduce((sum, line) => sum + (anyOf.includes(line.id) ? line.grams : 0), 0) < grams * 0.6
}

/** A meal, and of no kitchen by its foods. Of drinks and sweets few kitchens have enough of their own: those that are borrowed say so. */
function isBorrowed({ candidate, lines }: Dish, { recipeType = 'Main Dish' }: HeardWish): boolean {
  const { form } = candidate
  const isMeal = !form.sweet || recipeType === 'Main Dish'
  return isMeal && !form.types.includes('Beverage') && !isTrueToKitchen(candidate, lines)
}

/** How far a dish is from the one that was named, where one was: another form, another kitchen. */
function strayed({ candidate: { form, flavour }, lines, guests }: Dish, reading: Reading, isFinished: boolean): number {
  const { forms, families, wanted, dish, excluded } = reading
  const inRow = isOfKind(form, reading) ? kindPlace(form, reading) : forms.indexOf(form.id)
  // any dish of a country or a feast is one
  const place = dish?.isOrigin ? Math.min(inRow, 0) : inRow
  // a dish of the catalogue is asked for before all that goes with it: the scones of 'scones with cheese and chives'
  const another = bookDishes.has(forms[0] ?? '') ? 2 + 10 * Math.max(1, wanted.length) : 8
  const isNear = reading.light && place >= 0 && place <= lighter
  // nor is what has no meat at all near to a burger, but one of the lentils that were asked for, or one that most have meat with
  const isMeatless =
    !isFinished &&
    place > 0 &&
    !isMeatFree(reading) &&
    dish !== undefined &&
    meatOf(dish).some((id) => !excluded.has(id)) &&
    !lines.some(({ food }) => isFlesh(food)) &&
    !wanted.some(({ anyOf }) => anyOf.includes(mainLine(lines)?.id ?? ''))
  // 'Caesar salad' is one salad, and its like with the shrimp tossed in is another; a taco is any, but no burrito bowl
  const isUnlike = bookDishes.has(forms[0] ?? '') && (isByItsTitle(reading) || !isCalled(form, dish?.words))
  const unlikeIt = place > 0 && isUnlike ? 2 * Math.max(wanted.length, isFinished ? 1 : 0) : 0
  const meat = isMeatless || (place >= 0 && isMeatFree(reading) && lines.some(({ food }) => isFlesh(food))) ? 4 : 0
  // of a kind of dish the catalogue's own are as near as what is made up
  const farthest = form.book && !bookDishes.has(forms[0] ?? '') ? 1 : 3
  const shape = !forms.length || isNear ? 0 : place < 0 ? another : Math.min(place, farthest) + unlikeIt + meat
  // whoever names foods and no dish has a dish of those foods in mind, not another with one of them added
  const added = lines.filter(({ slot }) => slot === 'beside')
  // and bacon and cream in a pancake of chickpea flour are of no kitchen
  const ofOthers = forms.length ? [] : added.filter(({ id }) => !belongs(flavour, id))
  const beside = added.length + guests * (forms.length ? 0.6 : 2.5) + 2 * Math.max(0, ofOthers.length - 1)
  // the cook named one protein: a dish that sets it beside another is not what they had in mind
  const proteins = lines.filter(({ slot, food }) => proteinSlots.has(slot) && food.roles.includes('protein'))
  const meant = wanted.filter(({ anyOf }) => proteins.some(({ id }) => anyOf.includes(id))).length
  const crowd = guests && meant && proteins.length > meant ? 2 : 0
  // a dish of the catalogue asked for by its name has its own cut of meat: flank steak in Mongolian beef
  const own = form.book && place === 0
  const unlike = own ? 0 : wanted.filter(({ best }) => best.length && !lines.some(({ id }) => best.includes(id))).length
  // a dish of the catalogue is seasoned as it is, and one that stands in the row of the name is meant too
  const isOfRow =
    form.book !== undefined && forms.includes(form.id) && families.every((id) => dish?.families.includes(id))
  const isMadeOfAll = form.book !== undefined && wanted.length > 1 && !guests && !added.length
  const isOfOtherFamily = families.length > 0 && !families.includes(flavour.id) && !isOfRow && !isMadeOfAll
  const manner = !forms.length && wanted.length > 0 && isAnotherWay(form, reading.told) ? 3 : 0
  return shape + beside + crowd + manner + 4 * unlike + (isOfOtherFamily ? 3 : 0)
}

/** Whether a dish that has no meat of its own was named with foods that are none either: nobody who wants mushrooms on a pizza asked for sausage. */
function isMeatFree({ dish, wanted }: Reading): boolean {
  const named = wanted.flatMap(({ anyOf }) => anyOf)
  const made = dish?.madeWith
  if (!dish || !made || !named.length) return false
  if (!meatOf({ ...dish, madeWith: [...named, ...made] }).length) return true
  // nor does whoever names the beans of a burrito, and no meat, want its beef
  const tellsOfMeat = [...named, ...dish.words.split(' ').flatMap((word) => foodNamed(word) ?? [])].some(isFleshId)
  return !tellsOfMeat && wanted.some(({ anyOf }) => anyOf.some(isPulse) && !anyOf.some((id) => made.includes(id)))
}

/** Beans, lentils and tofu, which a dish is built on where there is no meat. */
function isPulse(id: string): boolean {
  return pulses.has(namedFood(id)?.behaviour.kind ?? 'other')
}
const pulses: ReadonlySet<Kind> = new Set<Kind>(['bean', 'lentil', 'tofu'])

/** Whether a dish of the catalogue was named by all that its title says. */
function isByItsTitle({ forms, dish }: Reading): boolean {
  const title = bookDishes.get(forms[0] ?? '')?.title
  if (!title || !dish) return false
  const said = new Set(singular(dish.words.toLowerCase()).split(' '))
  return singular(title.toLowerCase().replace(/ \(.*/, ''))
    .split(' ')
    .every((word) => said.has(word))
}

/** Whether a dish is called by the noun of a name, before or behind what tells more of it: 'Pizza Margherita', 'Ground Beef Tacos'. */
function isCalled({ id, label }: Form, name = ''): boolean {
  const noun = singular(name.toLowerCase()).split(' ').at(-1) ?? ''
  const words = singular((bookDishes.get(id)?.title ?? label).toLowerCase().replace(/ \(.*/, '')).split(' ')
  return words[0] === noun || words.at(-1) === noun
}

/** Of a name that stands for several kinds the nearest comes first: meatballs before kebabs. A type of dish means all of its kinds alike. */
function kindPlace({ kin = [] }: Form, { forms, dish }: Reading): number {
  return recipeTypes.some((type) => type === dish?.words) ? 0 : forms.findIndex((id) => kin.includes(id))
}

/** Places among the dishes that a name stands for which do as well where a light one is asked for. */
const lighter = 3

/**
 * Whether foods were asked for without a dish and none of them leads it; or, where their names are all that was said, they lie in pasta,
 * rice or bread that nobody named: a pork tenderloin in ramen. A dish of the catalogue has its own rice.
 */
function isGuest({ lines, candidate }: Dish, { forms, wanted }: Reading, { intents }: HeardWish): boolean {
  if (forms.length || !wanted.length) return false
  const isNamed = ({ id }: DishLine) => wanted.some(({ anyOf }) => anyOf.includes(id))
  const main = mainLine(lines)
  if (main !== undefined && !isNamed(main) && !wanted.some((want) => isKnownFor(candidate.form, want))) return true
  if (candidate.form.book || !intents.name) return false
  return lines.some((line) => baseSlots.has(line.slot) && isGrain(line) && !isNamed(line))
}
/** Meat that is cooked and left over, of which the dish has the raw. */
function rawOfLeft({ lines }: Dish, { wanted }: Reading): Want[] {
  const isRaw = (line: DishLine) => isKind(line, ...rawMeats) && !/\bcooked\b/.test(line.listed)
  return wanted.filter(
    ({ leftover, anyOf, best }) =>
      leftover && lines.some((line) => (anyOf.includes(line.id) || best.includes(line.id)) && isRaw(line)),
  )
}
const rawMeats = ['poultry', 'bone-in poultry', 'steak', 'pork', 'tough meat'] as const

/** Nobody wants rice beside the spaghetti that they did not ask for. */
function hasTwoGrains({ lines }: Dish): boolean {
  const isOf = (isPlace: (slot: string) => boolean) => lines.some((line) => isPlace(line.slot) && isGrain(line))
  return isOf((slot) => slot === 'beside') && isOf((slot) => baseSlots.has(slot))
}
/** Potatoes lie beside a steak; rice and noodles make another dish of it. */
function isGrain({ food: { roles } }: DishLine): boolean {
  return roles.includes('base') && !roles.includes('vegetable')
}
const baseSlots: ReadonlySet<string> = new Set(['starch', 'bread'])

const proteinSlots: ReadonlySet<string> = new Set(['protein', 'pulse', 'beside'])

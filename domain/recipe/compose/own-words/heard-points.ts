import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import { isCalledFirst, isKnownFor, isOfKind, isOnList, tellingWords } from '#domain/catalogue/book/kinds.ts'
import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { boughtFor } from '#domain/catalogue/foods/bought-for.ts'
import { plainWords } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { missOf } from '#domain/options/nutrient-bounds.ts'
import type { RecipeType } from '#domain/options/options.ts'
import type { Reading } from '#domain/recipe/compose/asked/read-wish.ts'
import type { Want } from '#domain/recipe/compose/asked/want.ts'
import { bringsMeat } from '#domain/recipe/compose/book/brings-meat.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'
import { cuisinesOf, isOneOf } from '#domain/recipe/compose/dish/cuisines-of.ts'
import { moodPoints } from '#domain/recipe/compose/own-words/mood-points.ts'
import { shareInForm } from '#domain/recipe/compose/own-words/much-of.ts'
import { lackingIn, lackingWeight } from '#domain/recipe/compose/own-words/only-has.ts'
import { holdsAll, isUnaskedSandwich, roomIn, slotsOf } from '#domain/recipe/compose/own-words/room-in-form.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import { isFlesh } from '#domain/wish/parser/flesh.ts'
import { isRefusedWay, untoldIn } from '#domain/wish/parser/qualities.ts'

/** How well a form and a family answer what the cook's words ask for: the dish named, its kitchen, machines, moods, room for the foods. */
export function heardPoints(
  { form, flavour, machines }: Candidate,
  reading: Reading,
  belongs: (flavour: Flavour, id: string) => boolean,
): number {
  const [cuisine] = cuisinesOf({ form, flavour })
  const { ofForms, ofFlavours } = pointsOf(reading)
  let known = ofForms.get(form)
  if (known === undefined) ofForms.set(form, (known = formPoints(form, reading)))
  let kitchen = ofFlavours.get(flavour)
  if (kitchen === undefined) ofFlavours.set(flavour, (kitchen = flavourPoints(flavour, reading, belongs)))
  const asked = reading.machines.length && reading.machines.filter((machine) => machines.includes(machine)).length
  // a machine that was named is meant before any dish of the same foods
  const elsewhere = reading.machines.length > 0 && !asked ? elsewherePoints : 0
  const refused = isOneOf(reading.refusedCuisines, cuisine) || isOfOtherRegion(form, flavour, reading)
  return known + kitchen + 8 * asked - elsewhere - (refused ? 20 : 0)
}

/** Whether a dish of the catalogue is of the kind that was named, and of another region: the stir-fry of Sichuan is none of Canton. */
export function isOfOtherRegion(form: Form, { id }: Flavour, reading: Reading): boolean {
  const region = regionOf(reading)
  return region !== undefined && region !== id && isOfKind(form, reading)
}

/** The one kitchen that was named beside a kind of dish, as regions are: a country has several. */
function regionOf({ families, dish }: Reading): string | undefined {
  const named = families.filter((id) => !dish?.families.includes(id))
  return named.length === 1 ? named[0] : undefined
}
/**
 * Points of what stands in the row of a name. What has nothing of the name of a dish of the catalogue comes behind it, whatever mood it meets;
 * of a country or a feast any dish will do, the most usual a little rather.
 */
function namedPoints(form: Form, place: number, { forms: [first], dish }: Reading): number {
  if (dish?.isOrigin) return 12 - place / 4
  // what is made up after the nearest dishes comes after those of the same name
  const ofRow = form.book ? 10 : place <= 3 ? 7.5 : 5
  return Math.max(4, 12 - 3 * place) + (first && bookDishes.has(first) ? ofRow : 0)
}

/** There are thousands of pairs, and few forms and families. */
const pointsOf = rememberedFor<Reading, { ofForms: Map<Form, number>; ofFlavours: Map<Flavour, number> }>(() => ({
  ofForms: new Map(),
  ofFlavours: new Map(),
}))

function formPoints(form: Form, reading: Reading): number {
  let points = 0
  const place = reading.forms.indexOf(form.id)
  if (place >= 0) points += namedPoints(form, place, reading)
  else if (isOfKind(form, reading)) points += kindPoints
  if (reading.refusedForms.some((id) => id === form.id || form.kin?.includes(id))) points -= 20
  if (reading.refusedTypes.some((type) => isOfType(form, type))) points -= 20
  if (reading.refusedMethods.length && isRefusedWay(form, reading.refusedMethods)) points -= 12
  for (const { anyOf, barred } of reading.wanted) {
    const room = roomIn(form, anyOf)
    points += barred ? 0 : form.oneMain && room !== 'own' && anyOf.every(isMain) ? -20 : roomPoints[room]
  }
  points += companionPoints * (reading.companions.get(form.id) ?? 0)
  if (holdsAll(form, reading)) points += 2
  if (isUnaskedSandwich(form, reading)) points -= 5
  // a cup of tea is no breakfast
  if (reading.meal && !reading.type && form.types[0] === 'Beverage' && (form.told?.per.calories ?? 0) < leastOfMeal)
    points -= 12
  for (const want of reading.wanted) if (want.much && form.book) points += muchPoints * shareInForm(form, want)
  points -= 2.2 * lackingWeight(reading) * lackingIn(form, reading)
  points -= qualityPoints * untoldIn(form, reading)
  if (isBoughtFor(form, reading)) points += boughtForPoints
  if (reading.places.some((place) => isCalledAfter(form, place))) points += placePoints
  if (isBesideAnother(form, reading)) points -= 20
  if (bringsMoreMeat(form, reading)) points -= 4
  points += ownDishPoints(form, reading) + (form.book ? Math.min(2, tellingWords(form, reading.told)) * 7 : 0)
  if (reading.wanted.some(({ leftover }) => leftover) && form.methods.some((method) => afresh.has(method))) points -= 8
  // who uses up what is left wants no day's work of it
  if (reading.wanted.some(({ leftover }) => leftover)) points -= 2 * (form.level - 1)
  if (isDaysWork(form, reading)) points -= daysWorkPoints
  if (cooksAgain(form, reading)) points -= 20
  if (isLaidOnBread(form, reading)) points -= 8
  if (isOfStale(reading) && form.book && !isForStale(form)) points -= stalePoints
  // a lighter version of a dish is one of its kin that is lighter
  if (reading.light && form.book) points -= Math.max(0, (form.calories[0] / 0.55 - ordinary) / 30)
  for (const { anyOf, barred } of reading.typical) points += barred || roomIn(form, anyOf) === 'none' ? 0 : 1.5
  if (reading.light && form.weather === 'warm') points += 0.6
  // a dish that has little of its own is not made into one that has much, nor the other way
  const miss = form.told ? missOf(form.told.per, reading) : reading.areBoundsEased ? unknownMiss : 0
  if (miss > portioned) points -= 4 + 16 * miss
  const isOpen = !reading.forms.length && !reading.wanted.length
  return points + (reading.moods.size ? moodPoints(form, reading, isOpen) : 0)
}

/** Points of a dish that another machine makes than the one that was named. */
const elsewherePoints = 16

const roomPoints = { own: 3, guest: 0.5, none: -3 }
/** Points of a dish of the kind that was named, and those that a form loses with each quality that it does not tell of. */
const [kindPoints, qualityPoints] = [12, 5]

/** Whether foods were named and no dish, and one of them is bought for such a form. */
function isBoughtFor(form: Form, { forms: named, wanted }: Reading): boolean {
  if (named.length) return false
  const meant = wanted.flatMap(({ anyOf }) => boughtFor(anyOf))
  return meant.some((id) => form.id === id || form.kin?.includes(id))
}
const boughtForPoints = 9

/** Whether foods were named and no dish, nor a feast or a day to spend on it, and the dish is one for who likes to work. */
function isDaysWork({ level, book }: Form, { forms: named, wanted, moods }: Reading): boolean {
  const isAsked = named.length > 0 || moods.has('fancy') || moods.has('a project')
  return book !== undefined && level > 2 && wanted.length > 0 && !isAsked
}
const daysWorkPoints = 4

/** Points for what is always eaten with what the cook has. */
const companionPoints = 12

/** Points for the dish that takes most of what there is much of. */
const muchPoints = 9

/** Whether a dish of the catalogue begins with the raw food that the cook has cooked, or is a whole roast of it. */
function cooksAgain(form: Form, { wanted }: Reading): boolean {
  const lines = bookDishes.get(form.id)?.lines ?? []
  const left = wanted.filter(({ leftover, anyOf }) => leftover && anyOf.some((id) => isMain(id) || isFlesh(id)))
  return left.some(
    ({ anyOf, best }) =>
      lines.some(({ foods: [own = ''] }) => best.length > 0 && anyOf.includes(own) && !best.includes(own)) ||
      (form.methods.some((method) => method === 'Baked' || method === 'Roasted') &&
        form.feeds?.(2) !== undefined &&
        form.feeds(2) > 2),
  )
}

/** Whether a dish lies on the bread that something was asked for to eat with. */
function isLaidOnBread({ id }: Form, { wanted, told }: Reading): boolean {
  if (!told.has('eat') || !told.has('with') || wanted.length !== 1) return false
  const base = bookDishes.get(id)?.lines.find(({ slot, mayGo }) => slot === 'bread' && !mayGo)
  return base?.foods.some((each) => wanted[0]?.anyOf.includes(each)) ?? false
}

/** Whether bread was named that is dry, and what wants it so: a bread soup or a pudding. */
function isOfStale({ wanted, told }: Reading): boolean {
  return staleWords.some((word) => told.has(word)) && wanted.some(({ anyOf }) => anyOf.includes('bread'))
}
const staleWords = ['stale', 'old', 'heel']
const stalePoints = 9
const isForStale = rememberedFor(({ id, told }: Form): boolean => {
  const bought = (bookDishes.get(id)?.lines ?? []).flatMap((line) => Object.values(line.boughtAs ?? {}).flat())
  return /\b(?:stale|day-old)\b/i.test([...bought, told?.steps].join(' '))
})

/** Nothing that is cooked already is cooked for an hour again. */
const afresh: ReadonlySet<string> = new Set(['Roasted', 'Grilled', 'Braised', 'Slow Cooked'])

/** A soup stays one whatever else it may be served as; what may be a snack too is none for who wants no snack. */
function isOfType({ types }: Form, type: RecipeType): boolean {
  return types[0] === type || ((type === 'Soup' || type === 'Salad') && types.includes(type))
}

/** Whether foods were named and no dish, and one of the catalogue brings meat besides. */
export function bringsMoreMeat(form: Form, { forms: named, wanted }: Reading): boolean {
  return !named.length && bringsMeat(bookDishes.get(form.id)?.lines ?? [], wanted)
}

/** Whether named meat, fish, tofu or eggs would lie beside what a form is built on, where no dish was named: no ham in pulled pork. */
export function isBesideAnother(form: Form, { forms: named, wanted }: Reading): boolean {
  const central = wanted.filter(({ barred, anyOf }) => !barred && anyOf.some((id) => isMain(id) || isFlesh(id)))
  if (named.length || !central.length) return false
  if (!form.book) {
    const isBuilt = slotsOf(form).some(({ id, required }) => id === 'protein' && required)
    return isBuilt && !central.some(({ anyOf }) => roomIn(form, anyOf) === 'own')
  }
  const isBuilt = isMain(form.main ?? '')
  const own = (bookDishes.get(form.id)?.lines ?? []).filter(({ slot }) => !isBuilt || slot === 'protein')
  const holds = ({ anyOf }: Want) => own.some(({ foods }) => foods.some((id) => anyOf.includes(id)))
  return !central.some((want) => holds(want) || isKnownFor(form, want))
}

/**
 * Points for a dish of the catalogue that has every named food on its own list, or of three and more all but one, and more where it is known for
 * one of them: who names foods and no dish, or a kind of dish, means such a one.
 */
function ownDishPoints(form: Form, reading: Reading): number {
  const { forms: named, wanted } = reading
  const open = wanted.filter(({ barred }) => !barred)
  if (!form.book || (named.length && !isOfKind(form, reading)) || !open.length) return 0
  const own = open.filter((want) => isOnList(form, want, owedIn(want)))
  if (own.length < (open.length < 3 ? open.length : open.length - 1)) return 0
  const known = own.some((want) => isKnownFor(form, want)) ? 3 : 0
  return 3 * own.length + known + (open.some((want) => isCalledFirst(form, want)) ? 4 : 0)
}

/** Calories of a drink that somebody may have for breakfast. */
const leastOfMeal = 150

/** What larger or smaller portions make up for. */
const portioned = 0.1
/** Of what is made up there are no figures before it is made. */
const unknownMiss = 0.6

/** Whether a dish of the catalogue has a country or region in one of its names: feijoada is called Brazilian. */
function isCalledAfter(form: Form, place: string): boolean {
  return mealNames(form).includes(` ${place} `)
}
/** Every name of a meal of the catalogue, between spaces, so that names are taken apart once and not for each wish. */
const mealNames = rememberedFor(({ id }: Form): string => {
  const book = bookDishes.get(id)
  if (!book || !meals.has(book.types[0] ?? '')) return ''
  return [book.title, ...book.names].map((name) => ` ${plainWords(name).join(' ')} `).join('|')
})

/** Twice those of a family, which holds the dishes of several countries. */
const placePoints = 8
const meals: ReadonlySet<string> = new Set(['Main Dish', 'Soup', 'Dessert'])

/** What bears the word that was said: spaghetti before other pasta, and of leftovers what is cooked already. */
function owedIn({ best, anyOf }: Want): readonly string[] {
  return best.length ? best : anyOf
}

function flavourPoints(flavour: Flavour, reading: Reading, belongs: (flavour: Flavour, id: string) => boolean): number {
  let points = 3 * reading.wanted.filter(({ anyOf }) => anyOf.some((id) => belongs(flavour, id))).length
  if (reading.families.includes(flavour.id)) points += 4
  if (reading.refusedFamilies.includes(flavour.id)) points -= 20
  return points
}

/** Calories of a dinner that nobody calls light or heavy. */
const ordinary = 480

/** Whether so many eat that nothing is fried, filled or poached one by one for them: unless it is named, a feast, or asked for as such. */
export function isForCrowd({ servings }: HeardWish, { forms: named, moods }: Reading): boolean {
  return servings >= crowd && !named.length && !moods.has('fancy') && !moods.has('for many')
}
const crowd = 8

function isMain(id: string): boolean {
  const food = namedFood(id)
  return food !== undefined && isKind(food, ...mainKinds)
}
/** What a plate is built around; bacon and beans go beside it. */
const mainKinds: readonly Kind[] = [
  'poultry',
  'bone-in poultry',
  'steak',
  'pork',
  'tough meat',
  'ground meat',
  'ground poultry',
  'shrimp',
  'fish',
  'tofu',
  'egg',
]

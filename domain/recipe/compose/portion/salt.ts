import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import type { SlotId } from '#domain/catalogue/foods/dish-food.ts'
import { type Form, isForm } from '#domain/catalogue/forms/form.ts'
import { type DishLine, isFreshFish, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import type { Food } from '#domain/food/food.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import type { Pick } from '#domain/recipe/compose/dish/pick.ts'
import { listLine } from '#domain/recipe/compose/listing/list-line.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/**
 * The salt that brings a dish to its percentage by weight, less what sauces and cheese bring; none when they bring enough.
 * Solved last, on the amounts as written.
 */
export function saltLine(salt: Pick, lines: readonly DishLine[], form: Form, wish: HeardWish): DishLine | undefined {
  // bread beside a dish seasons nothing in the pan
  const pan = lines.filter((line) => line.behaviour.kind !== 'bread' || isForm(form, 'bread in it'))
  const eaten = pan.reduce((sum, line) => sum + line.grams * swelling(line, form), 0)
  const brought = pan.reduce((sum, line) => sum + (line.grams * line.food.salt * tasted(line)) / 100, 0)
  const weight = lines.reduce((sum, { grams }) => sum + grams, 0)
  const percent = (form.saltPercent ?? 0) * saltShare(wish)
  const whole = lines.reduce((sum, { grams, food }) => sum + (grams * food.salt) / 100, 0)
  const solved = Math.min(1.5 * wish.servings, (eaten * percent) / 100 - brought)
  // where no sauce goes through the whole dish, what has no salt of its own wants its pinch
  const sauced = lines.filter(isSaltySauce).reduce((sum, { grams, food }) => sum + (grams * food.salt) / 100, 0)
  const pinch = sauced > 0.6 * wish.servings ? 0 : leastPinch * saltShare(wish) * wish.servings
  const mostBy = (each: number) => Math.min(each * wish.servings, (weight * tooSalty) / 100) - whole
  const least = Math.min(Math.max(leastSalt(pan, form, wish), pinch), mostBy(saltOfDay))
  const needed = Math.min(Math.max(Math.min(solved, mostBy(saltiest)), least), mostBy(saltAllowed(wish)))
  return needed > 0.15 * wish.servings ? listLine(salt.slot, salt.food, needed) : undefined
}

/** Grams a serving that a limit of sodium leaves room for, also where the dish that was named cannot keep it: sodium is 39.34% of salt. */
function saltAllowed({ nutrients = [], intents }: HeardWish): number {
  const asked = nutrients.filter(({ nutrient, bound }) => nutrient === 'sodium' && bound === 'most')
  const told = intents.figures.filter(({ of, bound }) => of === 'sodium' && bound === 'most')
  return Math.min(...[...asked, ...told].map(({ value }) => value / 393.4))
}

/** Grams a serving, of all that is on the plate, after which no more is strewn: 1,200 mg of sodium. */
const saltiest = 3
/** Percent of the weight that reads as salty, whatever the dish. */
const tooSalty = 1.2
/** Grams a serving after which what the least asks for stays away too: 1,500 mg of sodium, the American Heart Association's for a day. */
const saltOfDay = 3.8
/** Grams a serving: a quarter teaspoon of kosher salt in a dish for three or four. */
const leastPinch = 0.3

/**
 * The least that a cook would call seasoned, in grams: half a percent of meat and fish, which is three quarters of a teaspoon a pound,
 * and three tenths of the rest. What is salty already seasons itself; ham and cheese give three quarters of their salt to what is around
 * them, mustard half, stock and soy sauce all. None for whoever is to have little.
 */
function leastSalt(pan: readonly DishLine[], form: Form, wish: HeardWish): number {
  const isSpared = saltShare(wish) < 1 || readWish(wish).moods.has('low-salt')
  if (isSpared || wish.nutrients?.some(({ nutrient }) => nutrient === 'sodium')) return 0
  return pan.reduce((sum, line) => sum + (line.grams * lackingPercent(line, form)) / 100, 0)
}

/** Percent of a line's weight that it lacks in salt; less than nothing where it brings some for the rest. */
function lackingPercent(line: DishLine, form: Form): number {
  const { food } = line
  const isSalted = food.salt >= natural
  if (isKind(line, 'pasta', 'noodles') && isBoiledInSaltedWater(form)) return 0
  if (isKind(line, 'stock') && food.name.startsWith('low-sodium')) return leastOfRest - Math.min(food.salt, lowSodium)
  if (isKind(line, ...poured))
    return leastOfRest - food.salt * (food.salt > condiment.from && food.salt < condiment.to ? 0.5 : 1)
  if (isKind(line, 'cheese', 'cured meat') || (isKind(line, 'ground meat') && isSalted))
    return -food.salt * givenByCheese
  // nobody eats the bones
  const wanted = (isFlesh(food) ? leastOfFlesh * food.edible : leastOfRest) * swelling(line, form)
  const own = food.salt * (isKind(line, 'bean') ? rinsed : 0.5)
  return isSalted ? Math.max(0, wanted - own) : wanted
}
const givenByCheese = 0.75
/** Percent of salt in a cup of stock with the 140 mg of sodium that FDA lets a label call low (21 CFR 101.61), whatever others have. */
const lowSodium = 0.15
/** Percent of salt in mustard, ketchup and their like, which taste of themselves. */
const condiment = { from: 1.5, to: 6.5 }
/** Of half of a can's salt what rinsing leaves on the beans: it takes two fifths (Duyff and others, 2011). */
const rinsed = 0.3
const leastOfFlesh = 0.5
const leastOfRest = 0.3
const poured = ['stock', 'sauce', 'spice', 'small seed', 'curry paste', 'tomato', 'ferment', 'wine', 'brine'] as const

/** Pasta takes its salt from its pot; a dish of the catalogue says so, unless it cooks it in the sauce. */
function isBoiledInSaltedWater({ told }: Form): boolean {
  return told === undefined || /\bsalt(?:ed| it)\b/.test(told.steps)
}

/** Salt that stays where it is: in the crumb of cheese, in a slice of ham, in an olive; and what nature put into fish, eggs and chard is hardly tasted. */
function tasted(line: DishLine): number {
  if (isKind(line, 'egg')) return 0.25
  if (isFreshFish(line) || isKind(line, 'leaf')) return 0.5
  if (line.food.salt < natural) return 0.4
  if (line.slot === 'cheese' || line.slot === 'brine' || isKind(line, 'cured meat', 'bean')) return 0.85
  return 1
}

/** Grams of salt in 100 of a food that nobody salted: meat, milk, carrots. */
const natural = 0.35

interface Placed {
  readonly slot: SlotId
  readonly food: Food
}

/** Soy sauce, fish sauce, miso and the like, which reach every bite. */
function isSaltySauce({ slot, food }: Placed): boolean {
  return food.salt > 3 && sauces.has(slot)
}
const sauces: ReadonlySet<SlotId> = new Set(['sauce', 'dressing', 'seasoning', 'body', 'stock'])

/** A heart-healthy dish has half the salt of an ordinary one. */
function saltShare({ diet }: HeardWish): number {
  return diet === 'heart-healthy' ? 0.5 : 1
}
/**
 * Share of a family's soy sauce, fish sauce and pastes that a home cook pours: acid, heat and herbs do the rest. What is for the heart has less of all that
 * is salty; what raises a dough is measured by its flour, whatever salt it brings.
 */
export function saltyShare(place: Placed, { diet }: HeardWish): number {
  if (place.slot === 'leavener' || place.food.salt <= 3) return 1
  if (diet === 'heart-healthy') return 0.45
  return isSaltySauce(place) ? 0.67 : 1
}

/** Grains cooked in the dish take up its liquid and want its salt; rice boiled beside it is left plain. */
function swelling({ behaviour, food }: DishLine, form: Form): number {
  if (behaviour.kind === 'lentil') return 2.4
  if (!grains.has(behaviour.kind) || food.nutrients.carbs < cookedCarbs) return 1
  return isForm(form, 'grain in it') ? 2.2 : 0.3
}
/** Grams in 100 of a grain that has had its water. */
const cookedCarbs = 45
const grains: ReadonlySet<Kind> = new Set(['rice', 'paella rice', 'risotto rice', 'quinoa', 'bulgur', 'couscous'])

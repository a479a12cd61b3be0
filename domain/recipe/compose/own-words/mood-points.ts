import { type Form, isForm } from '#domain/catalogue/forms/form.ts'
import type { Reading } from '#domain/recipe/compose/asked/read-wish.ts'
import { ironIn, isSweet } from '#domain/recipe/compose/dish/natures.ts'
import { isDear, spoilsSoon } from '#domain/recipe/compose/dish/occasion-traits.ts'
import { handHeld, isDip, isOfFreezers, restsOvernight, traitsOf } from '#domain/recipe/compose/dish/traits.ts'
import { type Trait, traits } from '#domain/wish/meaning.ts'

/** Grams of fiber of which a label may say that there is much: a fifth of the daily value, 21 CFR 101.54. */
const muchFiber = 5.6
/** How well a form answers the moods of a wish: what it is good for, and what an occasion asks of it. */
export function moodPoints(
  form: Form,
  { moods, meal, type }: Pick<Reading, 'moods' | 'meal' | 'type'>,
  isOpen: boolean,
): number {
  const { weather, texture, methods } = form
  let points = 0
  const isWarming = form.told ? methods.some((method) => warming.has(method)) && weather !== 'warm' : texture === 'wet'
  if (moods.has('cozy'))
    points += (weather === 'cold' ? 2 : 0) + (isWarming ? 1 : 0) + (traitsOf(form).has('comforting') ? 1.5 : -1)
  const isRaw = texture === 'raw' || form.types.includes('Salad') || methods[0] === 'Raw/No Cook'
  if (moods.has('fresh'))
    points += (weather === 'warm' ? 1 : 0) + (isRaw ? 2 : isOpen && form.types[0] === 'Side Dish' ? -8 : 0)
  // a child's feast is what it likes
  if (moods.has('fancy') && !moods.has('in the hand') && !moods.has('for children'))
    points += festivePoints(form, { isEasy: moods.has('easy'), isBreakfast: meal === 'Breakfast' })
  if (moods.has('protein') && form.told) points += Math.max(-2, Math.min(3, (form.told.per.protein - 20) / 5))
  if (moods.has('fiber') && form.told) points += Math.max(-4, Math.min(4, (form.told.per.fiber - muchFiber) / 1.5))
  if (moods.has('light')) points += lightPoints(form, isWarming)
  if (moods.has('savory') && isSweet(form)) points -= 14
  // what is fried first and simmered then takes two
  const isOnePot = isForm(form, 'one pot') || (form.told?.vessels === 1 && !methods.includes('Fried'))
  if (moods.has('one-pot')) points += isOnePot ? 4 : form.told ? -6 : -1
  // hungry children do not wait for long
  if (moods.has('for children') && !form.sweet) points -= Math.min(3, Math.max(0, ((form.quickest ?? 0) - 30) / 10))
  if (moods.has('much iron')) points += Math.min(2.5, ironIn(form) - 4)
  const held = traitsOf(form)
  if (moods.has('keeps out') && !held.has('keeps out') && spoilsSoon(form)) points -= 6
  if (moods.has('made ahead') && restsOvernight(form)) points += aNightBefore
  if (moods.has('sweet') && (meal === 'Breakfast' || type === 'Snack')) points += isTreat(form) ? 3 : -3
  if (moods.has('soft') && moods.has('for children')) points -= sugarFor(form)
  if (moods.has('freezes') && isOfFreezers(form)) points += 1.5
  if (moods.has('one-pot') && isBare(form)) points -= 4
  for (const trait of traits)
    if (moods.has(trait)) points += held.has(trait) ? 4 : (unheldPoints[trait] ?? (isOpen ? -12 : -6))
  return points
}
/** A salad without pasta or grain is light, and what is fried, simmers long or is for cold nights is not, whatever its calories. */
function lightPoints({ methods, types, weather, told }: Form, isWarming: boolean): number {
  const isFresh = types.includes('Salad') || (types.includes('Soup') && weather !== 'cold')
  const isStarchy = (told?.per.carbs ?? 0) > starchy
  return (
    (isFresh && !isStarchy ? 1 : 0) - (methods.includes('Fried') ? 2 : 0) - (isWarming && weather === 'cold' ? 2.5 : 0)
  )
}
/** Grams of carbohydrate in a serving of what stands on pasta or grain. */
const starchy = 40

/** Points for what is best when it has stood for a night. */
const aNightBefore = 2

/** Whether a main dish of the catalogue is meat or noodles alone: who has one pot has no second one for the rest. */
function isBare({ types, told }: Form): boolean {
  return types[0] === 'Main Dish' && told !== undefined && (told.per.carbs < wholeMeal || told.per.protein < wholeMeal)
}
/** Grams of carbohydrate, and of protein, in a serving. */
const wholeMeal = 20

/** Whether a breakfast or a snack is a treat: cinnamon rolls, French toast, stuffed dates. */
function isTreat({ sweet, told }: Form): boolean {
  return sweet === true || (told?.per.sugar ?? 0) >= treat
}
/** Grams of sugar in a serving. */
const treat = 12

/** Points that a dish for a toddler loses for its sugar: AHA, none is added below two. */
function sugarFor({ told }: Form): number {
  return Math.max(0, (told?.per.sugar ?? 0) - treat) / 3
}

/** Points for what somebody may not be able to eat, and for what a diet already sees to: the other traits are only better to have. */
const unheldPoints: Readonly<Partial<Record<Trait, number>>> = {
  soft: -12,
  'hidden vegetables': -16,
  'little saturated fat': -1,
}

/** How many of the traits that were asked for a form does not have; one that was named has its own. */
export function unheldIn(form: Form, { moods, dish }: Pick<Reading, 'moods' | 'dish'>): number {
  if (!moods.size || (dish && !dish.isOrigin)) return 0
  const held = traitsOf(form)
  return traits.filter((trait) => moods.has(trait) && !held.has(trait)).length
}

/** A table that is laid is not for what is held in the hand or fried in a batch, and what costs most is kept for it. */
function festivePoints(form: Form, { isEasy, isBreakfast }: { isEasy: boolean; isBreakfast: boolean }): number {
  const { level, methods, told, types, sweet } = form
  const isBite = types[0] === 'Appetizer' || types[0] === 'Snack'
  const isOfHand = traitsOf(form).has('in the hand') || handHeld.test(form.label)
  const isPlain = sweet
    ? isOfHand || types[0] !== 'Dessert'
    : isBite
      ? isDip(form)
      : isOfHand || methods[0] === 'Fried' || (!isBreakfast && form.meals[0] === 'Breakfast')
  // a brunch for guests comes out of the oven at once, and is not fried one by one
  if (isBreakfast)
    return (traitsOf(form).has('for many') ? 2 : 0) + (methods.includes('Baked') ? 1 : 0) - (isPlain ? 5 : 0)
  const dear = told !== undefined && isDear(form, dearAHundredGrams)
  return (isEasy ? 0 : Math.min(2, (level - 1) * (sweet || isBite ? 0.5 : 1.2))) + (dear ? 2.2 : 0) - (isPlain ? 5 : 0)
}

/** Steaks, lamb, salmon and what costs more are bought for an occasion. */
const dearAHundredGrams = 2.6

const warming: ReadonlySet<string> = new Set(['Baked', 'Braised', 'Boiled', 'Slow Cooked', 'Roasted'])

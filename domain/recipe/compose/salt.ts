import type { Kind } from '#domain/recipe/compose/behaviour.ts'
import type { SlotId } from '#domain/recipe/compose/dish-food.ts'
import { type DishLine, isFreshFish, isKind } from '#domain/recipe/compose/dish-line.ts'
import { type Form, isForm } from '#domain/recipe/compose/form.ts'
import { listLine } from '#domain/recipe/compose/list-line.ts'
import type { Pick } from '#domain/recipe/compose/pick.ts'
import type { Wish } from '#domain/recipe/wish.ts'

/**
 * The salt that brings a dish to its percentage by weight, less what sauces and cheese bring; none when they bring enough.
 * Solved last, on the amounts as written.
 */
export function saltLine(salt: Pick, lines: readonly DishLine[], form: Form, wish: Wish): DishLine | undefined {
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
  const needed = Math.min(Math.max(solved, pinch), saltiest * wish.servings - whole, (weight * tooSalty) / 100 - whole)
  return needed > 0.15 * wish.servings ? listLine(salt.slot, salt.food, needed) : undefined
}

/** Grams a serving, of all that is on the plate, after which no more is strewn: 1,200 mg of sodium. */
const saltiest = 3
/** Percent of the weight that reads as salty, whatever the dish. */
const tooSalty = 1.2
/** Grams a serving: a quarter teaspoon of kosher salt in a dish for three or four. */
const leastPinch = 0.3

/** Salt that stays where it is: in the crumb of cheese, in a slice of ham, in an olive; and what nature put into fish, eggs and chard is hardly tasted. */
function tasted(line: DishLine): number {
  if (isKind(line, 'egg')) return 0.25
  if (isFreshFish(line) || isKind(line, 'leaf')) return 0.5
  if (line.food.salt < natural) return 0.4
  if (line.slot === 'cheese' || line.slot === 'brine' || isKind(line, 'cured meat', 'bean')) return 0.7
  return 1
}

/** Grams of salt in 100 of a food that nobody salted: meat, milk, carrots. */
const natural = 0.35

/** Soy sauce, fish sauce, miso and the like, which reach every bite. */
function isSaltySauce({ slot, food }: DishLine): boolean {
  return food.salt > 3 && sauces.has(slot)
}
const sauces: ReadonlySet<SlotId> = new Set(['sauce', 'dressing', 'seasoning', 'body', 'stock'])

/** A heart-healthy dish has half the salt of an ordinary one. */
function saltShare({ diet }: Wish): number {
  return diet === 'heart-healthy' ? 0.5 : 1
}
/** Share of a family's soy sauce, fish sauce and pastes that a home cook pours: acid, heat and herbs do the rest; half of it for the heart. */
export function saucesShare({ diet }: Wish): number {
  return diet === 'heart-healthy' ? 0.45 : 0.8
}

/** Grains cooked in the dish take up its liquid and want its salt; rice boiled beside it is left plain. */
function swelling({ behaviour }: DishLine, form: Form): number {
  if (behaviour.kind === 'lentil') return 2.4
  if (!grains.has(behaviour.kind)) return 1
  return isForm(form, 'grain in it') ? 2.2 : 0.3
}
const grains: ReadonlySet<Kind> = new Set(['rice', 'paella rice', 'risotto rice', 'quinoa', 'bulgur', 'couscous'])

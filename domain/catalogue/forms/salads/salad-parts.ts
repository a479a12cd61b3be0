import type { Choice, Flavour, Portion } from '#domain/catalogue/flavours/flavour.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  chileSlots,
  crunchSlot,
  dressingSlots,
  herbSlot,
  pepperSlots,
  saltSlot,
} from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName } from '#domain/catalogue/writing/names.ts'
import type { Order } from '#domain/options/wish.ts'

/** Slots and words that several salads share. */

/** The family's dressing and heat, in shares of an ordinary salad's. */
export function dressedSlots(flavour: Flavour, dressing = 1, heat = 0.5): Slot[] {
  // the squeeze is left out again wherever the dressing itself is sharp
  // families whose pots want nothing sharp still want it in a salad
  const acid = flavour.acid.length ? flavour : { ...flavour, acid: ['rice-vinegar', 'lemon'] }
  const roasted: Slot[] = flavour.cuisines.includes('Indian')
    ? [{ id: 'ground-spice', pool: ['cumin'], grams: 0.5 * dressing }]
    : []
  return [...dressingSlots(flavour, dressing), acidSlot(acid, 7 * dressing), ...chileSlots(flavour, heat), ...roasted]
}

/** What is sprinkled over and seasons at the end; grams of nuts and of herbs a serving. */
export function finishSlots(flavour: Flavour, crunch: number, herb: number): Slot[] {
  return [
    ...(crunch ? [crunchSlot(flavour, crunch)] : []),
    herbSlot(flavour, herb),
    saltSlot(),
    ...pepperSlots(flavour),
  ]
}

/** The family's raw vegetables that are among `only`, then those of `also` that it does not list. */
export function rawOf(flavour: Flavour, only: readonly string[], also: readonly string[] = []): Choice[] {
  const own = flavour.raw.filter((choice) => only.includes(String(choice)))
  return [...own, ...also.filter((id) => !own.includes(id))]
}

/** Beans make a meal of a salad that stands beside something else without them. */
export function isMeal({ recipeType, diet }: Order): boolean {
  return recipeType === undefined || recipeType === 'Main Dish' || diet === 'high-protein'
}

/** Whether the eater counts protein: a fifth of the calories, so beans grow and oil shrinks. */
export function countsProtein({ diet }: Order): boolean {
  return diet === 'high-protein'
}
/** The family's beans; for those who count protein without chickpeas, which have the least of it, where there are others. */
export function beansFor({ pulses = [] }: Flavour, wish: Order): readonly Choice[] {
  const others = pulses.filter((choice) => choice !== 'chickpeas')
  return countsProtein(wish) && others.length ? others : pulses
}
/** A dressing with a quarter of its oil. */
export function leanDressing(flavour: Flavour): Flavour {
  const dressing = (flavour.dressing ?? []).map(
    ([choice, grams]): Portion => [choice, String(choice).includes('oil') ? grams * 0.25 : grams],
  )
  return { ...flavour, dressing }
}

/** Vegetables that bruise when they are turned for long. */
export function isTender(food: DishFood): boolean {
  return isKind(food, 'lettuce', 'leaf') || tenderFoods.has(food.id)
}
const tenderFoods: ReadonlySet<string> = new Set(['avocado', 'mango', 'bean-sprouts', 'tomato', 'pear', 'peach'])

/** ' with feta' for a title: cheese, brine, nuts, then herb; empty where there is none of them. */
export function withBoast(kit: Kit, ...slots: readonly ('cheese' | 'brine' | 'crunch' | 'herb')[]): string {
  const order = slots.length ? slots : (['cheese', 'brine', 'crunch', 'herb'] as const)
  const line = order.map((slot) => kit.all(slot).find(({ id }) => id !== 'scallion')).find((each) => each !== undefined)
  return line ? ` with ${dishName(line)}` : ''
}

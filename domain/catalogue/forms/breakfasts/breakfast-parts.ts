import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'
import { cookingFruits } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'

/** Slots and words that several breakfasts share. */

/** Fruit that goes under milk, oats and batter: the family's own that cook or bake well. */
export function stewingFruits({ sweet }: Flavour): Choice[] {
  return sweet.fruits.filter((choice) => cookingFruits.includes(String(choice)))
}

/** Bread of the family for toasting: pita where flat bread is the daily one. */
export function toastingBread({ cuisines }: Flavour): Choice[] {
  return [
    cuisines.includes('Middle Eastern') ? ['pita', 'bread', 'gf-bread'] : ['bread', 'whole-wheat-bread', 'gf-bread'],
  ]
}

/** Yogurt or what stands in for it, as the family's milk goes. */
export function coolSpoonful(
  grams: number,
  order: readonly string[] = ['greek-yogurt', 'soy-yogurt', 'coconut-yogurt'],
): Slot {
  return { id: 'creamy', pool: [order], grams, flex: 'protein' }
}

/** Whether something that was chosen holds a batter together as egg does. */
export function hasEgg(chosen: readonly Parameters<typeof isKind>[0][]): boolean {
  return chosen.some((food) => isKind(food, 'egg'))
}

/** Baking dishes by the number who eat. */
export function dishFor({ servings }: Kit): string {
  if (servings === 1) return 'a small baking dish or an ovenproof mug'
  if (servings === 2) return 'a 6-inch baking dish'
  return servings <= 4 ? 'an 8-inch square baking dish' : 'a 9-by-13-inch baking dish'
}

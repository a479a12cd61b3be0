import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'
import { netCarbs } from '#domain/food/food.ts'
import type { Order } from '#domain/options/wish.ts'

/** Diets that count carbohydrate, and the net grams a serving to stay under while composing; verification has the last word. */
const netCarbLimits: Readonly<Record<string, number>> = { keto: 14, 'low-carb': 28, 'diabetic-friendly': 42 }
export const lowCarbDiets: readonly string[] = ['keto', 'low-carb']

const starchyKinds: ReadonlySet<string> = new Set([
  'rice',
  'risotto rice',
  'paella rice',
  'quinoa',
  'bulgur',
  'couscous',
  'oats',
  'pasta',
  'noodles',
  'bread',
  'tortilla',
  'bun',
  'potato',
  'bean',
  'lentil',
])

/** Whether a low-carbohydrate dish leaves a food out: starches by kind, and heavy carbohydrate in slots that bend. */
export function isStarchy({ food, behaviour }: DishFood, slot: Slot): boolean {
  if (starchyKinds.has(behaviour.kind)) return true
  const net = netCarbs(food.nutrients)
  return (slot.flex !== undefined || slot.id === 'vegetable') && net > 12 && behaviour.kind !== 'cheese'
}

/** Factors on the whole plate that a diet of figures asks to try, largest first; nothing when it sets none. */
export function netCarbLimit(wish: Order): number | undefined {
  const limits = [wish.diet, ...(wish.alsoDiets ?? [])].flatMap((diet) => (diet && netCarbLimits[diet]) ?? [])
  return limits.length > 0 ? Math.min(...limits) : undefined
}

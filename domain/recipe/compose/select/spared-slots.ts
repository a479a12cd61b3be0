import type { SlotId } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'
import { isStarchy, lowCarbDiets } from '#domain/catalogue/writing/diet-limits.ts'
import type { Asked } from '#domain/recipe/compose/asked/asked.ts'

/**
 * When money or time is short, what a dish can do without is left out: first the rice beside it, then cheese, wine and toppings. Who counts
 * carbohydrate has no toast beside a dish that does without.
 */
export function isSpared(slot: Slot, asked: Asked): boolean {
  const { wish, strain } = asked
  if (slot.required) return false
  if (wish.diet !== undefined && lowCarbDiets.includes(wish.diet) && isStarchBeside(slot, asked)) return true
  if (strain < 1) return false
  if (wish.maxMinutes !== undefined && wish.maxMinutes <= 30 && slot.id === 'starch') return true
  return wish.budget !== undefined && strain >= 2 && spared.has(slot.id)
}
const spared: ReadonlySet<SlotId> = new Set(['cheese', 'crunch', 'brine', 'wine', 'creamy', 'second-fat', 'leaf'])

function isStarchBeside(slot: Slot, { allowed, reading }: Asked): boolean {
  if (slot.id !== 'bread' && slot.id !== 'starch') return false
  const id = slot.pool.flat().find((each) => allowed.has(each)) ?? ''
  const food = namedFood(id)
  return food !== undefined && isStarchy(food, slot) && !reading.wanted.some(({ anyOf }) => anyOf.includes(id))
}

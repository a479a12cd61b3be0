import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'
import { isA } from '#domain/food/food.ts'
import { foods } from '#domain/food/foods.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** Of the foods that another dish of a menu is about, those that this one does without altogether: what binds may stay in small amounts. */
export function leftOutFoods({ takenFoods = [] }: HeardWish): string[] {
  return takenFoods.filter((id) => !binds(id))
}

/** Whether a dish has so much of a taken food that it is about it: three eggs of French toast, and not the one of a cake. */
export function isAboutTaken(lines: readonly DishLine[], { takenFoods = [], servings }: HeardWish): boolean {
  return lines.some(({ id, grams }) => grams / servings >= telling && takenFoods.includes(id))
}
/** Grams of a serving. */
const telling = 25

/** What holds dishes together: without it they would be other dishes, custard of chickpea flour. */
function binds(id: string): boolean {
  const food = foods.get(id)
  return food !== undefined && (isA('egg')(food) || binding.has(food.roles[0]!))
}
const binding: ReadonlySet<string> = new Set(['thickener', 'liquid', 'fat'])

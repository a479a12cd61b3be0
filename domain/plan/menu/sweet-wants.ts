import { findFood } from '#domain/food/match/find-food.ts'

/** Which of these foods belong into a dessert or a drink sooner than beside a roast: fruit, and what is sweet by itself. */
export function sweetWants(foods: readonly string[]): string[] {
  return foods.filter((words) => findFood(words).food?.roles.some((role) => role === 'fruit' || role === 'sweet'))
}

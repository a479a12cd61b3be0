import type { Food } from '#domain/food/food.ts'

/** Meat and fish themselves; not their stocks, fats and sauces. */
export function isFlesh({ facts, roles }: Pick<Food, 'facts' | 'roles'>): boolean {
  return (facts.has('meat') || facts.has('fish')) && roles.includes('protein')
}

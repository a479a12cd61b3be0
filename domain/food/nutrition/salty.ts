import type { Food } from '#domain/food/food.ts'

/**
 * Whether a food is salt by another name: soy sauce, bouillon, bacon, olives, hard cheese. Above 1.5 g of salt in 100 g, which labels call
 * high (UK Department of Health, Guide to creating a front of pack label, 2016), in tenths of a gram as they print it: bread is just under it.
 * What makes a dough rise is no seasoning.
 */
export function isSalty({ salt, roles }: Pick<Food, 'salt' | 'roles'>): boolean {
  return Math.round(10 * salt) > 10 * highSalt && !roles.includes('leavener')
}
const highSalt = 1.5

import type { Reading } from '#domain/recipe/compose/asked/read-wish.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** Whether a whole batch is welcome: it is given away, stands ready for a crowd, is baked for its own sake, or is what children and guests at breakfast are fed from. */
export function isForBatch(
  { recipeType: type, mealTime: meal, cookingMethod: method }: HeardWish,
  { moods }: Reading,
): boolean {
  if (moods.has('keeps out') || moods.has('for many') || moods.has('freezes')) return true
  if (meal === 'Breakfast') return moods.has('made ahead') || moods.has('sweet') || moods.has('in the hand')
  if (type === 'Snack') return moods.has('for children') || moods.has('made ahead')
  return type === 'Dessert' && (method === 'Baked' || moods.has('for children'))
}

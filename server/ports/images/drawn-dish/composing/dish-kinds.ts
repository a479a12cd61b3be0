import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { byCooking, doughKind, isDough } from '#server/ports/images/drawn-dish/composing/kinds-by-cooking.ts'
import { kindsByForm } from '#server/ports/images/drawn-dish/composing/kinds-by-form.ts'
import { kindsByTitle } from '#server/ports/images/drawn-dish/composing/kinds-by-title.ts'
import * as sweets from '#server/ports/images/drawn-dish/composing/sweets.ts'

/**
 * The picture that suits the dish: by its form where the kitchen composed it, else by its title, else by what it is and how it is
 * cooked. No vessel stays empty.
 */
export const composed: Compose = (dish) => {
  const named = kindsByTitle.find(([words]) => words.test(dish.title))
  const composition = dish.form ? kindsByForm[dish.form](dish) : (named?.[1] ?? byCooking)(dish)
  const isEmpty = composition.grounds.length + composition.pieces.length === 0
  return isEmpty ? (isDough(dish) ? doughKind(dish) : sweets.spoonBowl)(dish) : composition
}

import type { Compose } from '#server/ports/images/drawn-dish/composing/composition.ts'
import { byCooking, doughKind, isDough } from '#server/ports/images/drawn-dish/composing/kinds/kinds-by-cooking.ts'
import { kindsByForm } from '#server/ports/images/drawn-dish/composing/kinds/kinds-by-form.ts'
import { kindsAtEnd, kindsByNoun, kindsByWay } from '#server/ports/images/drawn-dish/composing/kinds/kinds-by-title.ts'
import { headOf } from '#server/ports/images/drawn-dish/composing/kinds/title-words.ts'
import { meatToStuff, stuffedMeat } from '#server/ports/images/drawn-dish/composing/plates/stuffed-meat.ts'
import * as sweets from '#server/ports/images/drawn-dish/composing/sweets/sweets.ts'

/**
 * The picture that suits the dish: by its form where the kitchen composed it or the catalogue says what it looks like, else by the head noun of its title, else by how the title says it was cooked, else by what it is and how it is
 * cooked. No vessel stays empty.
 */
export const composed: Compose = (dish) => {
  const named = () => headOf(dish.title, kindsByNoun, kindsAtEnd) ?? headOf(dish.title, kindsByWay)
  const stuffed = meatToStuff(dish)
  if (stuffed) return stuffedMeat(dish, stuffed)
  const composition = dish.form ? kindsByForm[dish.form](dish) : (named() ?? byCooking)(dish)
  const isEmpty = composition.grounds.length + composition.pieces.length === 0
  return isEmpty ? (isDough(dish) ? doughKind(dish) : sweets.spoonBowl)(dish) : composition
}

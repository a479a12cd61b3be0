import { foods } from '#domain/food/foods.ts'
import type { Intents, Named } from '#domain/wish/intents.ts'

/** Whether it was said anywhere that there is much of a food: 'cabbage. So much cabbage.', 'nine zucchini' */
export function isMuch({ anyOf, as }: Named, { foods: named, dishes }: Intents): boolean {
  const isIt = (each: Named) => each.anyOf.join() === anyOf.join() && !(each.extra && dishes.length)
  // nobody buys whites or yolks: who names them alone has them left
  if (as === 'wanted' && !dishes.length && anyOf.every((id) => foods.get(id)?.partOf?.food === 'egg')) return true
  return named.some((each) => isIt(each) && (each.much || (each.amount?.grams ?? 0) >= manyGrams))
}
/** Grams that nobody buys for one dinner: nine zucchini, a five-pound bag. */
const manyGrams = 1200

import type { Intents, Named } from '#domain/wish/intents.ts'

/** Whether it was said anywhere that there is much of a food: 'cabbage. So much cabbage.', 'nine zucchini' */
export function isMuch({ anyOf }: Named, { foods: named, dishes }: Intents): boolean {
  const isIt = (each: Named) => each.anyOf.join() === anyOf.join() && !(each.extra && dishes.length)
  return named.some((each) => isIt(each) && (each.much || (each.amount?.grams ?? 0) >= manyGrams))
}
/** Grams that nobody buys for one dinner: nine zucchini, a five-pound bag. */
const manyGrams = 1200

import type { Food } from '#domain/food/food.ts'

/**
 * Whether a food is a sweetener or has one added, as FDA counts added sugars (21 CFR 101.9(c)(6)(iii)): sugars, syrups and honey among them, and
 * the sugar of whole fruit not.
 */
export function isSweetened({ facts }: Food): boolean {
  return (
    facts.has('refined-sugar') || (facts.has('sweetener') && !facts.has('dried-fruit') && !facts.has('sweet-fruit'))
  )
}

import type { Certainty } from '#domain/food/allergens/allergen-words.ts'
import { type Allergen, allergens } from '#domain/food/allergens/allergens.ts'
import { readEvidence } from '#domain/food/line/evidence/line-reading.ts'
import { unreadBeside } from '#domain/food/line/evidence/unread-beside.ts'
import type { IngredientLine } from '#domain/food/line/line.ts'

/** One allergen of a line: for certain or usually (check the label), and the words that decided. */
export interface LineAllergen {
  allergen: Allergen
  certainty: Certainty
  because: string
}

/**
 * The allergens of a line, one entry each, the worst of its foods, its alternatives and its words of preparation.
 * An allergen that is missing was not found; only where `lineIsKnown` may that be said.
 */
export function lineAllergens(line: IngredientLine): readonly LineAllergen[] {
  const worst = new Map<Allergen, LineAllergen>()
  for (const { claims, because } of readEvidence(line).evidence) {
    for (const { allergen, certainty } of claims) {
      const known = worst.get(allergen)
      if (!known || (known.certainty === 'usual' && certainty === 'certain'))
        worst.set(allergen, { allergen, certainty, because })
    }
  }
  return allergens.flatMap((allergen) => worst.get(allergen) ?? [])
}

/** Whether every food of the line is known to the table or to the terms; otherwise nothing may be called absent. */
export function lineIsKnown(line: IngredientLine): boolean {
  // what stands beside the foods is read quickest, and one thing unknown is enough
  return unreadBeside(line).length === 0 && readEvidence(line).unknown.length === 0
}

import { type AllergenVerdict, allergens, allergenVerdicts } from '#domain/food/allergens/allergens.ts'
import type { AllergenRow } from '#domain/recipe/verification.ts'
import type { ReadLine } from '#domain/recipe/verify/reading/read-recipe.ts'
import { rememberedFor } from '#domain/remembered.ts'

/**
 * One row for each of the 15 allergens: the worst verdict among the lines and the lines that carry it. A line that is not known makes
 * every allergen `unknown`; alternatives ('butter or oil') count by their worse side. `not_found` is never 'free from'.
 */
export function allergenRows(lines: readonly ReadLine[]): AllergenRow[] {
  const verdicts = lines.map(verdictsOf)
  return allergens.map((allergen) => {
    const worst = verdicts.reduce<AllergenVerdict>(
      (worst, line) => worseOf(worst, line[allergen] ?? 'not_found'),
      'not_found',
    )
    const carriers =
      worst === 'not_found' ? [] : verdicts.flatMap((line, index) => (line[allergen] === worst ? [index] : []))
    return { allergen, verdict: worst, lines: carriers }
  })
}

type Verdicts = Partial<Record<string, AllergenVerdict>>

const verdictsOf = rememberedFor((line: ReadLine): Verdicts => {
  const found: Verdicts = {}
  if (!line.known) for (const allergen of allergens) found[allergen] = 'unknown'
  for (const { allergen, certainty } of line.allergens) {
    found[allergen] = worseOf(found[allergen] ?? 'not_found', certainty === 'certain' ? 'contains' : 'usually_contains')
  }
  return found
})

function worseOf(a: AllergenVerdict, b: AllergenVerdict): AllergenVerdict {
  return allergenVerdicts.indexOf(a) <= allergenVerdicts.indexOf(b) ? a : b
}

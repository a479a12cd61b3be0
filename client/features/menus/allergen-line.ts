import { listText } from '#client/features/dishes/format.ts'
import { hasAllergies } from '#client/features/dishes/row-verdict.ts'
import type { GlyphKind } from '#client/ui/signs/glyph.tsx'
import { capital } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { type AllergenVerdict, allergensOfVerdict } from '#domain/food/allergens/allergens.ts'
import type { RecipeSummary } from '#domain/recipe/verify/summary.ts'

/**
 * What a dish of a menu says of allergens: to a reader with allergies of their own ones alone, to another of those that are in it.
 * `kind` is null where there is nothing to be warned of.
 */
export function allergenLine(
  { allergens }: Pick<RecipeSummary, 'allergens'>,
  reader: Pick<User, 'allergies'>,
): { kind: GlyphKind | null; words: string } {
  const named = (wanted: AllergenVerdict) => listText(allergensOfVerdict(allergens, wanted))
  const isAllergic = hasAllergies(reader)
  const [contained, usual, unknown] = [named('contains'), named('usually_contains'), named('unknown')]
  const said = [
    contained && `Contains ${contained}`,
    usual && `${contained ? 'usually' : 'Usually'} contains ${usual}`,
    isAllergic && unknown && `${capital(unknown)} not ruled out`,
  ]
    .filter(Boolean)
    .join('; ')
  if (said) return { kind: isAllergic ? (contained ? 'blocks' : 'warns') : null, words: said }
  if (isAllergic) return { kind: null, words: `${capital(named('not_found'))} not found` }
  return { kind: null, words: 'No allergens found' }
}

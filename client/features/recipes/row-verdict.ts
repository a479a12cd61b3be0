import { listText } from '#client/features/recipes/format.ts'
import type { GlyphKind } from '#client/ui/glyph.tsx'
import { capital, words } from '#client/wording.ts'
import type { User } from '#contract/accounts.ts'
import type { AllergenVerdict } from '#domain/food/allergens.ts'
import type { RecipeSummary } from '#domain/recipe/verify/summary.ts'

/** The gravest thing a reader should know of a recipe in a list; null where there is nothing to say. */
export function rowVerdict(
  { diet, allergens }: RecipeSummary,
  reader: Pick<User, 'allergies'>,
): { kind: GlyphKind; words: string } | null {
  const named = (wanted: AllergenVerdict) =>
    listText(allergens.filter(({ verdict }) => verdict === wanted).map(({ allergen }) => words(allergen)))
  const contained = named('contains') && `Contains ${named('contains')}`
  const usual = named('usually_contains') && `Usually contains ${named('usually_contains')}`
  const isAllergic = hasAllergies(reader)
  if (isAllergic && contained) return { kind: 'blocks', words: contained }
  if (diet?.verdict === 'breaks') return { kind: 'blocks', words: `Not ${words(diet.diet)}` }
  if (isAllergic && usual) return { kind: 'warns', words: usual }
  if (isAllergic && named('unknown')) return { kind: 'warns', words: `${capital(named('unknown'))} not ruled out` }
  if (diet?.verdict === 'unknown') return { kind: 'warns', words: `${capital(diet.diet)} not certain` }
  if (diet) return { kind: 'fits', words: `${capital(diet.diet)} fits` }
  if (isAllergic) return { kind: 'warns', words: `${capital(named('not_found'))} not found, check labels` }
  if (contained || usual) return { kind: 'warns', words: contained || usual }
  return null
}

/** A summary names the reader's own allergens; to a reader who declared none, those that are in the recipe. */
export function hasAllergies({ allergies }: Pick<User, 'allergies'>): boolean {
  return allergies.some((allergy) => allergy !== 'none')
}

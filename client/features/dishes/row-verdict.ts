import { listText } from '#client/features/dishes/format.ts'
import type { GlyphKind } from '#client/ui/signs/glyph.tsx'
import { capital, words } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import {
  type Allergen,
  type AllergenVerdict,
  allergensNamed,
  allergensOfVerdict,
} from '#domain/food/allergens/allergens.ts'
import type { RecipeSummary } from '#domain/recipe/verify/summary.ts'

/** What a row or card says: a judgement, or quietly what is no news. */
export interface RowFact {
  kind: GlyphKind | 'quiet'
  words: string
}

/** The one thing a reader should know of a recipe in a list, their own allergies before their diet; null where there is nothing to say. */
export function rowVerdict({ diet, allergens }: RecipeSummary, reader: Pick<User, 'allergies'>): RowFact | null {
  const named = (wanted: AllergenVerdict) => listText(allergensOfVerdict(allergens, wanted))
  const contained = named('contains') && `Contains ${named('contains')}`
  const usual = named('usually_contains') && `Usually contains ${named('usually_contains')}`
  const isAllergic = hasAllergies(reader)
  if (isAllergic && contained) return { kind: 'blocks', words: contained }
  if (isAllergic && usual) return { kind: 'warns', words: usual }
  if (isAllergic && named('unknown')) return { kind: 'warns', words: `${capital(named('unknown'))} not ruled out` }
  if (diet?.verdict === 'breaks') return { kind: 'blocks', words: `Not ${words(diet.diet)}` }
  if (diet?.verdict === 'unknown') return { kind: 'warns', words: `May not be ${words(diet.diet)}` }
  // what is found is said before; that nothing is found would stand alike under nearly every dish
  if (diet && !allergenOf(diet.diet)) return { kind: 'fits', words: capital(diet.diet) }
  if (isAllergic) return { kind: 'quiet', words: `${capital(named('not_found'))} not found` }
  if (diet) return { kind: 'quiet', words: `${capital(allergenOf(diet.diet) ?? '')} not found` }
  if (contained || usual) return { kind: 'quiet', words: contained || usual }
  return null
}

/**
 * What a diet leaves out that is an allergen: of it a list of ingredients can prove that it is in a dish, never that it is
 * not, so that nothing says that such a diet fits. Undefined for every other diet.
 */
export function allergenOf(diet: string): string | undefined {
  const leftOut = allergenDiets[diet]
  return leftOut && listText(allergensNamed(leftOut, 'absent'))
}

const allergenDiets: Readonly<Record<string, readonly Allergen[]>> = {
  'gluten-free': ['gluten'],
  'dairy-free': ['milk'],
  'nut-free': ['tree_nut', 'peanut'],
}

/** A summary names the reader's own allergens; to a reader who declared none, those that are in the recipe. */
export function hasAllergies({ allergies }: Pick<User, 'allergies'>): boolean {
  return allergies.some((allergy) => allergy !== 'none')
}

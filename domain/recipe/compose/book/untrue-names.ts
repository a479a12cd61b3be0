import type { Form } from '#domain/catalogue/forms/form.ts'
import type { Reading } from '#domain/recipe/compose/asked/read-wish.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { untrueClaims } from '#domain/recipe/verify/claims/name-claims.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'

/** What a dish of the catalogue is not, of what the name claims that it was asked for by: baked crab legs, where they are steamed. */
export function untrueOfName(
  { id, book }: Form,
  { dish }: Reading,
  { draft, verification }: { draft: RecipeDraft; verification: Verification },
): string[] {
  if (!book || dish?.forms[0] !== id) return []
  const called = readRecipe({ ...draft, title: dish.words, description: '' })
  return untrueClaims(called, verification.diets, verification.time.totalMinutes).map(
    ({ reason }) => `You asked for “${dish.words},” but ${reason}`,
  )
}

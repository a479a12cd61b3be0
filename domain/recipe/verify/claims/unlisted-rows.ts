import { lineDiet } from '#domain/food/allergens/line-diets.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import type { AllergenRow, DietRow } from '#domain/recipe/verification.ts'
import type { Unlisted } from '#domain/recipe/verify/claims/unlisted-foods.ts'

/** A food that only a step names clears nothing: its allergens, not found in the list, become `unknown`. */
export function withUnlistedAllergens(rows: AllergenRow[], unlisted: readonly Unlisted[]): AllergenRow[] {
  const certain = new Set(inSteps(unlisted).flatMap(({ food }) => food.allergens.certain))
  if (certain.size === 0) return rows
  return rows.map((row) =>
    row.verdict === 'not_found' && certain.has(row.allergen) ? { ...row, verdict: 'unknown' } : row,
  )
}

/** The same for diets: what fits by its list is not certain while a step adds something that breaks it. */
export function withUnlistedDiets(rows: DietRow[], unlisted: readonly Unlisted[]): DietRow[] {
  const foods = inSteps(unlisted)
  if (foods.length === 0) return rows
  return rows.map((row) => {
    if (row.verdict !== 'fits') return row
    const breaking = foods.find(({ food }) => lineDiet(readIngredientLine(food.name), row.diet).verdict === 'breaks')
    if (!breaking) return row
    return {
      ...row,
      verdict: 'unknown',
      reason: `step ${(breaking.step ?? 0) + 1} uses ${breaking.mention.said}, which the list doesn’t mention`,
    }
  })
}

function inSteps(unlisted: readonly Unlisted[]): Unlisted[] {
  return unlisted.filter(({ step }) => step !== undefined)
}

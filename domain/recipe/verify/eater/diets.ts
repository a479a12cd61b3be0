import { type Diet, diets } from '#domain/food/diets.ts'
import type { DietRow, Verification } from '#domain/recipe/verification.ts'
import { joined } from '#domain/recipe/verify/claims/words.ts'
import { figuresBreak, needsFigures } from '#domain/recipe/verify/eater/diet-figures.ts'
import type { ReadLine } from '#domain/recipe/verify/reading/read-recipe.ts'

/** Below this share of known weight, figures of a serving prove nothing good. */
const enoughKnown = 0.9

/**
 * One row for each diet: broken by kind of ingredient (lines and what it was), else by the figures of a serving, else unknown where
 * a line or too much of the weight is not known, else it fits.
 */
export function dietRows(
  lines: readonly ReadLine[],
  nutrition: Verification['nutrition'],
  servings: number,
): DietRow[] {
  const grams = nutrition.lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0) / servings
  return diets.map((diet) => {
    const breaking = linesWith(lines, diet, 'breaks')
    if (breaking.length > 0) return { diet, verdict: 'breaks', lines: breaking, reason: named(lines, breaking, diet) }
    const figures = figuresBreak(diet, { ...nutrition.perServing, unused: nutrition.unused }, grams)
    const trusted = nutrition.coverage >= enoughKnown
    if (figures && (trusted || onlyGrows(diet))) return { diet, verdict: 'breaks', lines: [], reason: figures }
    const unknown = linesWith(lines, diet, 'unknown')
    if (unknown.length > 0) return { diet, verdict: 'unknown', lines: unknown, reason: named(lines, unknown, diet) }
    if (needsFigures(diet) && !trusted) {
      return {
        diet,
        verdict: 'unknown',
        lines: [],
        reason: `we have figures for only ${Math.round(nutrition.coverage * 100)}% of the ingredients by weight`,
      }
    }
    return { diet, verdict: 'fits', lines: [] }
  })
}

/** A limit that is passed already stays passed when more becomes known; a share may fall again. */
function onlyGrows(diet: Diet): boolean {
  return diet === 'keto' || diet === 'low-carb' || diet === 'diabetic-friendly'
}

function linesWith(lines: readonly ReadLine[], diet: Diet, verdict: DietRow['verdict']): number[] {
  return lines.flatMap((line, index) => (line.diets.get(diet)?.verdict === verdict ? [index] : []))
}

function named(lines: readonly ReadLine[], indexes: readonly number[], diet: Diet): string {
  const reasons = indexes.slice(0, 3).map((index) => {
    const line = lines[index]
    const because = line?.diets.get(diet)?.because?.split(', ') ?? []
    const more = because.filter((words) => words !== line?.name).join(', ')
    return `line ${index + 1} (${line?.name}${more && `: ${more}`})`
  })
  return indexes.length > 3 ? `${reasons.join('; ')}; and ${indexes.length - 3} more` : joined(reasons)
}

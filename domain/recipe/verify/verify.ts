import { kitchenVersion } from '#domain/food/foods.ts'
import { nutritionOf } from '#domain/food/nutrition/nutrition.ts'
import { costOf } from '#domain/food/prices/cost.ts'
import { severities } from '#domain/options/options.ts'
import { type EaterProfile, nobody } from '#domain/recipe/profile.ts'
import type { Finding, Verification } from '#domain/recipe/verification.ts'
import { amountFindings } from '#domain/recipe/verify/amounts.ts'
import { hiddenMeat } from '#domain/recipe/verify/claims/face.ts'
import { nameClaims } from '#domain/recipe/verify/claims/name-claims.ts'
import { unlistedFoods } from '#domain/recipe/verify/claims/unlisted-foods.ts'
import { withUnlistedAllergens, withUnlistedDiets } from '#domain/recipe/verify/claims/unlisted-rows.ts'
import { unusedLines } from '#domain/recipe/verify/claims/unused-lines.ts'
import { finding } from '#domain/recipe/verify/codes.ts'
import { contradictions } from '#domain/recipe/verify/contradictions.ts'
import { allergenRows } from '#domain/recipe/verify/eater/allergens.ts'
import { dietRows } from '#domain/recipe/verify/eater/diets.ts'
import { type Author, eaterFindings, unlistedFindings } from '#domain/recipe/verify/eater/eater-findings.ts'
import { equipmentMissing, equipmentNeeded } from '#domain/recipe/verify/equipment/equipment.ts'
import { implausibleServing } from '#domain/recipe/verify/plausible.ts'
import { type ReadRecipe, readRecipe, type Verifiable } from '#domain/recipe/verify/reading/read-recipe.ts'
import { stepTermFindings, stepTerms, withStepTerms } from '#domain/recipe/verify/reading/step-terms.ts'
import { foodSafety } from '#domain/recipe/verify/safety/food-safety.ts'
import { contradictedTimes, schedule, unstatedTimes } from '#domain/recipe/verify/time/time.ts'

export type { Author } from '#domain/recipe/verify/eater/eater-findings.ts'
export type { Verifiable } from '#domain/recipe/verify/reading/read-recipe.ts'

/**
 * Works out everything that a recipe claims from its printed text alone: allergens, diets, nutrition and cost a serving, equipment, time,
 * and findings, gravest first. With an eater, what they may not have blocks. Without instructions nothing is found of steps and time.
 * Never throws.
 */
export function verifyRecipe(
  recipe: Verifiable,
  eater: EaterProfile = nobody,
  { author = 'writer' }: { author?: Author } = {},
): Verification {
  const read = readRecipe(recipe)
  const unlisted = unlistedFoods(read)
  const terms = stepTerms(read)
  const listed = withUnlistedAllergens(allergenRows(read.lines), unlisted)
  const allergens = withStepTerms(listed, terms)
  const nutrition = nutritionOf(read.lines, read.servings)
  const diets = withUnlistedDiets(dietRows(read.lines, nutrition, read.servings), unlisted)
  const needed = equipmentNeeded(read)
  const missing = equipmentMissing(needed, eater.equipment)
  const time = schedule(read.lines, read.steps)
  const findings = [
    ...eaterFindings({ recipe: read, eater, author, allergens, diets, needed, missing }),
    ...foodSafety(read, author),
    ...amountFindings(read),
    ...unlistedFindings(unlisted, eater, author),
    ...stepTermFindings(terms, listed, eater),
    ...(read.hasSteps ? [...unusedLines(read), ...contradictedTimes(read.steps), ...unstatedTimes(read.steps)] : []),
    ...contradictions(read, time.totalMinutes),
    ...hiddenMeat(read, author),
    ...nameClaims(read, diets, time.totalMinutes),
    ...implausibleServing(nutrition, read.servings),
    ...gaps(read, nutrition),
  ]
  return {
    kitchenVersion,
    allergens,
    diets,
    nutrition,
    cost: costOf(read.lines, read.servings),
    equipment: { needed, missing },
    time,
    findings: gravestFirst(findings),
  }
}

/** Below this share of known weight the figures mislead. */
const enoughWeight = 0.8

function gaps({ lines }: ReadRecipe, nutrition: Verification['nutrition']): Finding[] {
  const found = lines.flatMap((line, index) => {
    const place = { line: index, name: line.name }
    if (line.heading) return []
    // what the terms of the allergens alone know has no figures either
    const isLeftOut = line.portions.some(({ food }) => food === undefined) && !line.line.optional
    if (!line.known || isLeftOut) {
      const { food = null, calories = null } = nutrition.lines[index] ?? {}
      const instead = calories === null ? 'leave it out' : `count it as ${food}`
      return [finding('unknown_ingredient', { instead }, place)]
    }
    return nutrition.lines[index]?.grams === null && !line.line.optional && !line.line.toTaste
      ? [finding('unweighed', {}, place)]
      : []
  })
  const percent = Math.round(nutrition.coverage * 100)
  return nutrition.coverage < enoughWeight ? [...found, finding('no_amount_known', { percent })] : found
}

function gravestFirst(findings: readonly Finding[]): Finding[] {
  return severities.flatMap((severity) => findings.filter((one) => one.severity === severity))
}

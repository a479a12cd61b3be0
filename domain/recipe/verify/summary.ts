import { z } from 'zod'
import { type Allergen, allergens, allergenVerdicts } from '#domain/food/allergens/allergens.ts'
import { type Diet, diets } from '#domain/food/diets.ts'
import { dietVerdicts, type Verification } from '#domain/recipe/verification.ts'

/** What is kept beside a recipe, so that a list needs no verification: every verdict, whoever reads it, and the figures. */
export const RecipeFacts = z.strictObject({
  kitchenVersion: z.string(),
  allergens: z.record(z.enum(allergens), z.enum(allergenVerdicts)),
  diets: z.record(z.enum(diets), z.enum(dietVerdicts)),
  /** A serving. */
  calories: z.number(),
  /** Dollars. */
  costPerServing: z.number(),
  totalMinutes: z.number(),
})
export type RecipeFacts = z.infer<typeof RecipeFacts>

/** The summary of one recipe for one reader, as list rows carry it. */
export const RecipeSummary = z.strictObject({
  calories: z.number(),
  costPerServing: z.number(),
  totalMinutes: z.number(),
  diet: z.strictObject({ diet: z.enum(diets), verdict: z.enum(dietVerdicts) }).nullable(),
  allergens: z.array(z.strictObject({ allergen: z.enum(allergens), verdict: z.enum(allergenVerdicts) })),
})
export type RecipeSummary = z.infer<typeof RecipeSummary>

/** The facts of a recipe, taken from its verification; made again when `kitchenVersion` has moved on. */
export function recipeFacts(verification: Verification): RecipeFacts {
  return {
    kitchenVersion: verification.kitchenVersion,
    allergens: Object.fromEntries(
      verification.allergens.map(({ allergen, verdict }) => [allergen, verdict]),
    ) as RecipeFacts['allergens'],
    diets: Object.fromEntries(verification.diets.map(({ diet, verdict }) => [diet, verdict])) as RecipeFacts['diets'],
    calories: verification.nutrition.perServing.calories,
    costPerServing: verification.cost.perServing,
    totalMinutes: verification.time.totalMinutes,
  }
}

/** The facts of a recipe that could not be worked out anew: nothing speaks for it any more, and no kitchen is said to have made them. */
export function withoutPraise(facts: RecipeFacts): RecipeFacts {
  const allergens = mapped(facts.allergens, (verdict) => (verdict === 'not_found' ? 'unknown' : verdict))
  const diets = mapped(facts.diets, (verdict) => (verdict === 'fits' ? 'unknown' : verdict))
  return { ...facts, kitchenVersion: 'none', allergens, diets }
}

function mapped<Key extends string, Value>(from: Record<Key, Value>, to: (value: Value) => Value): Record<Key, Value> {
  const entries = Object.entries<Value>(from).map(([key, value]) => [key, to(value)])
  return Object.fromEntries(entries) as Record<Key, Value>
}

/**
 * The verdicts that matter to this reader: their own diet and allergies. With no declared allergy, the allergens that the recipe
 * contains or usually contains.
 */
export function summaryFor(facts: RecipeFacts, eater: { allergens: readonly Allergen[]; diet?: Diet }): RecipeSummary {
  const { calories, costPerServing, totalMinutes } = facts
  const shown =
    eater.allergens.length > 0
      ? [...new Set(eater.allergens)]
      : allergens.filter((allergen) => isPresent(facts, allergen))
  return {
    calories,
    costPerServing,
    totalMinutes,
    diet: eater.diet ? { diet: eater.diet, verdict: facts.diets[eater.diet] } : null,
    allergens: shown.map((allergen) => ({ allergen, verdict: facts.allergens[allergen] })),
  }
}

function isPresent(facts: RecipeFacts, allergen: Allergen): boolean {
  const verdict = facts.allergens[allergen]
  return verdict === 'contains' || verdict === 'usually_contains'
}

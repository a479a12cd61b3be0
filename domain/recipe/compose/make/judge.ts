import { boundsBroken } from '#domain/options/nutrient-bounds.ts'
import { isForFrail } from '#domain/recipe/compose/asked/for-frail.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Finding, Verification } from '#domain/recipe/verification.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** The verification of a draft that keeps the wish; undefined when it does not. Verification reads the printed words alone, so it is a second opinion. */
export function judged(draft: RecipeDraft, wish: HeardWish): Verification | undefined {
  const verification = verifyRecipe(draft, eaterOf(wish))
  return faultsOf(verification, wish).length ? undefined : verification
}

/** The eater that a wish is for: its diets and equipment are those asked for, not those of the profile. */
export function eaterOf({ allergens, diet, alsoDiets, exclude, equipment }: HeardWish): EaterProfile {
  return { allergens, ...(diet && { diet }), ...(alsoDiets && { alsoDiets }), dislikes: exclude, equipment }
}

/** Why a draft must not be served: findings that block, faults of writing, and figures off the wish. Codes, for counting. */
export function faultsOf(verification: Verification, wish: HeardWish): string[] {
  const faults = [
    ...verification.findings.filter((found) => isFault(found, wish)),
    ...frailFindings(verification, wish),
  ].map(({ code }) => code)
  const { calories } = verification.nutrition.perServing
  if (wish.calories && Math.abs(calories - wish.calories) > wish.calories * 0.1) faults.push('calories')
  if (boundsBroken(verification.nutrition.perServing, wish).length > 0) faults.push('nutrients')
  if (wish.budget !== undefined && Math.round(verification.cost.total * 100) > Math.round(wish.budget * 100))
    faults.push('budget')
  if (wish.maxMinutes !== undefined && verification.time.totalMinutes > wish.maxMinutes) faults.push('minutes')
  return faults
}

/** What a grown cook is warned of, and what blocks where the notes speak of a baby, a pregnancy or an illness: raw eggs. */
export function frailFindings({ findings }: Verification, { intents }: Pick<HeardWish, 'intents'>): Finding[] {
  if (!isForFrail(intents)) return []
  return findings.flatMap((found) => (found.code === 'raw_egg' ? { ...found, severity: 'blocks' as const } : []))
}

/** Warnings that speak of careless writing; a composed recipe has none of them. */
const carelessness: ReadonlySet<string> = new Set([
  'diet_unknown',
  'unknown_ingredient',
  'unweighed',
  'no_amount_known',
  'time_contradiction',
  'no_doneness_cue',
  'raw_meat',
  'too_salty',
  'amount',
  'portion',
  'implausible_serving',
  'unused_ingredient',
  'unlisted_food',
  'claimed_food',
  'hidden_meat',
  'untrue_name',
])
/** A drink is mostly water, which no list holds: its weight is no sign of a slip. */
function isFault({ severity, code }: Finding, { recipeType }: HeardWish): boolean {
  if (code === 'portion' && recipeType === 'Beverage') return false
  return severity === 'blocks' || carelessness.has(code)
}

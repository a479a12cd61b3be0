import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { Change, RecipeDraft } from '#domain/recipe/recipe.ts'
import { mendSalt } from '#domain/recipe/repair/mend-salt.ts'
import { mendDonenessCue, mendRawBeans, mendTemperature, mendUnused } from '#domain/recipe/repair/mend-steps.ts'
import { dropLine, isDispensable, type Mended, mendUnlisted, suits, swapLine } from '#domain/recipe/repair/swap-line.ts'
import type { Finding, Verification } from '#domain/recipe/verification.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { type AskedFigures, wishFindings } from '#domain/recipe/verify/wish-findings.ts'

export type Repaired = { draft: RecipeDraft; changes: Change[]; verification: Verification } | { failed: Finding[] }

/** Every round mends one thing and verifies all of it again; a recipe that needs more is better written anew. */
const rounds = 24

/**
 * Mends what a written recipe has wrong, by the smallest changes: a food swapped for one that fits, a garnish left out, a temperature
 * corrected, a sentence added. The whole is verified again after each. Answers the mended recipe with every change and its reason, or
 * the findings that nothing mends; with a wish, its time, budget and calories must be met as well.
 */
export function repairRecipe(draft: RecipeDraft, eater: EaterProfile, wish?: AskedFigures): Repaired {
  let current = draft
  let verification = verifyRecipe(current, eater)
  let changes: Change[] = []
  const hopeless = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    const next = verification.findings.filter(isMendable).find((one) => !hopeless.has(keyOf(one)))
    if (!next) break
    const mended = mend(current, next, eater, verification)
    const after = mended && verifyRecipe(mended.draft, eater)
    if (!mended || !after || !isBetter(after, verification, eater)) {
      hopeless.add(keyOf(next))
      continue
    }
    const isShorter = mended.draft.ingredients.length < current.ingredients.length
    current = mended.draft
    verification = after
    changes = [...(isShorter ? moved(changes, mended.change.line) : changes), mended.change]
  }
  const unmet = wish ? wishFindings(verification, wish) : []
  const blocking = [...verification.findings, ...unmet].filter(({ severity }) => severity === 'blocks')
  return blocking.length > 0 ? { failed: blocking } : { draft: current, changes, verification }
}

/** Positions are those of the mended list: where a line is left out, the later ones move up. */
function moved(changes: readonly Change[], gone: number): Change[] {
  return changes.map((change) => (change.line > gone ? { ...change, line: change.line - 1 } : change))
}

function mend(
  draft: RecipeDraft,
  finding: Finding,
  eater: EaterProfile,
  verification: Verification,
): Mended | undefined {
  switch (finding.code) {
    case 'allergen':
    case 'disliked':
      return mendLine(draft, finding.line, eater, reasonOf(finding))
    case 'diet':
    case 'diet_unknown':
      return mendDiet(draft, eater, verification)
    case 'unlisted_allergen':
      return mendUnlisted(draft, finding, eater, reasonOf(finding))
    case 'unsafe_temperature':
      return mendTemperature(draft, finding)
    case 'no_doneness_cue':
      return mendDonenessCue(draft, finding)
    case 'raw_beans':
      return mendRawBeans(draft, finding)
    case 'unused_ingredient':
      return mendUnused(draft, finding)
    case 'far_too_salty':
      return mendSalt(draft)
    default:
      return undefined
  }
}

/** The line is swapped, or left out where the dish can do without it. */
function mendLine(
  draft: RecipeDraft,
  line: number | undefined,
  eater: EaterProfile,
  reason: string,
): Mended | undefined {
  const ingredient = line === undefined ? undefined : draft.ingredients[line]
  if (line === undefined || !ingredient) return undefined
  return swapLine(draft, line, eater, reason) ?? (isDispensable(ingredient) ? dropLine(draft, line, reason) : undefined)
}

function mendDiet(draft: RecipeDraft, eater: EaterProfile, verification: Verification): Mended | undefined {
  const row = verification.diets.find(({ diet }) => diet === eater.diet)
  for (const line of row?.lines ?? []) {
    const ingredient = draft.ingredients[line]
    const name = ingredient?.name ?? ''
    const reason =
      row?.verdict === 'breaks'
        ? `a ${eater.diet} dish has no ${name}`
        : `a ${eater.diet} dish has to be sure of its ${name}`
    const mended = ingredient && !suits(ingredient, eater) && mendLine(draft, line, eater, reason)
    if (mended) return mended
  }
  return undefined
}

/** Why, as the change tells it: the finding's own sentence without the position, which the change has already. */
function reasonOf({ message }: Finding): string {
  return message.replace(/^Line \d+ \((.*?)\) /, '$1 ').replace(/\.$/, '')
}

const mendable = new Set([
  'allergen',
  'unlisted_allergen',
  'disliked',
  'diet',
  'diet_unknown',
  'unsafe_temperature',
  'no_doneness_cue',
  'raw_beans',
  'unused_ingredient',
  'far_too_salty',
])
function isMendable({ code, severity }: Finding): boolean {
  return mendable.has(code) && (severity === 'blocks' || code === 'no_doneness_cue' || code === 'unused_ingredient')
}

/** A change counts only when it leaves fewer findings of its weight and adds none that is graver. */
function isBetter(after: Verification, before: Verification, { diet }: EaterProfile): boolean {
  const blocked = weight(after, 'blocks') - weight(before, 'blocks')
  return (
    blocked < 0 ||
    (blocked === 0 &&
      (weight(after, 'warns') < weight(before, 'warns') || breakingLines(after, diet) < breakingLines(before, diet)))
  )
}
function weight({ findings }: Verification, severity: Finding['severity']): number {
  return findings.filter((one) => one.severity === severity).length
}
/** Her diet's one finding may rest on several lines: each line mended is progress. */
function breakingLines({ diets }: Verification, diet: EaterProfile['diet']): number {
  return diets.find((row) => row.diet === diet)?.lines.length ?? 0
}

function keyOf({ code, line, step }: Finding): string {
  return `${code} ${line ?? ''} ${step ?? ''}`
}

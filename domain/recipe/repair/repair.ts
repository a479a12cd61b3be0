import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { Change, RecipeDraft } from '#domain/recipe/recipe.ts'
import { linesAgainst, mendsOfDiet, mendsOfLine } from '#domain/recipe/repair/mending/mend-line.ts'
import { mendRawMeat } from '#domain/recipe/repair/mending/mend-raw-meat.ts'
import { mendSalt } from '#domain/recipe/repair/mending/mend-salt.ts'
import { mendDonenessCue, mendRawBeans, mendTemperature, mendUnused } from '#domain/recipe/repair/mending/mend-steps.ts'
import { mendTime } from '#domain/recipe/repair/mending/mend-time.ts'
import { mendsOfUnlisted } from '#domain/recipe/repair/mending/mend-unlisted.ts'
import { mendsOfTerms, withTermsInKind } from '#domain/recipe/repair/mending/terms-in-kind.ts'
import type { Mended } from '#domain/recipe/repair/swapping/swap-line.ts'
import { lettersOfRecipe } from '#domain/recipe/texts/letters-of-recipe.ts'
import type { Finding, Verification } from '#domain/recipe/verification.ts'
import { type AskedFigures, wishFindings } from '#domain/recipe/verify/eater/wish-findings.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'

export type Repaired = { draft: RecipeDraft; changes: Change[]; verification: Verification } | { failed: Finding[] }

/** Every round mends one thing and verifies all of it again; a recipe that needs more is better written anew. */
const rounds = 40
/** Ways of mending one thing that are tried; a diet's one finding stands for many lines. */
const tries = 60
/** Letters that are verified in all: forty times an ordinary recipe, three times one that is as long as may be. */
const mostLetters = 60_000

/**
 * Mends what a written recipe has wrong, by the smallest changes: a food swapped for one that fits, a garnish left out, a temperature or a
 * time corrected, a sentence added. The whole is verified again after each, and what is mended has no finding more than it had. Answers the mended
 * recipe with every change and its reason, or, where something still blocks, what blocked the recipe as it was written; with a wish, its time,
 * budget and calories must be met as well.
 */
export function repairRecipe(draft: RecipeDraft, eater: EaterProfile, wish?: AskedFigures): Repaired {
  const before = judged(draft, eater, wish)
  const after = mendedAsFar(before, eater, wish)
  const isWorse = after.findings.length > before.findings.length
  if (blocking(after).length === 0 && !isWorse)
    return { draft: after.draft, changes: after.changes, verification: after.verification }
  const failed = blocking(before)
  return failed.length > 0 ? { failed } : { draft, changes: [], verification: before.verification }
}

/** A draft with all that is found in it, its wish included. */
interface Judged {
  draft: RecipeDraft
  verification: Verification
  findings: readonly Finding[]
}

function judged(draft: RecipeDraft, eater: EaterProfile, wish: AskedFigures | undefined): Judged {
  const verification = verifyRecipe(draft, eater)
  return {
    draft,
    verification,
    findings: [...verification.findings, ...(wish ? wishFindings(verification, wish) : [])],
  }
}

function mendedAsFar(
  before: Judged,
  eater: EaterProfile,
  wish: AskedFigures | undefined,
): Judged & { changes: Change[] } {
  const budget = { verifications: Math.floor(mostLetters / (1 + lettersOfRecipe(before.draft))) }
  let current = before
  let changes: Change[] = []
  let hopeless = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    const next = current.findings.find((one) => isMendable(one) && !hopeless.has(keyOf(one)))
    if (!next || budget.verifications <= 0) break
    const found = better(current, next, eater, wish, budget)
    if (!found) {
      hopeless.add(keyOf(next))
      continue
    }
    const { mended, after } = found
    const isShorter = after.draft.ingredients.length < current.draft.ingredients.length
    // the positions that were given up are those of the longer list
    if (isShorter) hopeless = new Set()
    changes = [...(isShorter ? moved(changes, mended.change.line) : changes), mended.change, ...(mended.also ?? [])]
    current = after
  }
  return { ...current, changes }
}

/**
 * The first way to mend a finding that makes the recipe better and adds nothing, else the first that lets one warning in, which may be mended
 * after it; what has no such way is left as it is.
 */
function better(
  current: Judged,
  next: Finding,
  eater: EaterProfile,
  wish: AskedFigures | undefined,
  budget: { verifications: number },
): { mended: Mended; after: Judged } | undefined {
  let tried = 0
  let second: { mended: Mended; after: Judged } | undefined
  for (const mended of withTermsInKind(mends(current, next, eater), eater)) {
    tried += 1
    budget.verifications -= 1
    if (tried > tries || budget.verifications < 0) break
    const after = judged(mended.draft, eater, wish)
    if (!isBetter(after, current, eater)) continue
    if (after.findings.length <= current.findings.length) return { mended, after }
    second ??= { mended, after }
  }
  // a way is looked for all the same where there is none
  if (tried === 0) budget.verifications -= 1
  return second
}

/** Positions are those of the mended list: where a line is left out, the later ones move up. */
function moved(changes: readonly Change[], gone: number): Change[] {
  return changes.map((change) => (change.line > gone ? { ...change, line: change.line - 1 } : change))
}

function* mends({ draft }: Judged, finding: Finding, eater: EaterProfile): Generator<Mended> {
  switch (finding.code) {
    case 'allergen':
    case 'disliked':
      return yield* mendsOfLine(draft, finding.line, eater, reasonOf(finding))
    case 'diet':
    case 'diet_unknown':
      yield* mendsOfDiet(draft, eater)
      return yield* mendsOfUnlisted(draft, eater)
    case 'unlisted_allergen':
      yield* mendsOfUnlisted(draft, eater)
      return yield* mendsOfTerms(draft, finding.step, eater)
    default: {
      const mended = mendOfOne[finding.code]?.(draft, finding)
      if (mended) yield mended
    }
  }
}

/** What can be mended in one way only. */
const mendOfOne: Readonly<Record<string, (draft: RecipeDraft, finding: Finding) => Mended | undefined>> = {
  unsafe_temperature: mendTemperature,
  no_doneness_cue: mendDonenessCue,
  raw_meat: mendRawMeat,
  raw_beans: mendRawBeans,
  unused_ingredient: mendUnused,
  time_contradiction: mendTime,
  far_too_salty: mendSalt,
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
  ...Object.keys(mendOfOne),
])
function isMendable({ code }: Finding): boolean {
  return mendable.has(code)
}

/** A change counts only when fewer findings of its weight are left, none that is graver comes, and one lighter one at most. */
function isBetter(after: Judged, before: Judged, eater: EaterProfile): boolean {
  const all = after.findings.length - before.findings.length
  const blocked = blocking(after).length - blocking(before).length
  const lines = breakingLines(after, eater) - breakingLines(before, eater)
  if (blocked > 0 || lines > 0) return false
  if (blocked < 0 || lines < 0) return all <= 1
  return all <= 0 && weight(after, 'warns') < weight(before, 'warns')
}
function blocking({ findings }: Judged): Finding[] {
  return findings.filter(({ severity }) => severity === 'blocks')
}
function weight({ findings }: Judged, severity: Finding['severity']): number {
  return findings.filter((one) => one.severity === severity).length
}
/** The one finding on the eater's diet may rest on several lines, broken or not known: each line mended is progress. */
function breakingLines({ draft }: Judged, { diet }: EaterProfile): number {
  return diet === undefined ? 0 : linesAgainst(draft, diet).length
}

function keyOf({ code, line, step }: Finding): string {
  return `${code} ${line ?? ''} ${step ?? ''}`
}

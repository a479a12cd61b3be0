import type { Wish } from '#domain/options/wish.ts'
import { missingWants } from '#domain/recipe/compose/asked/missing-wants.ts'
import { needNotes } from '#domain/recipe/compose/asked/wish-notes.ts'
import { eaterOf, frailFindings } from '#domain/recipe/compose/make/judge.ts'
import { hasPlates, linesApart, plainPlate } from '#domain/recipe/plates-of-table.ts'
import type { EaterProfile } from '#domain/recipe/profile.ts'
import type { Change, RecipeDraft, WriterKind } from '#domain/recipe/recipe.ts'
import { type Repaired, repairRecipe } from '#domain/recipe/repair/repair.ts'
import { withTrueNames } from '#domain/recipe/repair/true-names.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { wishFindings } from '#domain/recipe/verify/eater/wish-findings.ts'
import { factsOf, type KeptFacts } from '#domain/recipe/verify/kept-facts.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { boundByNotes, heard, othersAtTable } from '#domain/wish/heard.ts'
import { type HeardWish, hear } from '#domain/wish/heard-wish.ts'

/** A recipe that passed every check, with what is kept of it. */
export interface CheckedDraft {
  readonly draft: RecipeDraft
  readonly changes: Change[]
  readonly kept: KeptFacts
}

/**
 * What blocks is mended or the recipe is not given out; so is one for another number of people, too slow, too dear, off its
 * calories, or, of a language model, without a food that was wanted or under a name that is not true of it. Diets and allergies of the notes bind like those of the form.
 */
export function checkWritten(
  draft: RecipeDraft,
  writer: WriterKind,
  wish: Wish,
): CheckedDraft | { readonly failed: Pick<Finding, 'code' | 'message'>[] } {
  const asked = hear(wish)
  const { servings } = heard(wish).wish
  const lacking = [
    ...(isForThem(draft, servings, writer) ? [] : [`It is for ${draft.servings} people instead of ${servings}.`]),
    ...(writer === 'model'
      ? missingWants(draft, asked).map((words) => `It has no ${words}, which was asked for.`)
      : []),
  ]
  if (lacking.length > 0) return { failed: lacking.map((message) => ({ code: 'not_as_asked', message })) }
  const isShared = writer === 'kitchen' && hasPlates(draft)
  const eater = eaterOf(boundByNotes(asked))
  const named = writer === 'model' ? withTrueNames(draft, eater) : draft
  const passed = isShared ? eachPlate(draft, asked) : mended(named, eater, asked)
  if ('failed' in passed) return passed
  const untrue = passed.verification.findings.filter(({ code }) => code === 'untrue_name')
  if (writer === 'model' && untrue.length > 0) return { failed: untrue }
  const told = writer === 'model' ? withNeeds(passed.draft, asked) : passed.draft
  return { draft: told, changes: passed.changes, kept: factsOf(told, passed.verification) }
}

/** A model may not say what is not checked: that a dish is for a dog, or a baby. */
function withNeeds(draft: RecipeDraft, { intents }: HeardWish): RecipeDraft {
  const lacking = needNotes(intents.needs).filter((note) => !draft.notes.includes(note))
  return { ...draft, notes: [...lacking, ...draft.notes].slice(0, 12) }
}

/** The kitchen makes its batches whole, so a loaf may feed more than were asked for; a model writes for exactly those. */
function isForThem({ servings }: RecipeDraft, asked: number, writer: WriterKind): boolean {
  return servings === asked || (writer === 'kitchen' && servings > asked)
}

/** Of a dish with lines for some of a table alone, the plate without them is for whoever keeps the most, and all of it for the others. */
function eachPlate(draft: RecipeDraft, wish: HeardWish): Repaired {
  if (linesApart(draft).length === 0) return mended(draft, eaterOf(boundByNotes(wish)), wish)
  const plain = verifyRecipe(plainPlate(draft), eaterOf(boundByNotes(wish)))
  const failed = plain.findings.filter(({ severity }) => severity === 'blocks')
  if (failed.length > 0) return { failed }
  return mended(draft, eaterOfAll(draft, wish), wish)
}

/** Whom all that is written has to suit: where it has lines for some of a table alone, those. */
export function eaterOfAll(draft: RecipeDraft, wish: HeardWish): EaterProfile {
  const others = hasPlates(draft) ? othersAtTable(wish, draft.servings) : undefined
  return eaterOf(others ? { ...wish, ...others } : boundByNotes(wish))
}

function mended(draft: RecipeDraft, eater: EaterProfile, wish: HeardWish): Repaired {
  const verification = verifyRecipe(draft, eater)
  const raw = frailFindings(verification, wish)
  if (raw.length > 0) return { failed: raw }
  const findings = [...verification.findings, ...wishFindings(verification, wish)]
  if (findings.some(({ severity }) => severity === 'blocks')) return repairRecipe(draft, eater, wish)
  return { draft, verification, changes: [] }
}

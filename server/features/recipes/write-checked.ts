import { randomInt } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { GenerationEvent } from '#contract/generation.ts'
import { refusedWant } from '#domain/recipe/compose/contradiction.ts'
import { boundByNotes, heard } from '#domain/recipe/compose/free-text/heard.ts'
import { missingWants } from '#domain/recipe/compose/missing-wants.ts'
import { repairRecipe } from '#domain/recipe/repair/repair.ts'
import type { Finding } from '#domain/recipe/verification.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { wishFindings } from '#domain/recipe/verify/wish-findings.ts'
import type { Wish } from '#domain/recipe/wish.ts'
import type { AppContext } from '#server/context.ts'
import { eaterOfWish } from '#server/features/recipes/eater.ts'
import type { Checked, Written } from '#server/features/recipes/new-recipe.ts'
import type { RecipeWriter, Refused, WriterEvent } from '#server/ports/recipe-writer/recipe-writer.ts'

type Contradiction = Extract<WriterEvent, { type: 'contradiction' }>
/** A recipe that passed every check and who wrote it, or the wishes that cannot be met together. */
export type Outcome = (Written & Checked) | Contradiction

/**
 * Wishes that contradict each other by proof are told at once. Asks the writers in turn until one has written a recipe that passes every check or was mended until it did. A writer
 * whose recipe fails is asked again with the findings, as often and as long as it may; then the next one writes.
 * An idea that was offered is the composer's, and the composer writes it again. Ends without an outcome when the signal is aborted; throws `unavailable` when no writer could.
 */
export async function* writeChecked(
  { recipeWriters, log }: Pick<AppContext, 'recipeWriters' | 'log'>,
  wish: Wish,
  signal: AbortSignal,
  idea?: number,
): AsyncGenerator<GenerationEvent, Outcome | undefined> {
  const refused = refusedWant(wish)
  if (refused) return { type: 'contradiction', ...refused }
  for (const writer of idea === undefined ? recipeWriters : recipeWriters.slice(-1)) {
    const patience = writer.patience === undefined ? undefined : AbortSignal.timeout(writer.patience * 1000)
    const patient = patience ? AbortSignal.any([signal, patience]) : signal
    let again: Refused | undefined
    for (let turn = 0; turn < writer.turns && !patient.aborted; turn += 1) {
      const answer = yield* asked(writer, wish, idea ?? randomInt(2 ** 31), patient, again)
      if (signal.aborted) return undefined
      if (answer?.type === 'contradiction') return answer
      if (answer?.type === 'failed') {
        log.warn({ trouble: answer.trouble, detail: answer.detail }, 'a recipe writer failed')
        if (answer.trouble !== 'unusable') break
        again = { findings: [{ message: 'It was not one whole JSON object of the shape asked for; be brief.' }] }
      }
      if (answer?.type !== 'written') continue
      yield { type: 'progress', stage: 'verifying', message: 'Checking every line' }
      const checked = check(answer, wish)
      if (!('failed' in checked)) return { ...answer, ...checked }
      again = { draft: answer.draft, findings: checked.failed }
      log.warn({ findings: checked.failed.map(({ code }) => code) }, 'a written recipe was refused')
      yield { type: 'progress', stage: 'repairing', message: 'Something was not right; writing it again' }
    }
  }
  throw new AppError(
    'unavailable',
    'No recipe could be written that passes every check. Nothing was counted; please try again.',
  )
}

async function* asked(
  writer: RecipeWriter,
  wish: Wish,
  seed: number,
  signal: AbortSignal,
  refused: Refused | undefined,
): AsyncGenerator<GenerationEvent, Exclude<WriterEvent, { type: 'draft' }> | undefined> {
  for await (const event of writer.write(wish, seed, signal, refused)) {
    if (signal.aborted) return undefined
    if (event.type !== 'draft') return event
    yield event
  }
  return undefined
}

/**
 * What blocks is mended or the recipe is not given out; so is one for another number of people, too slow, too dear, off its
 * calories, or, of a language model, without a food that was wanted. Diets and allergies of the notes bind like those of the form.
 */
function check({ draft, writer }: Written, wish: Wish): Checked | { failed: Pick<Finding, 'code' | 'message'>[] } {
  const { servings } = heard(wish).wish
  const lacking = [
    ...(draft.servings === servings ? [] : [`It is for ${draft.servings} people instead of ${servings}.`]),
    ...(writer.kind === 'model'
      ? missingWants(draft, wish).map((words) => `It has no ${words}, which is wanted.`)
      : []),
  ]
  if (lacking.length > 0) return { failed: lacking.map((message) => ({ code: 'not_as_asked', message })) }
  const eater = eaterOfWish(boundByNotes(wish))
  const verification = verifyRecipe(draft, eater)
  const findings = [...verification.findings, ...wishFindings(verification, wish)]
  if (!findings.some(({ severity }) => severity === 'blocks')) return { draft, verification, changes: [] }
  return repairRecipe(draft, eater, wish)
}

import { AppError } from '#contract/errors.ts'
import type { GenerationEvent } from '#contract/recipes/generation-event.ts'
import type { Wish } from '#domain/options/wish.ts'
import { plain } from '#domain/plain-text.ts'
import type { CheckedDraft } from '#domain/recipe/check-written.ts'
import type { AppContext } from '#server/context.ts'
import type { Written } from '#server/features/recipes/generating/new-recipe.ts'
import type { RecipeWriter, Refused, WriterEvent, WritingOrder } from '#server/ports/recipe-writer/recipe-writer.ts'

type Contradiction = Extract<WriterEvent, { type: 'contradiction' }>
/** A recipe that passed every check and who wrote it, or the wishes that cannot be met together. */
export type Outcome = (Written & CheckedDraft) | Contradiction

/**
 * Wishes that contradict each other by proof are told at once. Asks the writers in turn until one has written a recipe that passes every check or was mended until it did. A writer
 * whose recipe fails is asked again with the findings, as often and as long as it may; then the next one writes.
 * An idea that was offered is the composer's, and the composer writes it again. Ends without an outcome when the signal is aborted; throws `unavailable` when no writer could.
 */
export async function* writeChecked(
  { recipeWriters, kitchen: wholeKitchen, log }: Pick<AppContext, 'recipeWriters' | 'kitchen' | 'log'>,
  owner: string,
  wish: Wish,
  signal: AbortSignal,
  { idea, nextSeed }: { readonly idea: number | undefined; readonly nextSeed: () => number },
): AsyncGenerator<GenerationEvent, Outcome | undefined> {
  const kitchen = wholeKitchen.for(owner, signal)
  const refused = await kitchen.ask('refusedWant', wish)
  if (refused) return { type: 'contradiction', ...refused }
  for (const writer of idea === undefined ? recipeWriters : recipeWriters.slice(-1)) {
    const patience = writer.patience === undefined ? undefined : AbortSignal.timeout(writer.patience * 1000)
    const patient = patience ? AbortSignal.any([signal, patience]) : signal
    let again: Refused | undefined
    for (let turn = 0; turn < writer.turns && !patient.aborted; turn += 1) {
      const answer = yield* asked(writer, {
        wish,
        seed: idea ?? nextSeed(),
        signal: patient,
        refused: again,
        kitchen: {
          compose: (...given) => kitchen.ask('compose', ...given),
          heardWish: (heard) => kitchen.ask('heardWish', heard),
        },
      })
      if (signal.aborted) return undefined
      if (answer?.type === 'contradiction') return answer
      if (answer?.type === 'failed') {
        log.warn({ trouble: answer.trouble, detail: answer.detail }, 'a recipe writer failed')
        if (answer.trouble !== 'unusable') break
        again = { findings: [{ message: 'It was not one complete JSON object in the requested shape; be brief.' }] }
      }
      if (answer?.type !== 'written') continue
      if (wish.otherThan?.some(({ title }) => plain(title) === plain(answer.draft.title))) {
        again = { draft: answer.draft, findings: [{ message: 'It must be a different dish from this one.' }] }
        continue
      }
      yield { type: 'progress', stage: 'verifying', message: 'Checking every line' }
      const checked = await kitchen.ask('checkWritten', answer.draft, answer.writer.kind, wish)
      if (!('failed' in checked)) return { ...answer, ...checked }
      again = { draft: answer.draft, findings: checked.failed }
      log.warn({ findings: checked.failed.map(({ code }) => code) }, 'a written recipe was refused')
      yield { type: 'progress', stage: 'repairing', message: 'Something wasn’t right; writing it again' }
    }
  }
  throw new AppError(
    'unavailable',
    'We couldn’t write a recipe that passes every check. This didn’t count toward your daily limit. Please try again.',
  )
}

async function* asked(
  writer: RecipeWriter,
  order: WritingOrder,
): AsyncGenerator<GenerationEvent, Exclude<WriterEvent, { type: 'draft' }> | undefined> {
  for await (const event of writer.write(order)) {
    if (order.signal.aborted) return undefined
    if (event.type !== 'draft') return event
    yield event
  }
  return undefined
}

import { Output, parsePartialJson, streamText } from 'ai'
import { draftOfModel, ModelRecipe, partOfModel } from '#server/ports/recipe-writer/language-model/model-recipe.ts'
import type { ModelSettings } from '#server/ports/recipe-writer/language-model/model-settings.ts'
import { refusesShape, troubleOf } from '#server/ports/recipe-writer/language-model/model-trouble.ts'
import { openModel, type Way } from '#server/ports/recipe-writer/language-model/open-model.ts'
import { instructions, promptFor } from '#server/ports/recipe-writer/language-model/prompt.ts'
import { growingObject, wholeObject } from '#server/ports/recipe-writer/language-model/read-answer.ts'
import type { RecipeWriter, WriterEvent } from '#server/ports/recipe-writer/recipe-writer.ts'

/** Characters of an answer; a recipe has three to six thousand. */
const longestAnswer = 60_000

/**
 * Any language model as a writer. Its answer is streamed, asked for by schema where the provider can, as JSON or as text
 * where it refuses that; which way it took is remembered. It never throws: what goes wrong is a `failed` event.
 */
export async function languageModel(settings: ModelSettings, seconds = 30): Promise<RecipeWriter> {
  // its warnings go to the console, past our log
  globalThis.AI_SDK_LOG_WARNINGS = false
  const ways = await openModel(settings)
  let usual = 0
  return {
    turns: 2,
    patience: seconds,
    async *write({ wish, signal, refused, kitchen }) {
      const prompt = promptFor(await kitchen.heardWish(wish), refused)
      for (let at = usual; ; at += 1) {
        const way = ways[at]
        if (!way) return
        try {
          for await (const event of answer(way, settings.model, prompt, signal)) {
            usual = at
            yield event
          }
          return
        } catch (error) {
          if (refusesShape(error) && at + 1 < ways.length) continue
          yield { type: 'failed', ...troubleOf(error, signal) }
          return
        }
      }
    },
  }
}

async function* answer(
  { kind, model }: Way,
  name: string,
  prompt: string,
  signal: AbortSignal,
): AsyncGenerator<WriterEvent> {
  const result = streamText({
    model,
    instructions,
    prompt,
    abortSignal: signal,
    maxRetries: 1,
    onError: () => undefined,
    ...(kind !== 'text' && { output: Output.object({ schema: ModelRecipe, name: 'recipe' }) }),
  })
  let text = ''
  let shown = ''
  for await (const part of result.stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw signal.reason
    if (part.type !== 'text-delta') continue
    text += part.text
    if (text.length > longestAnswer) break
    const { value } = await parsePartialJson(growingObject(text))
    const draft = partOfModel(value)
    const grown = JSON.stringify(draft)
    if (grown.length > shown.length) yield { type: 'draft', draft }
    shown = grown
  }
  const draft = wholeObject(text, draftOfModel)
  if (draft) yield { type: 'written', draft, writer: { kind: 'model', model: name } }
  else yield { type: 'failed', trouble: 'unusable', detail: `${text.length} characters, no whole recipe in them` }
}

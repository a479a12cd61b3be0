import { askModel, partOfJson, refusesShape, troubleOf } from '#server/ports/recipe-writer/language-model/ask-model.ts'
import { draftOfModel, ModelRecipe, partOfModel } from '#server/ports/recipe-writer/language-model/model-recipe.ts'
import type { ModelSettings } from '#server/ports/recipe-writer/language-model/model-settings.ts'
import { openModel, type Way } from '#server/ports/recipe-writer/language-model/open-model.ts'
import { instructions, promptFor } from '#server/ports/recipe-writer/language-model/prompt.ts'
import { growingObject, wholeObject } from '#server/ports/recipe-writer/language-model/read-answer.ts'
import type { RecipeWriter, WriterEvent } from '#server/ports/recipe-writer/recipe-writer.ts'

/**
 * Any language model as a writer. Its answer is streamed, asked for by schema where the provider can, as JSON or as text
 * where it refuses that; which way it took is remembered. It never throws: what goes wrong is a `failed` event.
 */
export async function languageModel(settings: ModelSettings, seconds = 30): Promise<RecipeWriter> {
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

async function* answer(way: Way, name: string, text: string, signal: AbortSignal): AsyncGenerator<WriterEvent> {
  let whole = ''
  let shown = ''
  for await (const grown of askModel(way, { instructions, text, schema: ModelRecipe }, signal)) {
    whole = grown
    const draft = partOfModel(await partOfJson(growingObject(whole)))
    const words = JSON.stringify(draft)
    if (words.length > shown.length) yield { type: 'draft', draft }
    shown = words
  }
  const draft = wholeObject(whole, draftOfModel)
  if (draft) yield { type: 'written', draft, writer: { kind: 'model', model: name } }
  else yield { type: 'failed', trouble: 'unusable', detail: `${whole.length} characters without a complete recipe` }
}

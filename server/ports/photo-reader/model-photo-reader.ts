import type { BroughtRecipe } from '#domain/recipe/import/brought-recipe.ts'
import type { PhotoReader, PhotoReading } from '#server/ports/photo-reader/photo-reader.ts'
import { instructions, PhotoWords, ReadWords } from '#server/ports/photo-reader/photo-words.ts'
import { askModel, refusesShape, troubleOf } from '#server/ports/recipe-writer/language-model/ask-model.ts'
import type { ModelSettings } from '#server/ports/recipe-writer/language-model/model-settings.ts'
import { openModel, type Way } from '#server/ports/recipe-writer/language-model/open-model.ts'
import { wholeObject } from '#server/ports/recipe-writer/language-model/read-answer.ts'

/** The language model as a reader, asked in the ways that the recipe writer knows. No request is made until there is a photograph. */
export async function modelPhotoReader(settings: ModelSettings, seconds = 60): Promise<PhotoReader> {
  const ways = await openModel(settings)
  return {
    async read(photo, signal) {
      const until = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)])
      for (const way of ways) {
        try {
          return readingOf(await answer(way, photo, until))
        } catch (error) {
          if (!refusesShape(error)) return troubleOf(error, until)
        }
      }
      // no way of asking was to its liking: it has no eyes
      return { trouble: 'blind', detail: 'refused the picture however it was sent' }
    },
  }
}

async function answer(way: Way, photo: Buffer, signal: AbortSignal): Promise<string> {
  const text = 'Copy the recipe in this photograph.'
  let whole = ''
  for await (const grown of askModel(way, { instructions, text, photo, schema: PhotoWords }, signal)) whole = grown
  return whole
}

function readingOf(text: string): PhotoReading {
  const words = wholeObject(text, (value) => ReadWords.safeParse(value).data)
  if (!words) return { trouble: 'unusable', detail: `${text.length} characters without a complete answer` }
  const { found, title, servings, ingredients, steps, notes } = words
  if (!found || ingredients.length + steps.length === 0) return { trouble: 'no_recipe', detail: 'no recipe was seen' }
  const recipe: BroughtRecipe = {
    title,
    ingredients,
    steps: steps.map((step) => ({ text: step })),
    notes,
    servings: servings >= 1 && servings <= 100 ? Math.round(servings) : undefined,
  }
  return { recipe }
}

import { embeddedComposer } from '#server/ports/recipe-writer/embedded-composer.ts'
import type { ModelSettings } from '#server/ports/recipe-writer/language-model/model-settings.ts'
import type { RecipeWriter } from '#server/ports/recipe-writer/recipe-writer.ts'

/** Who writes, in the order in which they are asked. Without a model its code is not even read. */
export async function recipeWriters(model: ModelSettings | undefined): Promise<readonly RecipeWriter[]> {
  if (!model) return [embeddedComposer()]
  const { languageModel } = await import('#server/ports/recipe-writer/language-model/language-model.ts')
  return [await languageModel(model), embeddedComposer()]
}
